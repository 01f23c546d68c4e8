import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import { user } from '../db/auth-schema.ts'
import type { Database, Transaction } from '../db/client.ts'
import { mailedLink } from '../db/privacy-schema.ts'

/** What a mailed link may do, once. */
export type LinkPurpose = 'pin-reset' | 'newsletter' | 'deletion-cancel'

interface MailedLink {
  token: string
  purpose: LinkPurpose
  userId?: string
  now: Date
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Makes a token for one mail (43 characters); links of the same purpose that came before end. */
export async function makeMailedLink(
  tx: Database | Transaction,
  link: { userId: string; purpose: LinkPurpose; expiresAt: Date; now: Date },
): Promise<string> {
  const { userId, purpose, expiresAt, now } = link
  const token = randomBytes(32).toString('base64url')
  // The account before what belongs to it, as in every transaction that holds both.
  await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('key share')
  await tx
    .delete(mailedLink)
    .where(and(eq(mailedLink.userId, userId), eq(mailedLink.purpose, purpose)))
  await tx
    .insert(mailedLink)
    .values({ tokenHash: hashOf(token), userId, purpose, expiresAt, createdAt: now })
  return token
}

/**
 * Uses a link up; the account it belongs to, or null where it does not hold (any more). With
 * `userId` it holds for that account only.
 */
export async function takeMailedLink(
  tx: Database | Transaction,
  { token, purpose, userId, now }: MailedLink,
): Promise<string | null> {
  const [used] = await tx
    .delete(mailedLink)
    .where(
      and(
        eq(mailedLink.tokenHash, hashOf(token)),
        eq(mailedLink.purpose, purpose),
        gt(mailedLink.expiresAt, now),
        userId === undefined ? undefined : eq(mailedLink.userId, userId),
      ),
    )
    .returning({ userId: mailedLink.userId })
  return used?.userId ?? null
}

/** The account of a link that may be opened again and again; null where it does not hold. */
export async function findMailedLink(
  tx: Database | Transaction,
  { token, purpose, now }: Omit<MailedLink, 'userId'>,
): Promise<string | null> {
  const [link] = await tx
    .select({ userId: mailedLink.userId })
    .from(mailedLink)
    .where(
      and(
        eq(mailedLink.tokenHash, hashOf(token)),
        eq(mailedLink.purpose, purpose),
        gt(mailedLink.expiresAt, now),
      ),
    )
  return link?.userId ?? null
}

/** Deletes links that have run out; to be called now and then. */
export async function forgetExpiredLinks(db: Database, now: Date): Promise<void> {
  await db.delete(mailedLink).where(lt(mailedLink.expiresAt, now))
}
