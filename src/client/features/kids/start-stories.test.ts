import { expect, test } from 'vitest'
import type { StoryCard } from '../../../contract/story-card.ts'
import { startStories } from './start-stories.ts'

const card = (storyId: string) => ({ storyId }) as StoryCard
const cards = (ids: string) => [...ids].map(card)
const idsOf = (stories: readonly StoryCard[]) => stories.map(({ storyId }) => storyId).join('')

test.each([
  { begun: '', listed: 'abc', opened: '', shown: 'abc' },
  { begun: 'c', listed: 'abc', opened: 'c', shown: 'cab' },
  { begun: '', listed: 'abc', opened: 'ab', shown: 'cab' },
  { begun: 'x', listed: 'abc', opened: 'xa', shown: 'xbca' },
  { begun: 'vwxyz', listed: 'zabc', opened: 'vwxyz', shown: 'vwxabc' },
  { begun: '', listed: '', opened: 'a', shown: '' },
])('begun “$begun”, listed “$listed”, opened “$opened”: “$shown”', (given) => {
  const stories = startStories(
    cards(given.begun),
    cards(given.listed),
    [...given.opened],
    () => true,
  )
  expect(idsOf(stories)).toBe(given.shown)
})

test('the start ends after four screens', () => {
  expect(startStories([], cards('abcdefghijklmnopqrstuvwx'), [], () => true)).toHaveLength(12)
})

test('what opens this month comes before what waits, though the child knows it', () => {
  const listed = cards('abcdefghijklmnopqrstuvwx')
  const stories = startStories([], listed, ['w', 'x'], ({ storyId }) => 'wx'.includes(storyId))
  expect(idsOf(stories)).toBe('wxabcdefghij')
})
