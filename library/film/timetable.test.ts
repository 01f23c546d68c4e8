import { expect, test } from 'vitest'
import type { Narration } from '../sound/narration.ts'
import { findPartsAt, timetable } from './timetable.ts'

const page = (startMs: number, endMs: number) => ({ startMs, endMs, paragraphs: [] })
const narration: Narration = {
  voice: 'computer',
  durationMs: 30_000,
  truePeak: -2,
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
  expect(findPartsAt(parts, 0)).toEqual({ current: 0, previous: null, opacity: 1 })
  expect(findPartsAt(parts, 10)).toEqual({ current: 1, previous: null, opacity: 1 })
  const fading = findPartsAt(parts, 16.65)
  expect(fading).toMatchObject({ current: 2, previous: 1 })
  expect(fading.opacity).toBeCloseTo(0.5)
  expect(findPartsAt(parts, 36.5)).toMatchObject({ current: 2, previous: null })
})
