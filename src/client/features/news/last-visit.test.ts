import { beforeEach, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  return () => vi.unstubAllGlobals()
})

const visit = () => import('./last-visit.ts')
const days = ['2026-11-06T09:00:00Z', '2026-11-20T09:00:00Z', '2026-11-13T09:00:00Z']

test('nothing is new at the first visit, nor at a second one without a new post', async () => {
  for (let visits = 0; visits < 2; visits++) {
    vi.resetModules()
    const { isUnseen, rememberSeen } = await visit()
    rememberSeen([...days])
    expect(days.filter(isUnseen)).toEqual([])
  }
})

test('what came since stays new until the page goes, however often it is shown', async () => {
  kept.set('news-seen', JSON.stringify(days[0]))
  const { isUnseen, rememberSeen } = await visit()
  rememberSeen([...days])
  rememberSeen([...days])
  expect(days.filter(isUnseen)).toEqual([days[1], days[2]])
  expect(kept.get('news-seen')).toBe(JSON.stringify(days[1]))
})

test('an older list does not make newer posts new again, and nonsense counts as nothing', async () => {
  kept.set('news-seen', JSON.stringify(days[1]))
  const { rememberSeen } = await visit()
  rememberSeen(['2026-11-06T09:00:00Z'])
  expect(kept.get('news-seen')).toBe(JSON.stringify(days[1]))
  kept.set('news-seen', '{"a":')
  vi.resetModules()
  expect((await visit()).isUnseen(days[0] ?? '')).toBe(false)
})
