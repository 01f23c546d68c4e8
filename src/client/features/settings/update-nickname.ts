import { ORPCError } from '@orpc/client'
import { logError } from '../../data/log.ts'
import type { Fate } from '../../data/outbox/outbox-fates.ts'
import type { Refusal } from '../../data/outbox/send-answer.ts'
import type { OutboxAccess } from '../../data/outbox/use-outbox.ts'
import { trace } from '../../data/traces.ts'
import { m } from '../../paraglide/messages.js'

/**
 * Changes the nickname of one's own user document, 'kept' where that waits for a network. A refusal
 * is logged and thrown as a new error with the sentence of spec section 8.
 */
export async function updateNickname(
  { add }: Pick<OutboxAccess, 'add'>,
  displayName: string,
): Promise<Fate> {
  try {
    return await trace('nickname-update', () => add({ kind: 'nickname', input: { displayName } }))
  } catch (refusal) {
    const { code, status } = refusal as Refusal
    const cause = new ORPCError(code, { status })
    logError('Nickname update failed', cause)
    throw new Error(m.settings_nickname_failed(), { cause })
  }
}
