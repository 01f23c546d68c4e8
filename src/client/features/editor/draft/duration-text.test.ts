import { expect, test } from 'vitest'
import { durationText } from './duration-text.ts'

test('durations are read as minutes and seconds, long ones with hours', () => {
  expect(durationText(0)).toBe('0:00')
  expect(durationText(247_400)).toBe('4:07')
  expect(durationText(3_729_000)).toBe('1:02:09')
})
