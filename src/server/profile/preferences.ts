import type { PreferenceChange } from '../../contract/profile.ts'
import { pseudonym } from '../auth/users.ts'
import { limit } from '../http/rate-limit.ts'
import { endSubscription, queueConfirmation } from '../newsletter/commands.ts'
import type { CallContext } from '../platform/context.ts'
import { updatePreferences } from './commands.ts'
import { findProfile } from './queries.ts'

/** Mails that ask for the newsletter, to one account. */
const mailLimit = { max: 3, windowSeconds: 900 }

type Result =
  | { kind: 'changed' }
  | { kind: 'not-found' | 'unproven' }
  | { kind: 'too-many'; wait: { retryAfterSeconds: number } }

/** Changes preferences; the newsletter ends at once, but begins only with the mailed link. */
export async function changePreferences(
  context: CallContext & { uid: string },
  { uid, prefEmail, ...change }: PreferenceChange & { uid: string },
): Promise<Result> {
  const { db, clock, uid: ownerId, mail } = context
  const now = clock.now()
  const found = await findProfile(db, { uid, ownerId, now })
  if (!found) return { kind: 'not-found' }
  const asks = prefEmail === true && !found.profile.preferences.prefEmail
  if (asks) {
    // Nobody else's mailbox is asked.
    if ((await context.isProven(uid)) === false) return { kind: 'unproven' }
    const allowed = await limit(db, `newsletter-mail:${pseudonym(uid)}`, { ...mailLimit, now })
    if (!allowed.ok) return { kind: 'too-many', wait: allowed }
  }
  const isChanged = await db.transaction(async (tx) => {
    if (!(await updatePreferences(tx, { uid, ownerId, change, now }))) return false
    if (asks) await queueConfirmation(context, tx, uid)
    if (prefEmail === false) await endSubscription(tx, { userId: uid, now })
    return true
  })
  if (asks) mail.wake()
  return isChanged ? { kind: 'changed' } : { kind: 'not-found' }
}
