import { beforeEach, expect, test, vi } from 'vitest'
import { endVisit, visitKey } from './visit.ts'

function memoryStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

beforeEach(() => endVisit(memoryStorage()))

test('one key per visit: the same after a reload, new for another story and after leaving', () => {
  const storage = memoryStorage()
  const first = visitKey('fuchs-laterne', storage)
  expect(first).toMatch(/^[\w-]{8,100}$/)
  expect(visitKey('fuchs-laterne', storage)).toBe(first)
  const other = visitKey('frosch-sprung', storage)
  expect(other).not.toBe(first)
  endVisit(storage)
  expect(visitKey('frosch-sprung', storage)).not.toBe(other)
})

test('a reloaded page continues the visit', async () => {
  const storage = memoryStorage()
  const key = visitKey('fuchs-laterne', storage)
  vi.resetModules()
  const reloaded = await import('./visit.ts')
  expect(reloaded.visitKey('fuchs-laterne', storage)).toBe(key)
})

test('without storage the key lasts as long as the document', () => {
  const refusing = {
    getItem: () => {
      throw new Error('refused')
    },
    setItem: () => {
      throw new Error('refused')
    },
    removeItem: () => {
      throw new Error('refused')
    },
  }
  const first = visitKey('fuchs-laterne', refusing)
  expect(visitKey('fuchs-laterne', refusing)).toBe(first)
  endVisit(refusing)
  expect(visitKey('fuchs-laterne', refusing)).not.toBe(first)
})

test('damaged storage counts as empty', () => {
  const storage = memoryStorage()
  storage.setItem('reading-visit', '{"storyId":"fuchs-laterne","key":1}')
  expect(visitKey('fuchs-laterne', storage)).toMatch(/^[\w-]{8,100}$/)
})
