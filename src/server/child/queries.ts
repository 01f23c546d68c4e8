import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Child } from '../../contract/child.ts'
import type { Database } from '../db/client.ts'
import { child } from '../db/schema.ts'

// Tables are named by hand; see profile/queries.ts.
const marksOn = (shelf: 'favorites' | 'remember') => sql<string[]>`array(
  select m.story_id from shelf_mark m
  where m.user_id = child.user_id and m.child_id = child.child_id and m.shelf = ${shelf}
  order by m.created_at, m.story_id)`

const columns = {
  ...getTableColumns(child),
  favorites: marksOn('favorites'),
  remember: marksOn('remember'),
  // Likes belong to the account; the child's document repeats them (product.md section 7, no. 2).
  likedStories: sql<string[]>`array(
    select l.story_id from story_like l where l.user_id = child.user_id
    order by l.created_at desc, l.story_id)`,
  readStories: sql<string[]>`array(
    select r.story_id from child_read r
    where r.user_id = child.user_id and r.child_id = child.child_id
    order by r.last_opened_at desc, r.story_id)`,
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
    favorites: row.favorites,
    remember: row.remember,
    likedStories: row.likedStories,
    readStories: row.readStories,
  }
}
