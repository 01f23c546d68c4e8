import { lt } from 'drizzle-orm'
import { session, verification } from '../db/auth-schema.ts'
import type { Database } from '../db/client.ts'

/** Deletes sessions and links that have run out; to be called now and then. */
export async function forgetExpiredSignIns(db: Database, now: Date): Promise<void> {
  await db.delete(session).where(lt(session.expiresAt, now))
  await db.delete(verification).where(lt(verification.expiresAt, now))
}
