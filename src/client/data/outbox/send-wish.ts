import { ORPCError } from '@orpc/client'
import { api } from '../api.ts'
import type { Answer, Refusal } from './send-answer.ts'
import type { Waiting } from './wish.ts'

/** Refusals that say nothing about the change: signed out, too early, too many. */
const passing = [401, 408, 425, 429]

const noAnswer: Refusal = { code: 'NO_ANSWER', status: 0 }

/** How a change is sent. */
export type Sending =
  | { isLeaving: false; longestMs: number }
  /** The document may be gone at once: the browser finishes the call all the same. */
  | { isLeaving: true }

/**
 * Sends a change. Whatever is not a clear answer of our server means that it must be sent again:
 * no network, a failing server, a portal's page.
 */
export async function sendWish(waiting: Waiting, sending: Sending): Promise<Answer> {
  try {
    return { kind: 'done', result: await call(waiting, sending) }
  } catch (error) {
    if (!(error instanceof ORPCError)) return { kind: 'later', refusal: noAnswer }
    const { status, code } = error
    const isFinal = status >= 400 && status < 500 && !passing.includes(status)
    return { kind: isFinal ? 'refused' : 'later', refusal: { code, status } }
  }
}

function call({ uid, idempotencyKey, ...wish }: Waiting, sending: Sending): Promise<unknown> {
  const options = {
    context: { idempotencyKey, isLeaving: sending.isLeaving },
    ...(!sending.isLeaving && { signal: AbortSignal.timeout(sending.longestMs) }),
  }
  switch (wish.kind) {
    case 'nickname':
      return api.profile.update({ uid, ...wish.input }, options)
    case 'reader':
      return api.profile.updateReader({ uid, ...wish.input }, options)
    case 'aids': {
      const { childId, change } = wish.input
      return api.reading.updateAids({ uid, childId, ...change }, options)
    }
    case 'mark': {
      const { storyIds, ...list } = wish.input
      const [storyId, ...others] = storyIds
      return storyId !== undefined && others.length === 0
        ? api.shelf.mark({ uid, ...list, storyId }, options)
        : api.shelf.markAll({ uid, ...list, storyIds }, options)
    }
    case 'arrange':
      return api.shelf.arrange({ uid, ...wish.input }, options)
    case 'progress': {
      const { place, ...story } = wish.input
      return api.reading.saveProgress({ uid, ...story, ...place }, options)
    }
    default:
      throw wish satisfies never
  }
}
