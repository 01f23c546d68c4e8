import { and, asc, eq, getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Child } from '../../contract/child.ts'
import { child } from '../db/child-schema.ts'
import { type Database, namedStatement, preparedStatement, runStatement } from '../db/client.ts'
import { likesOf } from '../db/likes.ts'
import type { Session } from '../platform/session.ts'

// Tables are named explicitly; see profile/queries.ts.
/** Whether a story `s` is within the limits of the row of `child`, or released by its parents. */
const fitsChild = sql`(s.age_from <= child.max_age and s.scare <= child.max_scare
  or exists (select from shelf_mark released where released.user_id = child.user_id
    and released.child_id = child.child_id and released.shelf = 'released'
    and released.story_id = s.story_id))`

/** Columns of a child's document; its lists contain stories that both this child and the active one may see. */
function columnsFor(reader: StatementLimits | null) {
  /** Ids of stories `s`: `from` ends in a condition. */
  const fitting = (from: SQL, order: SQL) => sql<string[]>`array(
    select s.story_id from ${from} and ${fitsChild} and ${isReadable(reader, 's')}
    order by ${order}, s.story_id)`
  const marksOn = (shelf: 'favorites' | 'remember') =>
    fitting(
      sql`shelf_mark m join story s using (story_id)
        where m.user_id = child.user_id and m.child_id = child.child_id and m.shelf = ${shelf}`,
      sql`m.position, m.created_at`,
    )
  return {
    ...getTableColumns(child),
    favorites: marksOn('favorites'),
    remember: marksOn('remember'),
    // Likes belong to the account; the child's document repeats them.
    likedStories: fitting(
      sql`${likesOf(sql`child.user_id`)} l join story s using (story_id) where true`,
      sql`l.created_at desc`,
    ),
    readStories: fitting(
      sql`child_read r join story s using (story_id)
        where r.user_id = child.user_id and r.child_id = child.child_id`,
      sql`r.last_opened_at desc`,
    ),
  }
}

/** The calling account and the active child of its browser. */
type Reader = Pick<Session, 'uid' | 'activeChildId'>

const isOwnChild = (uid: string, reader: Reader) =>
  and(eq(child.userId, uid), eq(child.userId, reader.uid))

/** The children of an account, default child first; empty where the caller does not own it. */
export async function listChildren(db: Database, reader: Reader, uid: string): Promise<Child[]> {
  const limits = await findReaderLimits(db, reader)
  if (!limits) return []
  const { userId: readerId, childId: readerChildId, maxAge, maxScare } = limits
  const values = { uid, readerId, readerChildId, maxAge, maxScare }
  return (await childrenStatement(db).execute(values)).map(toChild)
}

/** Every page asks for them, and planning this statement takes longer than running it. */
const childrenStatement = (db: Database) =>
  preparedStatement(db, 'children', () =>
    db
      .select(
        columnsFor({
          userId: sql.placeholder('readerId'),
          childId: sql.placeholder('readerChildId'),
          maxAge: sql.placeholder('maxAge'),
          maxScare: sql.placeholder('maxScare'),
        }),
      )
      .from(child)
      .where(
        and(
          eq(child.userId, sql.placeholder('uid')),
          eq(child.userId, sql.placeholder('readerId')),
        ),
      )
      .orderBy(sql`${child.childId} <> 'default'`, asc(child.createdAt))
      .prepare('children'),
  )

/** As `listChildren` without the active child's limits, for the complete copy of an account's data. */
export async function listAllChildren(db: Database, uid: string): Promise<Child[]> {
  const rows = await db.select(columnsFor(null)).from(child).where(eq(child.userId, uid))
  return rows.map(toChild)
}

/** One child's document; null where it is missing or another account's. */
export async function findChild(
  db: Database,
  reader: Reader,
  { uid, childId }: { uid: string; childId: string },
): Promise<Child | null> {
  const [row] = await db
    .select(columnsFor(await findReaderLimits(db, reader)))
    .from(child)
    .where(and(isOwnChild(uid, reader), eq(child.childId, childId)))
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
    avatar: row.avatar,
    ageBand: row.ageBand,
    maxScare: row.maxScare,
    birthYear: row.birthYear,
    readingLevel: row.readingLevel,
    languages: row.languages,
    favorites: row.favorites,
    remember: row.remember,
    likedStories: row.likedStories,
    readStories: row.readStories,
  }
}

/** Limits of the stories that a child may see; released stories are exempt. */
export interface ChildLimits {
  userId: string
  childId: string
  /** In years. */
  maxAge: number
  /** In owls. */
  maxScare: number
}

/** Limits as values, or as the placeholders of a prepared statement. */
type StatementLimits = { [Name in keyof ChildLimits]: ChildLimits[Name] | Placeholder }

const limitsOf = namedStatement(
  'child_limits',
  sql`select user_id as "userId", child_id as "childId", max_age as "maxAge",
    max_scare as "maxScare" from child
  where user_id = ${sql.placeholder('userId')}
    and child_id in (${sql.placeholder('childId')}, 'default')
  order by child_id = 'default' limit 1`,
)

/** Limits of a child; those of the default child for an unknown id, null for an unknown account. */
export async function findChildLimits(
  db: Database,
  { userId, childId }: { userId: string; childId: string },
): Promise<ChildLimits | null> {
  const [row] = await runStatement<ChildLimits & Record<string, unknown>>(db, limitsOf, {
    userId,
    childId,
  })
  return row ?? null
}

/** Limits of the active child; null for guests. */
export async function findReaderLimits(
  db: Database,
  reader: Reader | null,
): Promise<ChildLimits | null> {
  if (!reader) return null
  return findChildLimits(db, { userId: reader.uid, childId: reader.activeChildId ?? 'default' })
}

/** Whether a row of `story` is published and within the limits; null sets no limits. */
export const fitsLimits = (limits: ChildLimits | null): SQL => isReadable(limits, 'story')

/** As `fitsLimits`, also for withdrawn stories, which the diary still shows. */
export const isWithinLimits = (limits: ChildLimits | null): SQL => isWithin(limits, 'story')

function isReadable(limits: StatementLimits | null, table: 'story' | 's'): SQL {
  return sql`(${sql.raw(table)}.is_published and ${isWithin(limits, table)})`
}

function isWithin(limits: StatementLimits | null, table: 'story' | 's'): SQL {
  if (!limits) return sql`true`
  const story = sql.raw(table)
  return sql`(${story}.age_from <= ${limits.maxAge} and ${story}.scare <= ${limits.maxScare}
    or exists (select from shelf_mark released where released.user_id = ${limits.userId}
      and released.child_id = ${limits.childId} and released.shelf = 'released'
      and released.story_id = ${story}.story_id))`
}

/**
 * Limits of a call about one child: its own and those of the active child. Null where the child is
 * missing or another account's.
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
  // For an unknown id, the limits are the default child's.
  if (!own || own.childId !== childId) return null
  return reader && reader.childId !== childId ? [own, reader] : [own]
}

/** Whether a row of `story` is published and within all of the limits. */
export function fitsAll(limits: ChildLimits[]): SQL | undefined {
  return and(...limits.map(fitsLimits))
}

/** Whether the parents released a story to one child that the other may not see. */
export async function hasExtraRelease(
  db: Database,
  one: ChildLimits,
  other: ChildLimits,
): Promise<boolean> {
  const { rows } = await db.execute(sql`select from shelf_mark m join story using (story_id)
    where m.user_id = ${one.userId} and m.child_id = ${one.childId} and m.shelf = 'released'
      and story.is_published and not ${fitsLimits(other)} limit 1`)
  return rows.length > 0
}
