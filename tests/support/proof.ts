import { eq } from 'drizzle-orm'
import { user } from '../../src/server/db/auth-schema.ts'
import type { Database } from '../../src/server/db/client.ts'

/** As if the account's owner had opened the mailed link. */
export async function proveMailbox(
  { db }: { db: Database },
  { uid }: { uid: string },
): Promise<void> {
  await db.update(user).set({ emailVerified: true }).where(eq(user.id, uid))
}
