import { expect, test } from 'vitest'
import { readGuestProgress, storeGuestProgress } from './guest-progress.ts'

function memory(initial: Record<string, string> = {}) {
  const items = new Map(Object.entries(initial))
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}

const place = { page: 3, sentence: 1, isFinished: false, savedAt: '2026-11-21T10:00:00Z' }

test('stores the place of a guest for each story', () => {
  const storage = memory()
  storeGuestProgress('fuchs-laterne', place, storage)
  storeGuestProgress('frosch-sprung', { ...place, page: 5 }, storage)
  expect(readGuestProgress('fuchs-laterne', storage)).toEqual(place)
  expect(readGuestProgress('frosch-sprung', storage)?.page).toBe(5)
  expect(readGuestProgress('bruno-honig', storage)).toBeNull()
})

test('a finished story stays finished', () => {
  const storage = memory()
  storeGuestProgress('fuchs-laterne', { ...place, isFinished: true }, storage)
  storeGuestProgress('fuchs-laterne', { ...place, page: 2 }, storage)
  expect(readGuestProgress('fuchs-laterne', storage)).toMatchObject({ page: 2, isFinished: true })
})

test('damaged or refused storage counts as empty', () => {
  for (const damaged of ['', '[', 'null', '7', '{"fuchs-laterne":{"page":"3"}}']) {
    expect(readGuestProgress('fuchs-laterne', memory({ 'guest-progress': damaged }))).toBeNull()
  }
  const refusing = {
    getItem: () => {
      throw new Error('refused')
    },
    setItem: () => {
      throw new Error('refused')
    },
  }
  storeGuestProgress('fuchs-laterne', place, refusing)
  expect(readGuestProgress('fuchs-laterne', refusing)).toBeNull()
})
