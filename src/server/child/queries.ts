import type { SQL } from 'drizzle-orm'
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Child } from '../../contract/child.ts'
import { child } from '../db/child-schema.ts'
import type { Database } from '../db/client.ts'
import { named, run } from '../db/client.ts'

// Tables are named by hand; see profile/queries.ts.
/** Ids of stories `s` that fit the child: `from` ends in a join with `story s`. */
const fitting = (from: SQL, order: SQL) => sql<string[]>`array(
  select s.story_id from ${from} and ${fitsChild} order by ${order}, s.story_id)`

/** Whether a story `s` is within the limits of `child`, or allowed by its parents all the same. */
const fitsChild = sql`(s.age_from <= child.max_age and s.scare <= child.max_scare
  or exists (select from shelf_mark released where released.user_id = child.user_id
    and released.child_id = child.child_id and released.shelf = 'released'
    and released.story_id = s.story_id))`

const marksOn = (shelf: 'favorites' | 'remember') =>
  fitting(
    sql`shelf_mark m join story s using (story_id)
      where m.user_id = child.user_id and m.child_id = child.child_id and m.shelf = ${shelf}`,
    sql`m.position, m.created_at`,
  )

const columns = {
  ...getTableColumns(child),
  favorites: marksOn('favorites'),
  remember: marksOn('remember'),
  // Likes belong to the account; the child's document repeats them (product.md section 7, no. 2).
  likedStories: fitting(
    sql`story_like l join story s using (story_id) where l.user_id = child.user_id`,
    sql`l.created_at desc`,
  ),
  readStories: fitting(
    sql`child_read r join story s using (story_id)
      where r.user_id = child.user_id and r.child_id = child.child_id`,
    sql`r.last_opened_at desc`,
  ),
}

interface OwnUser {
  uid: string
  ownerId: string
}

const owned = ({ uid, ownerId }: OwnUser) => and(eq(child.userId, uid), eq(child.userId, ownerId))

/** The children of an account, the default child first; empty where `ownerId` does not own it. */
export async function listChildren(db: Database, own: OwnUser): Promise<Child[]> {
  const rows = await db
    .select(columns)
    .from(child)
    .where(owned(own))
    .orderBy(sql`${child.childId} <> 'default'`, asc(child.createdAt))
  return rows.map(toChild)
}

/** One child's document, or null where it does not exist or belongs to somebody else. */
export async function findChild(
  db: Database,
  own: OwnUser & { childId: string },
): Promise<Child | null> {
  const [row] = await db
    .select(columns)
    .from(child)
    .where(and(owned(own), eq(child.childId, own.childId)))
  return row ? toChild(row) : null
}

type ChildRow = typeof child.$inferSelect &
  Pick<Child, 'favorites' | 'remember' | 'likedStories' | 'readStories'>

function toChild(row: ChildRow): Child {
  return {
    childId: row.childId,
    name: row.name,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    preferences: { prefDesign: 'default', prefLanguage: 'de', ...row.preferences },
    avatar: row.avatar as Child['avatar'],
    ageBand: row.ageBand as Child['ageBand'],
    maxScare: row.maxScare,
    birthYear: row.birthYear,
    readingLevel: row.readingLevel,
    languages: row.languages as Child['languages'],
    favorites: row.favorites,
    remember: row.remember,
    likedStories: row.likedStories,
    readStories: row.readStories,
  }
}

/** Which stories a child may see: how old, how scary, and the ones allowed all the same. */
export interface ChildLimits {
  userId: string
  childId: string
  /** In years. */
  maxAge: number
  /** In owls. */
  maxScare: number
}

const limitsOf = named(
  'child_limits',
  sql`select user_id as "userId", child_id as "childId", max_age as "maxAge",
    max_scare as "maxScare" from child
  where user_id = ${sql.placeholder('userId')}
    and child_id in (${sql.placeholder('childId')}, 'default')
  order by child_id = 'default' limit 1`,
)

/** Limits of a child; those of the default child where there is none of that id, null where none is. */
export async function findChildLimits(
  db: Database,
  { userId, childId }: { userId: string; childId: string },
): Promise<ChildLimits | null> {
  const [row] = await run<ChildLimits & Record<string, unknown>>(db, limitsOf, { userId, childId })
  return row ?? null
}

/** As `findChildLimits` for whoever reads in this browser; null for guests, who have no child. */
export async function findReaderLimits(
  db: Database,
  session: { uid: string; activeChildId: string | null } | null,
): Promise<ChildLimits | null> {
  if (!session) return null
  return findChildLimits(db, { userId: session.uid, childId: session.activeChildId ?? 'default' })
}

/** Whether a story of the table `story` is within the limits; everything is where there are none. */
export function fitsLimits(limits: ChildLimits | null): SQL | undefined {
  if (!limits) return undefined
  return sql`(story.age_from <= ${limits.maxAge} and story.scare <= ${limits.maxScare}
    or exists (select from shelf_mark released where released.user_id = ${limits.userId}
      and released.child_id = ${limits.childId} and released.shelf = 'released'
      and released.story_id = story.story_id))`
}

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

/** Whether the parents allowed one child a story that the other may not see. */
export async function isAllowedMore(
  db: Database,
  one: ChildLimits,
  other: ChildLimits,
): Promise<boolean> {
  const { rows } = await db.execute(sql`select from shelf_mark m join story using (story_id)
    where m.user_id = ${one.userId} and m.child_id = ${one.childId} and m.shelf = 'released'
      and not ${fitsLimits(other)} limit 1`)
  return rows.length > 0
}
