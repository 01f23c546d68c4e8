import { beforeEach, expect, test, vi } from 'vitest'
import { endVisit, visitKey } from './visit.ts'

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

beforeEach(() => endVisit(memory()))

test('one key per visit: kept over reloads, new for another story and after leaving', () => {
  const storage = memory()
  const first = visitKey('fuchs-laterne', storage)
  expect(first).toMatch(/^[\w-]{8,100}$/)
  expect(visitKey('fuchs-laterne', storage)).toBe(first)
  const other = visitKey('frosch-sprung', storage)
  expect(other).not.toBe(first)
  endVisit(storage)
  expect(visitKey('frosch-sprung', storage)).not.toBe(other)
})

test('a page that is loaded again goes on with the same visit', async () => {
  const storage = memory()
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

test('spoilt storage counts as empty', () => {
  const storage = memory()
  storage.setItem('reading-visit', '{"storyId":"fuchs-laterne","key":1}')
  expect(visitKey('fuchs-laterne', storage)).toMatch(/^[\w-]{8,100}$/)
})
