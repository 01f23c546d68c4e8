import { and, eq, ne, sql } from 'drizzle-orm'
import type { AuthUser } from '../../contract/profile.ts'
import { user } from '../db/auth-schema.ts'
import { type Database, preparedStatement } from '../db/client.ts'
import { profile } from '../db/schema.ts'
import type { CallContext } from '../platform/context.ts'
import type { Log } from '../platform/log.ts'
import { logSecurityEvent } from '../platform/security-log.ts'

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

/** The signed-in user of spec 3.66; null where the account was deleted. */
export async function findAuthUser(db: Database, userId: string): Promise<AuthUser | null> {
  const statement = preparedStatement(db, 'auth_user', () =>
    db
      .select({
        row: user,
        accounts: sql<AccountLink[]>`coalesce((
        select json_agg(json_build_object('providerId', a.provider_id, 'accountId', a.account_id)
          order by a.provider_id)
        -- Selected before they are sorted; see db/likes.ts.
        from (select * from account where user_id = "user".id offset 0) a), '[]')`,
        profileVersion: profile.version,
      })
      .from(user)
      .leftJoin(profile, eq(profile.userId, user.id))
      .where(eq(user.id, sql.placeholder('userId')))
      .prepare('auth_user'),
  )
  const [found] = await statement.execute({ userId })
  return found ? toAuthUser(found) : null
}

/** Records the sign-in in the user document; does nothing for a new account, which has none yet. */
export async function recordSignIn(db: Database, userId: string, now: Date): Promise<void> {
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

export type RoleChange = 'changed' | 'unchanged' | 'unverified' | 'unknown'

/** Changes a role. Only an account with a verified mailbox gets another one than that of a parent. */
export async function changeRole(
  db: Database,
  log: Log,
  { email, role }: Pick<AuthUser, 'email' | 'role'>,
): Promise<RoleChange> {
  const mayHaveRole = role === 'parent' ? undefined : eq(user.emailVerified, true)
  const [changed] = await db
    .update(user)
    .set({ role })
    .where(and(eq(user.email, email), ne(user.role, role), mayHaveRole))
    .returning({ id: user.id })
  if (changed) {
    logSecurityEvent(log, 'role-changed', changed.id)
    return 'changed'
  }
  const [found] = await db.select({ role: user.role }).from(user).where(eq(user.email, email))
  if (!found) return 'unknown'
  return found.role === role ? 'unchanged' : 'unverified'
}

/** All editors and publishers, by their addresses. */
export function listEditors(
  db: Database,
): Promise<Pick<AuthUser, 'email' | 'displayName' | 'role'>[]> {
  return db
    .select({ email: user.email, displayName: user.name, role: user.role })
    .from(user)
    .where(ne(user.role, 'parent'))
    .orderBy(user.email)
}

const rolesWith = { editor: ['editor', 'publisher'], publisher: ['publisher'] }

/** Whether an account has the rights of a role. Not cached, so that a removed role has effect immediately. */
export async function hasRole(
  db: Database,
  userId: string,
  role: keyof typeof rolesWith,
): Promise<boolean> {
  const [found] = await db.select({ role: user.role }).from(user).where(eq(user.id, userId))
  return found !== undefined && rolesWith[role].includes(found.role)
}

/** Whether the mailbox of an account is verified; null where the account was deleted. */
export async function isVerified(db: Database, userId: string): Promise<boolean | null> {
  const [found] = await db
    .select({ isVerified: user.emailVerified })
    .from(user)
    .where(eq(user.id, userId))
  return found?.isVerified ?? null
}

/** The calling account if this is its verified address; null for guests and in kids mode. */
export async function callerWithAddress(
  { db, getSession }: Pick<CallContext, 'db' | 'getSession'>,
  email: string,
): Promise<string | null> {
  const session = await getSession()
  if (!session || session.isKidsMode) return null
  const caller = await findAuthUser(db, session.uid)
  const isOwn = caller?.emailVerified === true && caller.email === email.toLowerCase()
  return isOwn ? session.uid : null
}
