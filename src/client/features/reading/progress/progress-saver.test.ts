import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SavedPlace } from './progress-saver.ts'
import { createProgressSaver } from './progress-saver.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const at = (page: number, change: Partial<SavedPlace> = {}): SavedPlace => ({
  page,
  sentence: 0,
  isFinished: false,
  savedAt: `2026-11-21T10:00:${String(page).padStart(2, '0')}Z`,
  fromStart: false,
  ...change,
})

/** A server that answers when it is told to. */
function recorder() {
  const sent: { place: SavedPlace; isLeaving: boolean }[] = []
  const answers: { resolve: (value?: unknown) => void; reject: (error: Error) => void }[] = []
  const saver = createProgressSaver({
    send: (place, isLeaving) => {
      sent.push({ place, isLeaving })
      return new Promise((resolve, reject) => answers.push({ resolve, reject }))
    },
  })
  return { saver, sent, answers, pages: () => sent.map(({ place }) => place.page) }
}

test('saves the last of several quick turns, once, within a second', async () => {
  const { saver, pages } = recorder()
  for (const page of [2, 3, 4]) saver.report(at(page))
  expect(pages()).toEqual([])
  await vi.advanceTimersByTimeAsync(999)
  expect(pages()).toEqual([4])
})

test('has one save on its way; the newest place follows when that one arrived', async () => {
  const { saver, answers, pages } = recorder()
  saver.report(at(2))
  await vi.advanceTimersByTimeAsync(1000)
  saver.report(at(3))
  saver.report(at(4))
  await vi.advanceTimersByTimeAsync(5000)
  expect(pages()).toEqual([2])
  answers[0]?.resolve()
  await vi.advanceTimersByTimeAsync(1000)
  expect(pages()).toEqual([2, 4])
})

test('a failed save is silent and comes again with the next turn, its finish included', async () => {
  const { saver, answers, sent, pages } = recorder()
  saver.report(at(9, { isFinished: true }))
  await vi.advanceTimersByTimeAsync(1000)
  answers[0]?.reject(new Error('offline'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(pages()).toEqual([9])
  saver.report(at(8))
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent.at(-1)?.place).toMatchObject({ page: 8, isFinished: true })
})

test('leaving sends what waits or is on its way, and nothing that is kept already', async () => {
  const { saver, answers, sent, pages } = recorder()
  saver.leave()
  expect(pages()).toEqual([])
  saver.report(at(2))
  saver.leave()
  expect(sent).toEqual([{ place: at(2), isLeaving: true }])
  answers[0]?.resolve()
  await vi.advanceTimersByTimeAsync(1000)
  saver.report(at(3))
  await vi.advanceTimersByTimeAsync(1000)
  saver.leave()
  expect(sent.slice(1).map(({ isLeaving }) => isLeaving)).toEqual([false, true])
  answers[1]?.resolve()
  answers[2]?.resolve()
  await vi.advanceTimersByTimeAsync(1000)
  saver.leave()
  expect(pages()).toEqual([2, 3, 3])
})
