import { expect, test } from 'vitest'
import type { DiaryEntry, DiaryWeek } from '../../../contract/diary.ts'
import { suggestedCompanions, withoutEntry } from './week-entries.ts'

const entry = (childId: string, day: string, companions: string[] = []) =>
  ({ childId, day, story: { storyId: 'mut' }, companions, note: '' }) as unknown as DiaryEntry
const monday = entry('default', '2026-11-16', ['Mama'])
const mias = entry('mia', '2026-11-16', ['Tante Käthe'])
const tuesday = entry('default', '2026-11-17')
const week = {
  days: [
    { day: '2026-11-16', entries: [monday, mias] },
    { day: '2026-11-17', entries: [tuesday] },
  ],
} as unknown as DiaryWeek
const entriesOf = ({ days }: DiaryWeek) => days.flatMap(({ entries }) => entries)

test('child, day and story identify an entry', () => {
  expect(entriesOf(withoutEntry(week, monday))).toEqual([mias, tuesday])
})

test('companions are suggested once, the default ones first', () => {
  expect(suggestedCompanions(week, ['Mama', 'Papa'])).toEqual(['Mama', 'Papa', 'Tante Käthe'])
})
