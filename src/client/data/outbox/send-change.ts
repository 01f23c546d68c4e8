import { ORPCError } from '@orpc/client'
import { api } from '../core/api.ts'
import type { PendingChange } from './pending-change.ts'
import type { Refusal, SendResult } from './send-result.ts'

/** Statuses that say nothing about the change: signed out, timeout, too early, too many calls. */
const temporaryStatuses = [401, 408, 425, 429]

const noAnswer: Refusal = { code: 'NO_ANSWER', status: 0 }

export type SendOptions =
  | { isLeaving: false; longestMs: number }
  /** The browser completes the call even if the document closes. */
  | { isLeaving: true }

/**
 * Sends a change. Only a success or a final refusal of our server settles it; anything else means
 * `later`: no network, a failing server, the page of a captive portal.
 */
export async function sendChange(
  change: PendingChange,
  sendOptions: SendOptions,
): Promise<SendResult> {
  try {
    return { kind: 'done', result: await call(change, sendOptions) }
  } catch (error) {
    if (!(error instanceof ORPCError)) return { kind: 'later', refusal: noAnswer }
    const { status, code } = error
    const isFinal = status >= 400 && status < 500 && !temporaryStatuses.includes(status)
    return { kind: isFinal ? 'refused' : 'later', refusal: { code, status } }
  }
}

function call(
  { uid, idempotencyKey, ...change }: PendingChange,
  sendOptions: SendOptions,
): Promise<unknown> {
  const options = {
    context: { idempotencyKey, isLeaving: sendOptions.isLeaving },
    ...(!sendOptions.isLeaving && { signal: AbortSignal.timeout(sendOptions.longestMs) }),
  }
  switch (change.kind) {
    case 'nickname':
      return api.profile.update({ uid, ...change.input }, options)
    case 'reader':
      return api.profile.updateReader({ uid, ...change.input }, options)
    case 'aids': {
      const { childId, change: aids } = change.input
      return api.reading.updateAids({ uid, childId, ...aids }, options)
    }
    case 'mark': {
      const { storyIds, ...list } = change.input
      const [storyId, ...others] = storyIds
      return storyId !== undefined && others.length === 0
        ? api.list.mark({ uid, ...list, storyId }, options)
        : api.list.markAll({ uid, ...list, storyIds }, options)
    }
    case 'arrange':
      return api.list.arrange({ uid, ...change.input }, options)
    case 'progress': {
      const { place, ...story } = change.input
      return api.reading.saveProgress({ uid, ...story, ...place }, options)
    }
    default:
      throw change satisfies never
  }
}
