import { expect, test } from 'vitest'
import type { StoryCard } from '../../../../contract/story-card.ts'
import { noFilter } from '../address/library-address.ts'
import { findKnown } from './known-stories.ts'

const card = (storyId: string, changed: Partial<StoryCard>): StoryCard => ({
  storyId,
  title: storyId,
  fileName: `${storyId}.pdf`,
  coverImageUrl: null,
  likes: 0,
  languages: ['de'],
  titles: {},
  values: [],
  kind: 'fabel',
  ageFrom: 4,
  ageTo: 8,
  minutes: 8,
  level: 2,
  scare: 1,
  teaser: '',
  teasers: {},
  hasAudio: false,
  hasVideo: false,
  hasPdf: false,
  isSample: false,
  publishedAt: '2026-11-01T00:00:00Z',
  ...changed,
})

const known = [
  card('fuchs', { title: 'Der kleine Fuchs', titles: { en: 'The Little Fox' }, likes: 1 }),
  card('kroete', { title: 'Die Kröte', teaser: 'Ein Fuchs hilft.', likes: 5, scare: 0 }),
  card('honig', { title: 'Bruno teilt den Honig', minutes: 5, ageFrom: 3, values: ['teilen'] }),
]
const found = (changed: Partial<typeof noFilter>) =>
  findKnown(known, { ...noFilter, ...changed }).map(({ storyId }) => storyId)

test('a search finds words of titles and teasers, in any language and without accents', () => {
  expect(found({ search: 'FUCHS' })).toEqual(['kroete', 'fuchs'])
  expect(found({ search: 'krote' })).toEqual(['kroete'])
  expect(found({ search: 'fox little' })).toEqual(['fuchs'])
  expect(found({ search: 'drache' })).toEqual([])
})

test('filters of several groups apply together, and the chosen order holds', () => {
  expect(found({ time: ['up-to-5'], value: ['teilen'] })).toEqual(['honig'])
  expect(found({ age: ['3'], extra: ['gentle'] })).toEqual([])
  expect(found({ kind: ['fabel'], sort: 'title' })).toEqual(['honig', 'fuchs', 'kroete'])
})
