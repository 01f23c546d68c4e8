import { expect, test } from 'vitest'
import { resolveRange } from './byte-range.ts'

test.each([
  ['bytes=0-', 'bytes=0-99'],
  ['bytes=0-0', 'bytes=0-0'],
  ['bytes=10-19', 'bytes=10-19'],
  ['bytes=90-500', 'bytes=90-99'],
  ['bytes=99-', 'bytes=99-99'],
  ['bytes=-10', 'bytes=90-99'],
  ['bytes=-500', 'bytes=0-99'],
  ['bytes=100-', 'none'],
  ['bytes=100-200', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=20-10', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['bytes=-', 'whole'],
  ['pages=1-2', 'whole'],
])('%s of 100 bytes is %s', (range, expected) => {
  expect(resolveRange(range, 100)).toBe(expected)
})

test('an empty file has no parts', () => {
  expect(resolveRange('bytes=0-', 0)).toBe('none')
  expect(resolveRange('bytes=-5', 0)).toBe('none')
})
