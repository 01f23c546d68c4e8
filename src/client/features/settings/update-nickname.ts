import { ORPCError } from '@orpc/client'
import { logError } from '../../data/log.ts'
import type { Fate } from '../../data/outbox/outbox-fates.ts'
import type { Refusal } from '../../data/outbox/send-answer.ts'
import type { OutboxAccess } from '../../data/outbox/use-outbox.ts'
import { startTrace } from '../../data/traces.ts'
import { m } from '../../paraglide/messages.js'

/**
 * Changes the nickname of one's own user document, 'kept' where that waits for a network. What the
 * server refuses or fails to take is logged and thrown as a new error with the sentence of spec section 8.
 */
export async function updateNickname(
  { add }: Pick<OutboxAccess, 'add'>,
  displayName: string,
): Promise<Fate> {
  const finishTrace = startTrace('nickname-update')
  try {
    const fate = await add({ kind: 'nickname', input: { displayName } })
    finishTrace(fate === 'done' ? 'done' : 'left')
    return fate
  } catch (refusal) {
    finishTrace('failed')
    const { code, status } = refusal as Refusal
    const cause = status === 0 ? new TypeError(code) : new ORPCError(code, { status })
    logError('Nickname update failed', cause)
    throw new Error(m.settings_nickname_failed(), { cause })
  }
}
