import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  childName,
  coverAt,
  displayTitle,
  isActive,
  remainingReads,
  timeUntil,
  unverifiedReadsLeft,
} from './rules.ts'

test.each([
  [{ title: 'Mut', fileName: 'x.pdf' }, 'Mut'],
  [{ title: '', fileName: 'Der_kleine_Fuchs.pdf' }, 'Der kleine Fuchs'],
  [{ title: '', fileName: 'a.pdf.pdf' }, 'a.pdf'],
  [{ title: '', fileName: 'GROSS.PDF' }, 'GROSS'],
])('title of %j is %j', (story, expected) => {
  expect(displayTitle(story)).toBe(expected)
})

describe('a subscription', () => {
  const now = new Date('2026-11-21T10:00:00Z')
  test.each([
    ['free', '2027-01-01T00:00:00Z', false],
    ['family', null, false],
    ['family', '2026-11-21T10:00:00Z', false],
    ['family', '2026-11-21T10:00:01Z', true],
  ])('%s until %s counts as active: %s', (basePlan, expiry, expected) => {
    expect(isActive({ basePlan, expiry, quotas: { pdfReads: 20 } }, now)).toBe(expected)
  })
})

test.each([
  [0, 5],
  [1, 4],
  [4, 1],
  [5, 0],
  [20, 0],
])('an unverified mailbox with %i counted stories opens %i more', (used, left) => {
  expect(unverifiedReadsLeft(used)).toBe(left)
})

test('the remaining reads are never below zero', () => {
  fc.assert(
    fc.property(fc.nat(100), fc.nat(100), (pdfReads, used) => {
      const subscription = { basePlan: 'free', expiry: null, quotas: { pdfReads } }
      const remaining = remainingReads({ subscription, usage: { pdfReadsThisMonth: used } })
      expect(remaining).toBe(used > pdfReads ? 0 : pdfReads - used)
    }),
  )
})

test.each([
  ['2026-11-23T13:05:59Z', { days: 2, hours: 3, minutes: 5 }],
  ['2026-11-21T10:00:01Z', { days: 0, hours: 0, minutes: 0 }],
  ['2026-11-21T10:00:00Z', null],
  ['2025-01-01T00:00:01+01:00', null],
  ['no date', null],
])('time until %s', (target, expected) => {
  expect(timeUntil(target, new Date('2026-11-21T10:00:00Z'))).toEqual(expected)
})

test('a child without a name is called Kind', () => {
  expect(childName('  ')).toBe('Kind')
  expect(childName(' Mia ')).toBe('Mia')
})

test('a cover’s address keeps its version and gets a width and a language', () => {
  expect(coverAt('/covers/mut?v=1', 400)).toBe('/covers/mut?v=1&w=400&lang=de')
  expect(coverAt('/covers/mut', 600, 'en')).toBe('/covers/mut?w=600&lang=en')
})
