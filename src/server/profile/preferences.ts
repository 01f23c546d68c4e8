import type { PreferenceChange } from '../../contract/profile.ts'
import { limit } from '../http/rate-limit.ts'
import { queueConfirmation, unsubscribe } from '../newsletter/commands.ts'
import type { CallContext } from '../platform/context.ts'
import { pseudonym } from '../platform/pseudonym.ts'
import type { Session } from '../platform/session.ts'
import { updatePreferences } from './commands.ts'
import { findProfile } from './queries.ts'

/** Limit of newsletter confirmation mails for each account. */
const mailLimit = { max: 3, windowSeconds: 900 }

type Result =
  | { kind: 'changed' }
  | { kind: 'not-found' | 'unverified' }
  | { kind: 'too-many'; wait: { retryAfterSeconds: number } }

/** Changes preferences; the newsletter ends immediately, but begins only with the mailed link. */
export async function changePreferences(
  context: CallContext & { uid: string; session: Session },
  { uid, prefEmail, ...change }: PreferenceChange & { uid: string },
): Promise<Result> {
  const { db, clock, uid: ownerId, mail } = context
  const now = clock.now()
  const found = await findProfile(db, { uid, ownerId, now })
  if (!found) return { kind: 'not-found' }
  const wantsNewsletter = prefEmail === true && !found.profile.preferences.prefEmail
  if (wantsNewsletter) {
    // An unverified mailbox may be somebody else's.
    if (!context.session.isVerified) return { kind: 'unverified' }
    const allowed = await limit(db, `newsletter-mail:${pseudonym(uid)}`, { ...mailLimit, now })
    if (!allowed.ok) return { kind: 'too-many', wait: allowed }
  }
  const isChanged = await db.transaction(async (tx) => {
    if (!(await updatePreferences(tx, { uid, ownerId, change, now }))) return false
    if (wantsNewsletter) await queueConfirmation(context, tx, uid)
    if (prefEmail === false) await unsubscribe(tx, { userId: uid, now })
    return true
  })
  if (wantsNewsletter) mail.wake()
  return isChanged ? { kind: 'changed' } : { kind: 'not-found' }
}
