import { expect, test } from 'vitest'
import {
  minutesUntilSleep,
  readStoredTimer,
  type SleepTimer,
  storeTimer,
  timerAfterPlay,
  timerAfterStory,
  timerAt,
  timerFor,
  volumeAt,
} from './sleep-timer.ts'

const minuteMs = 60_000
const off: SleepTimer = { kind: 'off' }
const asleep: SleepTimer = { kind: 'asleep' }
const stories = (left: number): SleepTimer => ({ kind: 'stories', left })
const minutes = (count: number): SleepTimer => ({ kind: 'minutes', endsAtMs: count * minuteMs })

test.each([
  ['1-story', stories(1)],
  ['2-stories', stories(2)],
  ['5', minutes(5)],
  ['10', minutes(10)],
  ['15', minutes(15)],
  ['20', minutes(20)],
  ['30', minutes(30)],
] as const)('%s sets the timer', (choice, timer) => {
  expect(timerFor(choice, 0)).toEqual(timer)
})

test.each([
  [off, off, off],
  [stories(2), stories(1), stories(2)],
  [stories(1), asleep, stories(1)],
  [minutes(5), minutes(5), minutes(5)],
  [asleep, asleep, off],
])('%j after a story is %j, and after a press on play %j', (timer, after, woken) => {
  expect(timerAfterStory(timer)).toEqual(after)
  expect(timerAfterPlay(timer)).toEqual(woken)
})

test.each([
  [0, minutes(5), 1, 5],
  [4 * minuteMs, minutes(5), 1, 1],
  [4.5 * minuteMs, minutes(5), 0.5, 1],
  [5 * minuteMs - 1, minutes(5), 0, 1],
  [5 * minuteMs, asleep, 1, null],
])('at %i ms five minutes are %j, volume %d, %j minutes left', (nowMs, timer, volume, left) => {
  const at = timerAt(minutes(5), nowMs)
  expect(at).toEqual(timer)
  expect(volumeAt(at, nowMs)).toBeCloseTo(volume, 3)
  expect(minutesUntilSleep(at, nowMs)).toBe(left)
})

test.each([
  [stories(1), stories(1)],
  [minutes(2), minutes(2)],
  [minutes(1), off],
  [asleep, off],
  [off, off],
])('%j is %j for the next story a minute later', (timer, restored) => {
  let stored = ''
  storeTimer(timer, {
    setItem: (_name, value) => {
      stored = value
    },
  })
  expect(readStoredTimer(minuteMs, { getItem: () => stored })).toEqual(restored)
})

test('damaged storage counts as off', () => {
  for (const stored of [null, '', '{', '7', '{"left":"x"}'])
    expect(readStoredTimer(0, { getItem: () => stored })).toEqual(off)
})
