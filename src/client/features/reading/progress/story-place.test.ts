import { expect, test } from 'vitest'
import { isFinishedAt, resumePage, storyPageOf } from './story-place.ts'

const progress = (page: number, isFinished = false) => ({
  page,
  sentence: 0,
  isFinished,
  savedAt: '2026-11-21T10:00:00Z',
})

test('resumes an unfinished story, and starts a new or finished one at page 1', () => {
  expect(resumePage(progress(7), 9)).toBe(7)
  expect(resumePage(null, 9)).toBeNull()
  expect(resumePage(progress(1), 9)).toBeNull()
  expect(resumePage(progress(7, true), 9)).toBeNull()
  expect(resumePage(progress(10), 9)).toBeNull()
  expect(resumePage(progress(400), 9)).toBeNull()
})

test('the PDF has a cover before the first page and pages after the last', () => {
  const address = { view: 'pdf', slice: 1, language: null } as const
  expect([1, 2, 10, 11, 12].map((page) => storyPageOf({ ...address, page }, 9))).toEqual([
    1, 1, 9, 10, 10,
  ])
  expect(storyPageOf({ ...address, view: 'text', page: 4 }, 9)).toBe(4)
})

test('the last page and the end are the finish', () => {
  expect([8, 9, 10].map((page) => isFinishedAt(page, 9))).toEqual([false, true, true])
})
