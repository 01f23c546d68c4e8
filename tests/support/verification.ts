import { eq } from 'drizzle-orm'
import { user } from '../../src/server/db/auth-schema.ts'
import type { Database } from '../../src/server/db/client.ts'

/** Verifies the mailbox, as the mailed link does. */
export async function verifyMailbox(
  { db }: { db: Database },
  { uid }: { uid: string },
): Promise<void> {
  await db.update(user).set({ emailVerified: true }).where(eq(user.id, uid))
}
