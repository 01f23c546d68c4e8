import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTrace, takeTraces, trace } from './traces.ts'

// Test files share modules, so other tests may have recorded traces.
beforeEach(() => {
  takeTraces(1000)
  performance.clearMeasures()
})
afterEach(() => vi.restoreAllMocks())

const measures = () =>
  performance
    .getEntriesByType('measure')
    .filter((entry) => entry instanceof PerformanceMeasure)
    .map(({ name, detail }) => [name, detail.outcome])

test('a task is measured, shown on a track of its own and recorded', async () => {
  expect(await trace('sign-out', async () => 'bye')).toBe('bye')
  const [measure] = performance.getEntriesByName('sign-out')
  expect(measure).toMatchObject({
    detail: { devtools: { dataType: 'track-entry', track: 'Fabelhain', color: 'primary' } },
  })
  expect(takeTraces(50)).toEqual([{ name: 'sign-out', value: expect.any(Number) }])
})

test('a failed task is shown and not recorded; an abandoned one is neither', async () => {
  const failing = () => Promise.reject(new Error('offline'))
  await expect(trace('top-stories', failing)).rejects.toThrow('offline')
  await expect(trace('top-stories', failing, AbortSignal.abort())).rejects.toThrow('offline')
  startTrace('google-sign-in')('abandoned')
  expect(measures()).toEqual([['top-stories', 'failed']])
  expect(takeTraces(50)).toEqual([])
})

test('only the first end counts, and a trace that took too long is not recorded', () => {
  const finish = startTrace('profile-load')
  finish('done')
  finish('failed')
  expect(measures()).toEqual([['profile-load', 'done']])
  expect(takeTraces(50)).toHaveLength(1)
  const late = startTrace('google-sign-in')
  vi.spyOn(performance, 'measure').mockReturnValue({ duration: 600_001 } as PerformanceMeasure)
  late('done')
  expect(takeTraces(50)).toEqual([])
})

test('the number of unsent traces is limited', () => {
  for (let at = 0; at < 500; at++) startTrace('sign-out')('done')
  expect(takeTraces(50)).toHaveLength(50)
  expect(takeTraces(1000)).toHaveLength(150)
})
