import pg from 'pg'
import { StoryFilter } from '../src/contract/story-card.ts'
import { findChild, findReaderLimits } from '../src/server/child/queries.ts'
import type { Database } from '../src/server/db/client.ts'
import { findForest } from '../src/server/diary/forest.ts'
import { hasEntriesBefore, listEntries } from '../src/server/diary/queries.ts'
import { findList } from '../src/server/list/queries.ts'
import { findProfile } from '../src/server/profile/queries.ts'
import {
  findCards,
  findLiked,
  listSimilar,
  listStories,
  listTopStories,
} from '../src/server/story/queries.ts'
import { listRanking } from '../src/server/story/ranking.ts'
import { listShelves } from '../src/server/story/shelves.ts'
import { median } from './figures/figures.ts'
import { cpuSeconds } from './processes.ts'

/** How much the reading family has: likes and favourites of so many stories, and a diary of so many days. */
export interface FamilySize {
  stories: number
  likes: number
  days: number
}

const uid = 'family-1'
const childId = 'default'

/** Gives a generated family its likes, its favourites and its diary. Needs a superuser. */
export async function fillFamily(
  connection: pg.ClientConfig,
  { stories, likes, days }: FamilySize,
): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  const statements = [
    'set session_replication_role = replica',
    `delete from story_like where user_id = '${uid}'`,
    `insert into story_like (user_id, story_id, created_at)
      select '${uid}', 'story-' || n, now() - n * interval '1 hour' from generate_series(1, ${likes}) n`,
    `insert into shelf_mark (user_id, child_id, shelf, story_id, position)
      select '${uid}', '${childId}', 'favorites', 'story-' || n, n from generate_series(1, 30) n`,
    `delete from diary_entry where user_id = '${uid}'`,
    `insert into diary_entry (user_id, child_id, day, story_id, read_seconds)
      select '${uid}', '${childId}', current_date - n, 'story-' || 1 + n % ${stories}, 300
      from generate_series(0, ${days - 1}) n`,
    `update child set age_band = '5-6', max_scare = 1`,
    'update story set likes = abs(hashtext(story_id)) % 500',
    `insert into story_ranking (period, story_id, likes, reads, refreshed_at)
      select period, story_id, likes, abs(hashtext(story_id)) % 2000, now()
      from story, unnest('{week,month,ever}'::text[]) period`,
    'vacuum analyze',
  ]
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

type Call = (db: Database) => Promise<unknown>

const readerOf = { uid, activeChildId: childId }
const withLimits = async (
  db: Database,
  read: (limits: Awaited<ReturnType<typeof findReaderLimits>>) => Promise<unknown>,
) => read(await findReaderLimits(db, readerOf))

const library = (filter: StoryFilter): Call => {
  const parsed = StoryFilter.parse(filter)
  return (db) => withLimits(db, (limits) => listStories(db, parsed, limits))
}

const day = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)

let searches = 0
/** Marks that change nothing but the key of a search, so that no server knows it. */
const newMarks = () => (searches++).toString(2).replaceAll('0', '.').replaceAll('1', '!')

const calls: Record<string, Call> = {
  library: library({}),
  'library, by title': library({ sort: 'title' }),
  'library with filters': library({ value: ['mut'], age: [6], time: ['up-to-5', '5-10'] }),
  'library for guests': (db) => listStories(db, StoryFilter.parse({}), null),
  shelves: (db) => withLimits(db, (limits) => listShelves(db, {}, limits)),
  'shelves in English': (db) =>
    withLimits(db, (limits) => listShelves(db, { shownIn: 'en' }, limits)),
  'search: a title': library({ search: 'Geschichte 42' }),
  'search: a rare word': library({ search: 'Seestern' }),
  'search: a tenth of all': library({ search: 'Laterne' }),
  'search: for the first time': (db) => library({ search: `Laterne ${newMarks()}` })(db),
  'ranking, week': (db) => withLimits(db, (limits) => listRanking(db, { period: 'week' }, limits)),
  'ranking, ever': (db) => withLimits(db, (limits) => listRanking(db, { period: 'ever' }, limits)),
  'top stories': (db) => withLimits(db, (limits) => listTopStories(db, { limit: 10 }, limits)),
  'top stories, searched': (db) =>
    withLimits(db, (limits) => listTopStories(db, { limit: 10, search: 'Geschichte 42' }, limits)),
  'newest story': library({ limit: 1, sort: 'new' }),
  'similar stories': (db) => withLimits(db, (limits) => listSimilar(db, 'story-50', limits)),
  'own document': (db) => findProfile(db, { uid, ownerId: uid, now: new Date() }),
  'own child': (db) => findChild(db, readerOf, { uid, childId }),
  'favourites (30)': (db) =>
    withLimits(db, async (limits) => {
      const ids = await findList(db, { uid, ownerId: uid, childId, list: 'favorites' })
      return findCards(db, ids ?? [], [limits])
    }),
  'liked stories': (db) =>
    withLimits(db, async (limits) =>
      findCards(db, (await findLiked(db, { uid, ownerId: uid })) ?? [], [limits]),
    ),
  'diary, this week': (db) =>
    withLimits(db, (limits) =>
      Promise.all([
        listEntries(db, { uid, childId, limits, from: day(6), to: day(0) }),
        hasEntriesBefore(db, { uid, childId, limits, day: day(6) }),
      ]),
    ),
  'diary, forest': (db) =>
    withLimits(db, (limits) => findForest(db, { uid, childId, limits, today: day(0) })),
}

const rounds = 5
const roundMs = 250

/**
 * The CPU time of each call, this process and PostgreSQL together, in milliseconds: the median of rounds that
 * the databases take in turn. All are databases of the cluster with this postmaster.
 */
export async function measureGrowingLists(
  databases: Database[],
  postmasterPid: number,
): Promise<{ name: string; costs: number[] }[]> {
  const measured = []
  for (const [name, call] of Object.entries(calls)) {
    const times = databases.map((): number[] => [])
    for (let round = 0; round < rounds; round++)
      for (const [at, db] of databases.entries())
        times[at]?.push(await costOf(() => call(db), postmasterPid))
    measured.push({ name, costs: times.map(median) })
  }
  return measured
}

async function costOf(call: () => Promise<unknown>, postmasterPid: number): Promise<number> {
  const spent = () => cpuSeconds([process.pid], postmasterPid)
  // The first ones plan the statements of their connections.
  for (let count = 0; count < 6; count++) await call()
  const before = spent()
  const untilMs = performance.now() + roundMs
  let count = 0
  for (; performance.now() < untilMs; count++) await call()
  return ((spent() - before) * 1_000) / count
}
