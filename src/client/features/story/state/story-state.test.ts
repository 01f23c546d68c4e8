import { expect, test } from 'vitest'
import { guestState, openFirst, stateIn, stateLabel, usedUpUntil } from './story-state.ts'

const states = {
  opened: ['offen'],
  begun: [{ storyId: 'halb', page: 4, pageCount: 9 }],
  finished: ['ganz'],
}

test.each([
  ['offen', 'Geöffnet'],
  ['halb', 'Seite 4 von 9'],
  ['ganz', 'Gelesen'],
  ['neu', null],
])('a child’s story %s is marked %s', (storyId, label) => {
  expect(stateLabel(stateIn(states, storyId))).toBe(label)
  expect(stateIn(undefined, storyId)).toEqual({ kind: 'new' })
})

const place = { page: 4, sentence: 0, isFinished: false, savedAt: '2026-11-21T10:00:00Z' }

test.each([
  [null, null],
  [place, 'Geöffnet'],
  [{ ...place, pageCount: 9 }, 'Seite 4 von 9'],
  [{ ...place, page: 10, pageCount: 9 }, 'Seite 9 von 9'],
  [{ ...place, pageCount: 9, isFinished: true }, 'Gelesen'],
])('a guest’s place %o is marked %s', (stored, label) => {
  expect(stateLabel(guestState(stored))).toBe(label)
})

const now = new Date('2026-11-21T10:00:00Z')
const profile = (used: number, basePlan = 'free', counterReset = '2026-12-01T00:00:01+01:00') => ({
  subscription: {
    basePlan,
    addOns: [],
    status: 'active' as const,
    cancelAtPeriodEnd: false,
    expiry: basePlan === 'free' ? null : '2027-01-01T00:00:00Z',
    quotas: { pdfReads: 20, audioMinutes: 0, videoMinutes: 0 },
  },
  usage: { pdfReadsThisMonth: used, audioMinutesThisMonth: 0, videoMinutesThisMonth: 0 },
  counterReset,
})

test('the month is used up at 0 left, until its counter resets, and never with a subscription', () => {
  expect(usedUpUntil(profile(20), now)).toBe('2026-12-01T00:00:01+01:00')
  expect(usedUpUntil(profile(19), now)).toBeNull()
  expect(usedUpUntil(profile(20, 'family'), now)).toBeNull()
  expect(usedUpUntil(profile(20, 'free', '2026-11-21T09:59:59Z'), now)).toBeNull()
  expect(usedUpUntil(null, now)).toBeNull()
})

test('what opens comes first, in its order', () => {
  expect(openFirst([1, 2, 3, 4], (number) => number % 2 === 0)).toEqual([2, 4, 1, 3])
})
