import { expect, test } from 'vitest'
import { isUnwanted } from './trace-sender.ts'

test('nobody is measured who says so by the browser', () => {
  expect(isUnwanted({ doNotTrack: null })).toBe(false)
  expect(isUnwanted({ doNotTrack: '0' })).toBe(false)
  expect(isUnwanted({ doNotTrack: '1' })).toBe(true)
  const controlled = { doNotTrack: null, globalPrivacyControl: true }
  expect(isUnwanted(controlled)).toBe(true)
  expect(isUnwanted({ ...controlled, globalPrivacyControl: false })).toBe(false)
})
