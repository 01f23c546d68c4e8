import type { DiaryEntry, DiaryWeek } from '../../../contract/diary.ts'

type EntryKey = Pick<DiaryEntry, 'childId' | 'day' | 'story'>

const isSame = (one: EntryKey, other: EntryKey) =>
  one.childId === other.childId &&
  one.day === other.day &&
  one.story.storyId === other.story.storyId

/** A week without an entry. */
export function withoutEntry(week: DiaryWeek, gone: DiaryEntry): DiaryWeek {
  const days = week.days.map(({ day, entries }) => ({
    day,
    entries: entries.filter((entry) => !isSame(entry, gone)),
  }))
  return { ...week, days }
}

/** What the family calls those who read along, in the order they came up; beside the usual ones. */
export function knownCompanions(week: DiaryWeek, usual: string[]): string[] {
  const used = week.days.flatMap(({ entries }) => entries.flatMap(({ companions }) => companions))
  return [...new Set([...usual, ...used])]
}
