import { expect, test } from 'vitest'
import { objectsToMeasurement } from './trace-sender.ts'

test('a browser that objects is not measured', () => {
  expect(objectsToMeasurement({ doNotTrack: null })).toBe(false)
  expect(objectsToMeasurement({ doNotTrack: '0' })).toBe(false)
  expect(objectsToMeasurement({ doNotTrack: '1' })).toBe(true)
  const controlled = { doNotTrack: null, globalPrivacyControl: true }
  expect(objectsToMeasurement(controlled)).toBe(true)
  expect(objectsToMeasurement({ ...controlled, globalPrivacyControl: false })).toBe(false)
})
