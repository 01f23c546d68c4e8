import { beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  return () => vi.unstubAllGlobals()
})

const visit = () => import('./last-visit.ts')
const days = ['2026-11-06T09:00:00Z', '2026-11-20T09:00:00Z', '2026-11-13T09:00:00Z']

test('no post is new at the first visit, nor at a second one without a new post', async () => {
  for (let visits = 0; visits < 2; visits++) {
    vi.resetModules()
    const { isUnseen, storeLastSeen } = await visit()
    storeLastSeen([...days])
    expect(days.filter(isUnseen)).toEqual([])
  }
})

test('newer posts stay new until the document unloads', async () => {
  stored.set('news-seen', JSON.stringify(days[0]))
  const { isUnseen, storeLastSeen } = await visit()
  storeLastSeen([...days])
  storeLastSeen([...days])
  expect(days.filter(isUnseen)).toEqual([days[1], days[2]])
  expect(stored.get('news-seen')).toBe(JSON.stringify(days[1]))
})

test('an older list does not reset the last visit, and an invalid value is ignored', async () => {
  stored.set('news-seen', JSON.stringify(days[1]))
  const { storeLastSeen } = await visit()
  storeLastSeen(['2026-11-06T09:00:00Z'])
  expect(stored.get('news-seen')).toBe(JSON.stringify(days[1]))
  stored.set('news-seen', '{"a":')
  vi.resetModules()
  expect((await visit()).isUnseen(days[0] ?? '')).toBe(false)
})
