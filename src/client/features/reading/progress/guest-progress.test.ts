import { expect, test } from 'vitest'
import { guestProgress, keepGuestProgress } from './guest-progress.ts'

function memory(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial))
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

const place = { page: 3, sentence: 1, isFinished: false, savedAt: '2026-11-21T10:00:00Z' }

test('a guest finds the place again, story by story', () => {
  const storage = memory()
  keepGuestProgress('fuchs-laterne', place, storage)
  keepGuestProgress('frosch-sprung', { ...place, page: 5 }, storage)
  expect(guestProgress('fuchs-laterne', storage)).toEqual(place)
  expect(guestProgress('frosch-sprung', storage)?.page).toBe(5)
  expect(guestProgress('bruno-honig', storage)).toBeNull()
})

test('a finished story stays finished', () => {
  const storage = memory()
  keepGuestProgress('fuchs-laterne', { ...place, isFinished: true }, storage)
  keepGuestProgress('fuchs-laterne', { ...place, page: 2 }, storage)
  expect(guestProgress('fuchs-laterne', storage)).toMatchObject({ page: 2, isFinished: true })
})

test('spoilt or refused storage counts as empty', () => {
  for (const spoilt of ['', '[', 'null', '7', '{"fuchs-laterne":{"page":"3"}}']) {
    expect(guestProgress('fuchs-laterne', memory({ 'guest-progress': spoilt }))).toBeNull()
  }
  const refusing = {
    getItem: () => {
      throw new Error('refused')
    },
    setItem: () => {
      throw new Error('refused')
    },
  }
  keepGuestProgress('fuchs-laterne', place, refusing)
  expect(guestProgress('fuchs-laterne', refusing)).toBeNull()
})
