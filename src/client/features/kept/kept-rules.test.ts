import { expect, test } from 'vitest'
import type { StoryCard } from '../../../contract/story.ts'
import {
  findLost,
  findStray,
  fitsChild,
  inMegabytes,
  inOrder,
  mayRead,
  surplus,
  tidyable,
} from './kept-rules.ts'

const story = (storyId: string, keptAt: number, isSaved = false) => ({
  storyId,
  keptAt,
  isSaved,
  size: 1,
})
const ids = (stories: { storyId: string }[]) => stories.map(({ storyId }) => storyId).join(' ')

test('a child may read what its age and its owls allow, and what its parents allowed all the same', () => {
  const young = { childId: 'mia', ageBand: '3-4', maxScare: 1 } as const
  const old = { childId: 'tom', ageBand: null, maxScare: 3 } as const
  const card = { ageFrom: 5, scare: 2 }
  expect(fitsChild(card, old)).toBe(true)
  expect(fitsChild(card, young)).toBe(false)
  expect(fitsChild({ ageFrom: 4, scare: 1 }, young)).toBe(true)
  expect(fitsChild({ ageFrom: 4, scare: 2 }, young)).toBe(false)
  const kept = { card: card as StoryCard, releasedFor: ['mia'] }
  expect(mayRead(kept, young)).toBe(true)
  expect(mayRead(kept, { ...young, childId: 'ida' })).toBe(false)
  expect(mayRead(kept, null)).toBe(false)
})

test('the five opened last stay by themselves; saved ones never go', () => {
  const kept = [1, 2, 3, 4, 5, 6, 7].map((at) => story(`s${at}`, at, at === 1))
  expect(ids(surplus(kept))).toBe('s2')
  expect(ids(surplus(kept.slice(0, 5)))).toBe('')
  expect(ids(tidyable(kept))).toBe('s2 s3 s4 s5 s6 s7')
  expect(ids(inOrder(kept.slice(0, 3)))).toBe('s1 s3 s2')
})

test('finds what has vanished and what nobody needs', () => {
  const kept = [{ files: ['/a', '/b'] }, { files: ['/b', '/c'] }]
  expect(findLost(kept, new Set(['/a', '/b']))).toEqual([kept[1]])
  expect(findStray(kept, ['/a', '/b', '/x'])).toEqual(['/x'])
})

test('says sizes as people do', () => {
  expect(inMegabytes(10, 'de').replace(/\s/, ' ')).toBe('0,1 MB')
  expect(inMegabytes(3_140_000, 'de').replace(/\s/, ' ')).toBe('3,1 MB')
  expect(inMegabytes(42_400_000, 'de').replace(/\s/, ' ')).toBe('42 MB')
  expect(inMegabytes(2_400_000_000, 'en').replace(/\s/, ' ')).toBe('2.4 GB')
})
