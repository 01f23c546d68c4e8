import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { AuthUser } from '../../contract/profile.ts'
import { user } from '../db/auth-schema.ts'
import type { Database } from '../db/client.ts'
import { profile } from '../db/schema.ts'
import type { Log } from '../platform/log.ts'
import { noteSecurity } from '../platform/security-log.ts'

/** A way to sign in: `credential` with a password, or a provider with its subject. */
interface AccountLink {
  providerId: string
  accountId: string
}

interface FoundUser {
  row: typeof user.$inferSelect
  accounts: AccountLink[]
  profileVersion: number | null
}

/** The signed-in user of spec section 3; null when the account is gone. */
export async function findAuthUser(db: Database, userId: string): Promise<AuthUser | null> {
  const [found] = await db
    .select({
      row: user,
      accounts: sql<AccountLink[]>`coalesce((
        select json_agg(json_build_object('providerId', a.provider_id, 'accountId', a.account_id)
          order by a.provider_id)
        from account a where a.user_id = "user".id), '[]')`,
      profileVersion: profile.version,
    })
    .from(user)
    .leftJoin(profile, eq(profile.userId, user.id))
    .where(eq(user.id, userId))
  return found ? toAuthUser(found) : null
}

/** Notes the sign-in in the user document; a new account has no document yet. */
export async function noteSignIn(db: Database, userId: string, now: Date): Promise<void> {
  await db.update(profile).set({ lastLoginAt: now }).where(eq(profile.userId, userId))
}

/** The wire form of an account's row and its ways to sign in. */
function toAuthUser({ row, accounts, profileVersion }: FoundUser): AuthUser {
  return {
    uid: row.id,
    email: row.email,
    displayName: row.name,
    photoURL: row.image,
    emailVerified: row.emailVerified,
    phoneNumber: null,
    providerData: accounts.map(({ providerId, accountId }) =>
      providerId === 'credential'
        ? { providerId: 'password', uid: row.email }
        : { providerId, uid: accountId },
    ),
    role: row.role,
    profileVersion,
  }
}

/** Gives an account a role; false when no account with a proven mailbox has that address. */
export async function setRole(
  db: Database,
  email: string,
  role: AuthUser['role'],
): Promise<boolean> {
  const changed = await db
    .update(user)
    .set({ role })
    .where(and(eq(user.email, email.toLowerCase()), eq(user.emailVerified, true)))
    .returning({ id: user.id })
  return changed.length > 0
}

/** Makes an editor of an account with a proven mailbox that is none yet. */
export async function makeEditor(
  db: Database,
  log: Log,
  { uid, email, role }: Pick<AuthUser, 'uid' | 'email' | 'role'>,
): Promise<void> {
  if (role === 'editor' || !(await setRole(db, email, 'editor'))) return
  noteSecurity(log, 'role-changed', uid)
}

/** Whether an account has a role now; to be asked at every call, so that taking it away holds at once. */
export async function hasRole(
  db: Database,
  userId: string,
  role: AuthUser['role'],
): Promise<boolean> {
  const [found] = await db.select({ role: user.role }).from(user).where(eq(user.id, userId))
  return found?.role === role
}

/** Whether somebody has proven that the mailbox of an account is theirs; null where it is gone. */
export async function isProven(db: Database, userId: string): Promise<boolean | null> {
  const [found] = await db
    .select({ isProven: user.emailVerified })
    .from(user)
    .where(eq(user.id, userId))
  return found?.isProven ?? null
}

/** For keys of counters and for logs, where neither addresses nor ids stand in the clear. */
export function pseudonym(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
