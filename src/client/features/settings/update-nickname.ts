import { ORPCError } from '@orpc/client'
import { logError } from '../../data/core/log.ts'
import type { Outcome } from '../../data/outbox/outcomes.ts'
import type { Refusal } from '../../data/outbox/send-result.ts'
import type { OutboxAccess } from '../../data/outbox/use-outbox.ts'
import { startTrace } from '../../data/traces/traces.ts'
import { m } from '../../paraglide/messages.js'

/**
 * Changes the nickname; returns 'stored' if the change waits for a network. A refusal or failure of the server
 * is logged and thrown as a new error with the sentence of spec 8.9.
 */
export async function updateNickname(
  { add }: Pick<OutboxAccess, 'add'>,
  displayName: string,
): Promise<Outcome> {
  const finishTrace = startTrace('nickname-update')
  try {
    const outcome = await add({ kind: 'nickname', input: { displayName } })
    finishTrace(outcome === 'done' ? 'done' : 'abandoned')
    return outcome
  } catch (refusal) {
    finishTrace('failed')
    const { code, status } = refusal as Refusal
    const cause = status === 0 ? new TypeError(code) : new ORPCError(code, { status })
    logError('Nickname update failed', cause)
    throw new Error(m.settings_nickname_failed(), { cause })
  }
}
