import type { DiaryWeek } from '../../contract/diary.ts'
import { findLimitsFor, findReaderLimits } from '../child/queries.ts'
import { type CallContext, signedIn } from '../platform/context.ts'
import type { Session } from '../platform/session.ts'
import { removeEntry, restoreEntry, updateEntry } from './commands.ts'
import { findForest } from './forest.ts'
import { existsWithin, findEntry, hasEntriesBefore, listEntries } from './queries.ts'
import { dayOf, daysOf, weekFrom, weekOf } from './rules.ts'

interface EntryAddress {
  uid: string
  childId: string
  day: string
  storyId: string
}

/** The caller's entry within the active child's limits; null where there is none. */
async function findOwn(
  { db }: CallContext,
  session: Session,
  { uid, childId, day, storyId }: EntryAddress,
) {
  if (uid !== session.uid) return null
  const limits = await findReaderLimits(db, session)
  return findEntry(db, { uid, childId, day, storyId, limits })
}

export const diaryProcedures = {
  week: signedIn.diary.week.handler(async ({ context, input, errors }): Promise<DiaryWeek> => {
    const { db, clock, session } = context
    const today = dayOf(clock.now())
    const week = input.week ?? weekOf(today)
    const days = daysOf(week)
    const [monday = '', sunday = ''] = [days?.[0], days?.[6]]
    if (!days || monday > today || input.uid !== session.uid) throw errors.NOT_FOUND()
    const { uid, childId } = input
    if (childId !== undefined && !(await findLimitsFor(db, session, { uid, childId }))) {
      throw errors.NOT_FOUND()
    }
    const own = { uid, childId, limits: await findReaderLimits(db, session) }
    const [entries, hasEarlier] = await Promise.all([
      listEntries(db, { ...own, from: monday, to: sunday }),
      hasEntriesBefore(db, { ...own, day: monday }),
    ])
    const readSeconds = entries.reduce((sum, entry) => sum + entry.readSeconds, 0)
    return {
      week,
      previous: hasEarlier ? weekFrom(monday, -1) : null,
      next: sunday < today ? weekFrom(monday, 1) : null,
      today,
      days: days.map((day) => ({
        day,
        entries: entries.map(({ entry }) => entry).filter((entry) => entry.day === day),
      })),
      summary: {
        evenings: new Set(entries.map(({ entry }) => entry.day)).size,
        minutes: Math.round(readSeconds / 60),
        stories: new Set(entries.map(({ entry }) => entry.story.storyId)).size,
      },
    }
  }),

  forest: signedIn.diary.forest.handler(async ({ context, input, errors }) => {
    const { db, clock, session } = context
    const { uid, childId } = input
    if (uid !== session.uid) throw errors.NOT_FOUND()
    if (childId !== undefined && !(await findLimitsFor(db, session, { uid, childId }))) {
      throw errors.NOT_FOUND()
    }
    const limits = await findReaderLimits(db, session)
    return findForest(db, { uid, childId, limits, today: dayOf(clock.now()) })
  }),

  update: signedIn.diary.update.handler(async ({ context, input, errors }) => {
    const { db, clock, session, uid: ownerId } = context
    if (!(await findOwn(context, session, input))) throw errors.NOT_FOUND()
    const { uid, childId, day, storyId, ...change } = input
    const key = { uid, ownerId, childId, day, storyId }
    await updateEntry(db, { ...key, change, now: clock.now() })
    const entry = await findOwn(context, session, input)
    // Somebody may have removed it meanwhile.
    if (!entry) throw errors.NOT_FOUND()
    context.familyChanged(ownerId)
    return entry
  }),

  remove: signedIn.diary.remove.handler(async ({ context, input, errors }) => {
    const { db, session, uid: ownerId } = context
    const entry = await findOwn(context, session, input)
    if (!entry) throw errors.NOT_FOUND()
    await removeEntry(db, { ...input, ownerId })
    context.familyChanged(ownerId)
    return entry
  }),

  restore: signedIn.diary.restore.handler(async ({ context, input, errors }) => {
    const { db, clock, session, uid: ownerId } = context
    const limits = await findLimitsFor(db, session, input)
    if (!limits || !(await existsWithin(db, input.storyId, limits))) throw errors.NOT_FOUND()
    await restoreEntry(db, { ...input, ownerId, now: clock.now() })
    const entry = await findOwn(context, session, input)
    if (!entry) throw errors.NOT_FOUND()
    context.familyChanged(ownerId)
    return entry
  }),
}
