import type { DiaryEntry, DiaryWeek } from '../../../contract/diary.ts'

type EntryKey = Pick<DiaryEntry, 'childId' | 'day' | 'story'>

const isSame = (one: EntryKey, other: EntryKey) =>
  one.childId === other.childId &&
  one.day === other.day &&
  one.story.storyId === other.story.storyId

/** A copy of the week without the entry. */
export function withoutEntry(week: DiaryWeek, removed: DiaryEntry): DiaryWeek {
  const days = week.days.map(({ day, entries }) => ({
    day,
    entries: entries.filter((entry) => !isSame(entry, removed)),
  }))
  return { ...week, days }
}

/** Names of companions: the default ones, then those of the week in order. */
export function suggestedCompanions(week: DiaryWeek, defaults: string[]): string[] {
  const usedNames = week.days.flatMap(({ entries }) =>
    entries.flatMap(({ companions }) => companions),
  )
  return [...new Set([...defaults, ...usedNames])]
}
