import { expect, test } from 'vitest'
import type { Narration } from '../narration.ts'
import { partsAt, timetable } from './timetable.ts'

const page = (startMs: number, endMs: number) => ({ startMs, endMs, paragraphs: [] })
const narration: Narration = {
  voice: 'computer',
  durationMs: 30_000,
  pages: [page(0, 12_000), page(13_000, 30_000)],
}

test('each page comes up before its first word and stays until the next has taken its place', () => {
  expect(timetable(narration)).toEqual([
    { start: 0, end: 4.05 },
    { start: 3.25, end: 17.05 },
    { start: 16.25, end: 36.5 },
  ])
})

test('two pages are seen only while one becomes the other', () => {
  const parts = timetable(narration)
  expect(partsAt(parts, 0)).toEqual({ last: 0, before: null, share: 1 })
  expect(partsAt(parts, 10)).toEqual({ last: 1, before: null, share: 1 })
  const fading = partsAt(parts, 16.65)
  expect(fading).toMatchObject({ last: 2, before: 1 })
  expect(fading.share).toBeCloseTo(0.5)
  expect(partsAt(parts, 36.5)).toMatchObject({ last: 2, before: null })
})
