import { eq } from 'drizzle-orm'
import { user } from '../../src/server/db/auth-schema.ts'
import type { TestApp, TestUser } from './app.ts'

/** As if the account's owner had opened the mailed link. */
export async function proveMailbox(
  { db }: Pick<TestApp, 'db'>,
  { uid }: Pick<TestUser, 'uid'>,
): Promise<void> {
  await db.update(user).set({ emailVerified: true }).where(eq(user.id, uid))
}
