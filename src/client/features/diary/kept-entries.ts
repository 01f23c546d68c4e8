import type { DiaryEntry, DiaryWeek } from '../../../contract/diary.ts'

type EntryKey = Pick<DiaryEntry, 'childId' | 'day' | 'story'>

const isSame = (one: EntryKey, other: EntryKey) =>
  one.childId === other.childId &&
  one.day === other.day &&
  one.story.storyId === other.story.storyId

/** A week in which an entry says something else. */
export function withEntry(week: DiaryWeek, changed: DiaryEntry): DiaryWeek {
  return eachDay(week, (entries) =>
    entries.map((entry) => (isSame(entry, changed) ? changed : entry)),
  )
}

/** A week without an entry. */
export function withoutEntry(week: DiaryWeek, gone: DiaryEntry): DiaryWeek {
  return eachDay(week, (entries) => entries.filter((entry) => !isSame(entry, gone)))
}

function eachDay(week: DiaryWeek, change: (entries: DiaryEntry[]) => DiaryEntry[]): DiaryWeek {
  return { ...week, days: week.days.map(({ day, entries }) => ({ day, entries: change(entries) })) }
}

/** What the family calls those who read along, in the order they came up; beside the usual ones. */
export function knownCompanions(week: DiaryWeek, usual: string[]): string[] {
  const used = week.days.flatMap(({ entries }) => entries.flatMap(({ companions }) => companions))
  return [...new Set([...usual, ...used])]
}
