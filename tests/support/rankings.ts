import { countedDay } from '../../src/server/db/story-schema.ts'
import { refreshRankings } from '../../src/server/story/refresh-rankings.ts'
import type { TestApp } from './app.ts'

/** Counts all days and stores the rankings, as servers do in the course of a day. */
export async function countRankings({ db, clock }: Pick<TestApp, 'db' | 'clock'>): Promise<void> {
  await db.delete(countedDay)
  await refreshRankings(db, clock.now())
}
