import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Profile } from '../../../contract/profile.ts'
import { invalidateFamily, invalidateReading, isAccountQuery } from './family-changes.ts'
import { createQueryClient } from './query-client.ts'

const calls = [
  'billing.get',
  'child.list',
  'device.get',
  'diary.week',
  'news.list',
  'notification.list',
  'privacy.getExport',
  'privacy.listConsents',
  'reading.listUnfinished',
  'reading.open',
  'roadmap.list',
  'list.list',
  'story.list',
  'story.listLiked',
  'story.top',
  'suggestion.list',
  'vote.get',
]
const family = [
  'billing.get',
  'child.list',
  'device.get',
  'diary.week',
  'notification.list',
  'reading.listUnfinished',
  'list.list',
  'story.listLiked',
  'suggestion.list',
]
const keyOf = (call: string) => [call.split('.'), { type: 'query' }]

/** The calls whose answers a change invalidates. */
function invalidatedBy(change: (client: ReturnType<typeof createQueryClient>) => void): string[] {
  const client = createQueryClient()
  for (const call of calls) client.setQueryData(keyOf(call), 'answer')
  change(client)
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
  ['data outside the document', {}, family],
  ['a nickname', { displayName: 'Familie Dachs' }, family],
  ['a plan', { subscription: plan }, [...family]],
  ['a vote', { lastVote: 'gewitter' }, [...family, 'vote.get']],
  ['a consent', { preferences }, [...family, 'privacy.listConsents']],
])('a change of %s invalidates the answers that depend on it', (_name, change, old) => {
  const after = { ...document, ...change }
  expect(invalidatedBy((client) => invalidateFamily(client, document, after)).sort()).toEqual(
    old.sort(),
  )
})

test('without a previous document, everything of the account is invalidated', () => {
  const old = invalidatedBy((client) => invalidateFamily(client, null, document))
  expect(old.sort()).toEqual([...family, 'privacy.listConsents', 'vote.get'].sort())
})

test('an answer from before the change, which arrives after it, is fetched again', async () => {
  const client = createQueryClient()
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const answers = [first, second].map(({ promise }) => promise)
  const options = { queryKey: keyOf('billing.get'), queryFn: async () => await answers.shift() }
  const observer = new QueryObserver(client, options)
  const unsubscribe = observer.subscribe(() => {})
  invalidateFamily(client, document, document)
  first.resolve('before')
  await expect.poll(() => observer.getCurrentResult().data).toBe('before')
  second.resolve('after')
  await expect.poll(() => observer.getCurrentResult().data).toBe('after')
  unsubscribe()
})

test('a saved place invalidates the answers with places', () => {
  expect(invalidatedBy(invalidateReading)).toEqual([
    'diary.week',
    'reading.listUnfinished',
    'list.list',
    'suggestion.list',
  ])
})

test('query keys identify the answers of the account; the library and the news are shared', () => {
  const shared = ['news.list', 'story.list', 'story.top', 'story.shelves']
  const others = calls.filter((call) => !shared.includes(call))
  expect(shared.filter((call) => isAccountQuery(keyOf(call)))).toEqual([])
  expect(others.filter((call) => !isAccountQuery(keyOf(call)))).toEqual([])
  expect(isAccountQuery(['device-wait', 'u1'])).toBe(true)
})
