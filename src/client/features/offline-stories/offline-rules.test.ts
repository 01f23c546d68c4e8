import { expect, test } from 'vitest'
import type { StoryCard } from '../../../contract/story-card.ts'
import {
  findAutomatic,
  findLost,
  findSurplus,
  findUnusedFiles,
  fitsChild,
  formatBytes,
  mayRead,
  sortForDisplay,
} from './offline-rules.ts'

const story = (storyId: string, keptAt: number, isSaved = false) => ({
  storyId,
  keptAt,
  isSaved,
  size: 1,
})
const ids = (stories: { storyId: string }[]) => stories.map(({ storyId }) => storyId).join(' ')

test('a child may read what its limits allow, and what its parents released', () => {
  const young = { childId: 'mia', ageBand: '3-4', maxScare: 1 } as const
  const old = { childId: 'tom', ageBand: null, maxScare: 3 } as const
  const card = { ageFrom: 5, scare: 2 }
  expect(fitsChild(card, old)).toBe(true)
  expect(fitsChild(card, young)).toBe(false)
  expect(fitsChild({ ageFrom: 4, scare: 1 }, young)).toBe(true)
  expect(fitsChild({ ageFrom: 4, scare: 2 }, young)).toBe(false)
  const copy = { card: card as StoryCard, releasedFor: ['mia'] }
  expect(mayRead(copy, young)).toBe(true)
  expect(mayRead(copy, { ...young, childId: 'ida' })).toBe(false)
  expect(mayRead(copy, null)).toBe(false)
})

test('the five stories opened last stay automatically; saved ones are never removed', () => {
  const stories = [1, 2, 3, 4, 5, 6, 7].map((at) => story(`s${at}`, at, at === 1))
  expect(ids(findSurplus(stories))).toBe('s2')
  expect(ids(findSurplus(stories.slice(0, 5)))).toBe('')
  expect(ids(findAutomatic(stories))).toBe('s2 s3 s4 s5 s6 s7')
  expect(ids(sortForDisplay(stories.slice(0, 3)))).toBe('s1 s3 s2')
})

test('finds stories with missing files, and unused files', () => {
  const stories = [{ files: ['/a', '/b'] }, { files: ['/b', '/c'] }]
  expect(findLost(stories, new Set(['/a', '/b']))).toEqual([stories[1]])
  expect(findUnusedFiles(stories, ['/a', '/b', '/x'])).toEqual(['/x'])
})

test('formats sizes in megabytes and gigabytes', () => {
  expect(formatBytes(10, 'de').replace(/\s/, ' ')).toBe('0,1 MB')
  expect(formatBytes(3_140_000, 'de').replace(/\s/, ' ')).toBe('3,1 MB')
  expect(formatBytes(42_400_000, 'de').replace(/\s/, ' ')).toBe('42 MB')
  expect(formatBytes(2_400_000_000, 'en').replace(/\s/, ' ')).toBe('2.4 GB')
})
