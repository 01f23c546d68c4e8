import { makeMailedLink } from '../auth/mailed-links.ts'
import { pinResetMail } from '../auth/mails.ts'
import { findAuthUser } from '../auth/users.ts'
import { preferredLanguage } from '../http/language.ts'
import type { CallContext } from '../platform/context.ts'

const lifetimeMs = 3_600_000

/** Mails the owner a link to choose a new PIN; link and mail come about together or not at all. */
export async function queuePinReset(
  { db, clock, headers, mail }: CallContext,
  userId: string,
): Promise<void> {
  const owner = await findAuthUser(db, userId)
  if (!owner) return
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  await db.transaction(async (tx) => {
    const token = await makeMailedLink(tx, { userId, purpose: 'pin-reset', expiresAt, now })
    const to = {
      to: owner.email,
      name: owner.displayName,
      language: preferredLanguage(headers),
    }
    const letter = pinResetMail(to, mail.linkTo('/account-settings', { pin: token }))
    await mail.queue(tx, { ...letter, idempotencyKey: `pin-reset:${token.slice(0, 20)}` })
  })
  mail.wake()
}
