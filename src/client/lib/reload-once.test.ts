import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claimReload } from './reload-once.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T20:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const memory = () => {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}

test('allows one reload, and the next only after half a minute', () => {
  const storage = memory()
  expect(claimReload(storage)).toBe(true)
  vi.advanceTimersByTime(29_999)
  expect(claimReload(storage)).toBe(false)
  vi.advanceTimersByTime(1)
  expect(claimReload(storage)).toBe(true)
})

test('without storage there is no reload, hence no endless loop', () => {
  const broken = () => {
    throw new Error('denied')
  }
  expect(claimReload({ getItem: broken, setItem: broken })).toBe(false)
})
