import { z } from 'zod'
import { ChildId, call, changesSomething, multiLine, StoryId, singleLine, UserId } from './base.ts'
import { StoryCard } from './story-card.ts'

/** How an evening was, as one of the drawn faces. */
export const Mood = z.enum(['merry', 'cosy', 'thrilled', 'thoughtful', 'sleepy'])
export type Mood = z.infer<typeof Mood>

/** A day in Berlin: 2026-11-21. */
const Day = z.iso.date()

/** An ISO week: 2026-W47. */
const Week = z.string().regex(/^20\d\d-W(0[1-9]|[1-4]\d|5[0-3])$/)

/** What the family adds to an entry. */
const DiaryDetails = z.strictObject({
  /** Who read along, as the family calls them: „Mama“, „Opa“. */
  companions: z.array(singleLine(20).trim().min(1)).max(6),
  mood: Mood.nullable(),
  note: multiLine(500),
})
const DiaryChange = DiaryDetails.partial()
export type DiaryChange = z.infer<typeof DiaryChange>

/** What reading itself records. */
const recorded = { minutes: z.number().int().min(0).max(1440), isFinished: z.boolean() }

/** One story that was read with one child on one day. */
export const DiaryEntry = z.object({
  childId: ChildId,
  day: Day,
  story: StoryCard,
  ...recorded,
  ...DiaryDetails.shape,
})
export type DiaryEntry = z.infer<typeof DiaryEntry>

export const DiaryWeek = z.object({
  week: Week,
  /** The week before; null where there are no earlier entries. */
  previous: Week.nullable(),
  /** The week after; null for the current week. */
  next: Week.nullable(),
  today: Day,
  /** Monday to Sunday. */
  days: z.array(z.object({ day: Day, entries: z.array(DiaryEntry) })).length(7),
  summary: z.object({
    /** Days on which something was read. */
    evenings: z.number().int(),
    minutes: z.number().int(),
    /** Number of different stories. */
    stories: z.number().int(),
  }),
})
export type DiaryWeek = z.infer<typeof DiaryWeek>

/** One evening of reading: a tree of the forest. */
const Tree = z.object({
  day: Day,
  /** The ISO week of the day, which the diary shows. */
  week: Week,
  /** The story that was read longest. */
  story: StoryCard.pick({ storyId: true, title: true, fileName: true, titles: true }),
  /** The number of other stories of the evening. */
  others: z.number().int(),
})
export type Tree = z.infer<typeof Tree>

export const Forest = z.object({
  /** The newest evenings, oldest first. */
  trees: z.array(Tree),
  /** Evenings before those of `trees`. */
  earlier: z.number().int(),
  /** True until seven days after the first evening: the trees are still seedlings. */
  isFirstWeek: z.boolean(),
})
export type Forest = z.infer<typeof Forest>

const OwnUser = z.strictObject({ uid: UserId })
const OwnEntry = OwnUser.extend({ childId: ChildId, day: Day, storyId: StoryId })
const entryPath = '/users/{uid}/diary/{childId}/{day}/{storyId}'

export const diary = {
  /**
   * One week of the diary, of one child or of all; default is this week. Entries of stories beyond the
   * limits of the active child are omitted.
   */
  week: call
    .meta({ scope: 'child', isStoredInBrowser: true })
    .route({ method: 'GET', path: '/users/{uid}/diary', summary: 'Lesetagebuch', tags: ['diary'] })
    .input(OwnUser.extend({ week: Week.optional(), childId: ChildId.optional() }))
    .output(DiaryWeek),

  /** A tree for each evening of reading, of one child or of all, within the limits of the active child. */
  forest: call
    .meta({ scope: 'child', isStoredInBrowser: true })
    .route({ method: 'GET', path: '/users/{uid}/forest', summary: 'Lese-Wald', tags: ['diary'] })
    .input(OwnUser.extend({ childId: ChildId.optional() }))
    .output(Forest),

  /** Sets companions, mood and note. */
  update: call
    .route({ method: 'PATCH', path: entryPath, summary: 'Eintrag ergänzen', tags: ['diary'] })
    .input(
      OwnEntry.extend(DiaryChange.shape).refine((input) =>
        changesSomething(input, 'uid', 'childId', 'day', 'storyId'),
      ),
    )
    .output(DiaryEntry),

  /** Removes an entry and returns it. */
  remove: call
    .route({ method: 'DELETE', path: entryPath, summary: 'Eintrag entfernen', tags: ['diary'] })
    .input(OwnEntry)
    .output(DiaryEntry),

  /** Restores a removed entry: only of a story that this child had opened by that day. */
  restore: call
    .route({ method: 'PUT', path: entryPath, summary: 'Eintrag zurückholen', tags: ['diary'] })
    .input(OwnEntry.extend(recorded).extend(DiaryDetails.shape))
    .output(DiaryEntry),
}
