import { expect, test } from 'vitest'
import { isKeptFromStories } from './limits.ts'

test('age and scare limits hide stories, but the last age band hides none', () => {
  expect(isKeptFromStories({ ageBand: '3-4', maxScare: 3 })).toBe(true)
  expect(isKeptFromStories({ ageBand: null, maxScare: 2 })).toBe(true)
  expect(isKeptFromStories({ ageBand: '9+', maxScare: 3 })).toBe(false)
  expect(isKeptFromStories({ ageBand: null, maxScare: 3 })).toBe(false)
})
