import { expect, test } from 'vitest'
import { whySilent } from './why-silent.ts'

const facts = {
  hasVoice: false,
  hasRecording: true,
  isOffline: false,
  canPlay: false,
  minutesOfPlan: 0,
}

test.each([
  ['the device has a voice', { ...facts, hasVoice: true }, null],
  [
    'the device reads what has no recording',
    { ...facts, hasVoice: true, hasRecording: false },
    null,
  ],
  ['the recording plays', { ...facts, canPlay: true }, null],
  [
    'it played before the plan’s minutes were spent',
    { ...facts, canPlay: true, minutesOfPlan: 60 },
    null,
  ],
  ['the free plan has no minutes', facts, 'no-minutes'],
  ['the minutes of the month are spent', { ...facts, minutesOfPlan: 120 }, 'used-up'],
  [
    'the language has no recording',
    { ...facts, hasRecording: false, minutesOfPlan: 120 },
    'no-recording',
  ],
  [
    'the recording is not on this device',
    { ...facts, hasRecording: false, isOffline: true },
    'not-saved',
  ],
])('%s', (_, given, expected) => {
  expect(whySilent(given)).toBe(expected)
})
