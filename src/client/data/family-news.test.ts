import { expect, test } from 'vitest'
import type { Profile } from '../../contract/profile.ts'
import { hearFamilyNews, hearReadingNews } from './family-news.ts'
import { createQueryClient } from './query-client.ts'

const calls = [
  'billing.get',
  'child.list',
  'device.get',
  'diary.week',
  'news.list',
  'note.list',
  'privacy.getExport',
  'privacy.listConsents',
  'reading.listUnfinished',
  'reading.open',
  'roadmap.list',
  'shelf.list',
  'story.list',
  'story.listLiked',
  'story.top',
  'suggestion.list',
  'vote.get',
]
const family = [
  'child.list',
  'device.get',
  'diary.week',
  'note.list',
  'reading.listUnfinished',
  'shelf.list',
  'story.listLiked',
  'suggestion.list',
]
const keyOf = (call: string) => [call.split('.'), { type: 'query' }]

/** Which of all answers count as old after some news. */
function oldAfter(news: (client: ReturnType<typeof createQueryClient>) => void): string[] {
  const client = createQueryClient()
  for (const call of calls) client.setQueryData(keyOf(call), 'answer')
  news(client)
  return calls.filter((call) => client.getQueryState(keyOf(call))?.isInvalidated)
}

const document = {
  displayName: 'Familie Winter',
  subscription: { basePlan: 'free' },
  lastVote: null,
  preferences: { prefEmail: false },
} as unknown as Profile
const plan = { basePlan: 'family' } as Profile['subscription']
const preferences = { prefEmail: true } as Profile['preferences']

test.each<[string, Partial<Profile>, string[]]>([
  ['what the document does not name', {}, family],
  ['a nickname', { displayName: 'Familie Dachs' }, family],
  ['a plan', { subscription: plan }, [...family, 'billing.get']],
  ['a vote', { lastVote: 'gewitter' }, [...family, 'vote.get']],
  ['a consent', { preferences }, [...family, 'privacy.listConsents']],
])('news of %s ask again for what they can have changed', (_name, change, old) => {
  const after = { ...document, ...change }
  expect(oldAfter((client) => hearFamilyNews(client, document, after)).sort()).toEqual(old.sort())
})

test('where the document before is unknown, everything of the account may have changed', () => {
  const old = oldAfter((client) => hearFamilyNews(client, null, document))
  expect(old.sort()).toEqual([...family, 'billing.get', 'privacy.listConsents', 'vote.get'].sort())
})

test('a place in a story asks again for what shows places', () => {
  expect(oldAfter(hearReadingNews)).toEqual([
    'diary.week',
    'reading.listUnfinished',
    'shelf.list',
    'suggestion.list',
  ])
})
