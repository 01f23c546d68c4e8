import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import { user } from '../db/auth-schema.ts'
import type { Database, Transaction } from '../db/client.ts'
import { deleteInPortions } from '../db/portions.ts'
import { mailedLink } from '../db/privacy-schema.ts'

/** Purpose of a one-time link. */
export type LinkPurpose = 'pin-reset' | 'newsletter' | 'deletion-cancel'

interface MailedLink {
  token: string
  purpose: LinkPurpose
  userId?: string
  now: Date
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Creates a token (43 characters); earlier links of the same purpose become invalid. */
export async function createMailedLink(
  tx: Database | Transaction,
  link: { userId: string; purpose: LinkPurpose; expiresAt: Date; now: Date },
): Promise<string> {
  const { userId, purpose, expiresAt, now } = link
  const token = randomBytes(32).toString('base64url')
  // Locks the account first, as every transaction does.
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
 * Redeems a link and returns its account, or null where it is invalid or expired. With `userId` it must
 * belong to that account.
 */
export async function redeemMailedLink(
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

/** The account of a link, without redeeming it; null where it is invalid or expired. */
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

/** Deletes expired links. */
export async function deleteExpiredLinks(db: Database, now: Date): Promise<void> {
  await deleteInPortions(db, mailedLink, lt(mailedLink.expiresAt, now))
}
