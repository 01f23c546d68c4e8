import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { child } from '../db/schema.ts'

/** Renames a child; false where it does not exist or belongs to somebody else. */
export async function renameChild(
  db: Database,
  input: { uid: string; ownerId: string; childId: string; name: string; now: Date },
): Promise<boolean> {
  const renamed = await db
    .update(child)
    .set({ name: input.name, updatedAt: input.now })
    .where(
      and(
        eq(child.userId, input.uid),
        eq(child.userId, input.ownerId),
        eq(child.childId, input.childId),
      ),
    )
    .returning({ childId: child.childId })
  return renamed.length > 0
}
