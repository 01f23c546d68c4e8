import type { SQL } from 'drizzle-orm'
import { and } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import type { ChildLimits } from './queries.ts'
import { findChildLimits, findReaderLimits, fitsLimits } from './queries.ts'

/**
 * What limits a call about one child: its own limits and those of whoever reads in this browser.
 * Null where the child does not exist or is somebody else's.
 */
export async function findLimitsFor(
  db: Database,
  session: { uid: string; activeChildId: string | null },
  { uid, childId }: { uid: string; childId: string },
): Promise<ChildLimits[] | null> {
  if (uid !== session.uid) return null
  const [own, reader] = await Promise.all([
    findChildLimits(db, { userId: uid, childId }),
    findReaderLimits(db, session),
  ])
  // Where there is no child of that id, the limits found are the default child's.
  if (!own || own.childId !== childId) return null
  return reader && reader.childId !== childId ? [own, reader] : [own]
}

/** Whether a story of the table `story` is within all of the limits. */
export function fitsAll(limits: ChildLimits[]): SQL | undefined {
  return and(...limits.map(fitsLimits))
}
