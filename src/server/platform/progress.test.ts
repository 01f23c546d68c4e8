import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createProgress, formatBytes } from './progress.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** What a command shows that needs 40 s for its 800 MB. */
function show(isTTY: boolean): string {
  let text = ''
  const progress = createProgress({ isTTY, write: (added) => (text += added) })
  progress.begin('Dateien', 800_000_000)
  for (let second = 0; second < 40; second++) {
    vi.advanceTimersByTime(1000)
    progress.add(20_000_000)
  }
  progress.end()
  return text
}

test('a log gets a line every ten seconds, and one at the end of a step', () => {
  expect(show(false)).toBe(
    [
      'Dateien …',
      'Dateien: 25 %, 200 MB, noch 30 s',
      'Dateien: 50 %, 400 MB, noch 20 s',
      'Dateien: 75 %, 600 MB, noch 10 s',
      'Dateien: 99 %, 800 MB, noch 1 s',
      'Dateien: 800 MB in 40 s',
      '',
    ].join('\n'),
  )
})

test('a terminal gets one line that changes', () => {
  const shown = show(true).split('\r\x1b[K')
  expect(shown).toHaveLength(43)
  expect(shown[11]).toBe('Dateien: 25 %, 200 MB, noch 30 s')
  expect(shown.at(-1)).toBe('Dateien: 800 MB in 40 s\n')
})

test('bytes have a unit and at most one decimal', () => {
  expect([0, 999, 1500, 99_940, 123_456_789, 2.5e9].map(formatBytes)).toEqual([
    ...['0 B', '999 B', '1,5 kB', '99,9 kB', '123 MB', '2,5 GB'],
  ])
})
