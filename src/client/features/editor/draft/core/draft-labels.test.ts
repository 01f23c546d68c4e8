import { expect, test } from 'vitest'
import { formatDuration } from './draft-labels.ts'

test('durations have minutes and seconds, and hours if they are long', () => {
  expect(formatDuration(0)).toBe('0:00')
  expect(formatDuration(247_400)).toBe('4:07')
  expect(formatDuration(3_729_000)).toBe('1:02:09')
})
