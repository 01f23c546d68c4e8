import { asc, eq, getTableName, inArray } from 'drizzle-orm'
import { listAllChildren } from '../child/queries.ts'
import { user } from '../db/auth-schema.ts'
import type { Database } from '../db/client.ts'
import { story } from '../db/story-schema.ts'
import type { ZipEntry } from '../files/zip.ts'
import { findProfile } from '../profile/queries.ts'
import { type AccountTable, accountTables, type Owner, shownColumns } from './inventory.ts'
import { type CopiedTable, readablePage } from './readable.ts'

/** Steps of `buildCopy`: each table, the documents, the page. */
export const copySteps = accountTables.length + 2

/**
 * Builds all files of the copy of an account's data; null where the account is gone. Calls `onStep`
 * after each step with the number of steps done.
 */
export async function buildCopy(
  db: Database,
  { uid, now, onStep }: { uid: string; now: Date; onStep: (done: number) => Promise<void> },
): Promise<ZipEntry[] | null> {
  const [owner] = await db
    .select({ uid: user.id, name: user.name, email: user.email, isVerified: user.emailVerified })
    .from(user)
    .where(eq(user.id, uid))
  if (!owner) return null
  const tables: CopiedTable[] = []
  for (const table of accountTables) {
    tables.push(await copyTable(db, table, owner))
    await onStep(tables.length)
  }
  const profile = await findProfile(db, { uid, ownerId: uid, now })
  const children = await listAllChildren(db, uid)
  await onStep(tables.length + 1)
  const page = readablePage({
    name: owner.name,
    email: owner.email,
    madeAt: now,
    tables,
    storyTitles: await findTitles(db, tables),
    childNames: new Map(children.map(({ childId, name }) => [childId, name])),
  })
  await onStep(copySteps)
  return [
    { name: 'index.html', text: page },
    ...(profile ? [asJson(`users/${uid}.json`, profile.profile)] : []),
    ...children.map((child) => asJson(`users/${uid}/children/${child.childId}.json`, child)),
    ...tables.map(({ name, ...table }) => asJson(`tabellen/${name}.json`, table)),
  ]
}

function asJson(name: string, value: unknown): ZipEntry {
  return { name, text: `${JSON.stringify(value, null, 2)}\n` }
}

async function copyTable(db: Database, source: AccountTable, owner: Owner): Promise<CopiedTable> {
  const { table, title, rowsOf, withheld } = source
  const columns = shownColumns(source)
  const order =
    columns.createdAt ?? columns.grantedAt ?? columns.requestedAt ?? columns.firstOpenedAt
  const query = db.select(columns).from(table).where(rowsOf(owner)).$dynamic()
  const rows = await (order ? query.orderBy(asc(order)) : query)
  return { name: getTableName(table), title, withheld, rows }
}

/** Titles of all stories that the rows name. */
async function findTitles(db: Database, tables: CopiedTable[]): Promise<Map<string, string>> {
  const ids = tables.flatMap(({ rows }) => rows.map(({ storyId }) => storyId))
  const storyIds = [...new Set(ids.filter((id) => typeof id === 'string'))]
  const stories = await db
    .select({ storyId: story.storyId, title: story.title })
    .from(story)
    .where(inArray(story.storyId, storyIds))
  return new Map(stories.map(({ storyId, title }) => [storyId, title]))
}
