import { sql } from 'drizzle-orm'
import { listChildren } from '../src/server/child/queries.ts'
import type { Database } from '../src/server/db/client.ts'
import { renameProfile } from '../src/server/profile/commands.ts'
import { findProfile } from '../src/server/profile/queries.ts'
import { openStory } from '../src/server/reading/commands.ts'
import { saveProgress } from '../src/server/reading/progress.ts'
import { likeStory } from '../src/server/story/commands.ts'

const samples = 1_000

export interface HotCall {
  name: string
  /** The 95th percentile in each database, in milliseconds. */
  p95s: number[]
}

/** What families do all evening, each time another family; in turn in each database, so that all share the noise. */
export async function measureHotCalls(databases: Database[]): Promise<HotCall[]> {
  const measured: HotCall[] = []
  for (const [name, call] of Object.entries(hotCalls)) {
    const families = await Promise.all(databases.map(chooseFamilies))
    const times = databases.map((): number[] => [])
    for (let sample = 0; sample < samples; sample++)
      for (const [at, db] of databases.entries()) {
        const startedMs = performance.now()
        await call(db, families[at]?.[sample] ?? '', sample)
        times[at]?.push(performance.now() - startedMs)
      }
    measured.push({ name, p95s: times.map(percentile95) })
  }
  return measured
}

async function chooseFamilies(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ uid: string }>(
    sql`select user_id as uid from profile order by random() limit ${samples}`,
  )
  return rows.map(({ uid }) => uid)
}

const percentile95 = (times: number[]) =>
  times.sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0

const childId = 'default'
const storyOf = (sample: number) => `story-${1 + (sample % 36)}`

const hotCalls: Record<string, (db: Database, uid: string, sample: number) => Promise<unknown>> = {
  'own document': (db, uid) => findProfile(db, { uid, ownerId: uid, now: new Date() }),
  'own children': (db, uid) => listChildren(db, { uid, activeChildId: null }, uid),
  nickname: (db, uid, sample) =>
    renameProfile(db, { uid, ownerId: uid, displayName: `Familie ${sample}`, now: new Date() }),
  like: (db, userId, sample) =>
    likeStory(db, { userId, storyId: storyOf(sample), liked: true, now: new Date() }),
  'open a story': (db, userId, sample) =>
    openStory(db, {
      userId,
      childId,
      storyId: storyOf(sample),
      key: crypto.randomUUID(),
      forOffline: false,
      now: new Date(),
    }),
  'place in a story': (db, uid, sample) =>
    saveProgress(db, {
      uid,
      ownerId: uid,
      childId,
      storyId: storyOf(sample),
      page: 2,
      sentence: sample,
      isFinished: false,
      fromStart: false,
      savedAt: new Date().toISOString(),
      now: new Date(),
    }),
}
