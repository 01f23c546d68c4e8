import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SavedPlace } from '../../../data/outbox/pending-change.ts'
import { createProgressSaver } from './progress-saver.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const at = (page: number): SavedPlace => ({
  page,
  sentence: 0,
  isFinished: page >= 9,
  savedAt: `2026-11-21T10:00:${String(page).padStart(2, '0')}Z`,
  fromStart: false,
})

function recorder() {
  const saved: SavedPlace[] = []
  return { saved, saver: createProgressSaver({ save: (place) => saved.push(place) }) }
}

test('saves only the last of several quick turns, within a second', () => {
  const { saver, saved } = recorder()
  for (const page of [2, 3, 4]) saver.report(at(page))
  expect(saved).toEqual([])
  vi.advanceTimersByTime(999)
  expect(saved).toEqual([at(4)])
})

test('leaving saves the pending place, and nothing twice', () => {
  const { saver, saved } = recorder()
  saver.saveNow()
  expect(saved).toEqual([])
  saver.report(at(2))
  saver.saveNow()
  expect(saved).toEqual([at(2)])
  vi.advanceTimersByTime(999)
  saver.saveNow()
  expect(saved).toEqual([at(2)])
})

test('a turn back right after the last page does not undo the finish', () => {
  const { saver, saved } = recorder()
  saver.report(at(9))
  saver.report(at(8))
  saver.saveNow()
  expect(saved).toEqual([{ ...at(8), isFinished: true }])
})
