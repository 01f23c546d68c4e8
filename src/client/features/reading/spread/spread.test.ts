import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Place } from '../place.ts'
import { isEnd, placeAt, turnPage } from '../place.ts'
import type { PairsFrom } from './spread.ts'
import { spreadAt, spreadsOf, turnSpread } from './spread.ts'

const counts = fc.integer({ min: 1, max: 60 })
const offsets = fc.constantFrom<PairsFrom>(null, 1, 2)

const words = (pageCount: number, pairsFrom: PairsFrom) =>
  spreadsOf(pageCount, pairsFrom)
    .map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`))
    .join(' ')

describe('pages side by side', () => {
  test.each<[number, PairsFrom, string]>([
    [5, null, '1 2 3 4 5'],
    [5, 1, '1-2 3-4 5'],
    [5, 2, '1 2-3 4-5'],
    [6, 1, '1-2 3-4 5-6'],
    [6, 2, '1 2-3 4-5 6'],
    [1, 1, '1'],
    [1, 2, '1'],
    [2, 2, '1 2'],
    [0, 1, ''],
  ])('%i pages in pairs from %s: %s', (pageCount, pairsFrom, expected) => {
    expect(words(pageCount, pairsFrom)).toBe(expected)
  })

  test('no page is lost and none comes twice', () => {
    fc.assert(
      fc.property(counts, offsets, (pageCount, pairsFrom) => {
        const shown = spreadsOf(pageCount, pairsFrom).flatMap(({ first, last }) =>
          first === last ? [first] : [first, last],
        )
        expect(shown).toEqual(Array.from({ length: pageCount }, (_, index) => index + 1))
      }),
    )
  })

  test('every page finds the spread that shows it', () => {
    fc.assert(
      fc.property(
        counts,
        offsets,
        fc.integer({ min: 1, max: 60 }),
        (pageCount, pairsFrom, wish) => {
          const page = Math.min(wish, pageCount)
          const { first, last } = spreadAt(page, pageCount, pairsFrom)
          expect(first <= page && page <= last && last - first <= 1).toBe(true)
          expect(spreadAt(first, pageCount, pairsFrom)).toEqual({ first, last })
        },
      ),
    )
  })
})

describe('turning', () => {
  const walk = (from: Place, pairsFrom: PairsFrom) => {
    const seen: number[] = []
    for (let at = from; !isEnd(at); at = turnSpread(at, 'next', pairsFrom)) seen.push(at.page)
    return seen
  }

  test('from cover to end goes through every spread, and back again', () => {
    fc.assert(
      fc.property(counts, offsets, (pageCount, pairsFrom) => {
        const firsts = spreadsOf(pageCount, pairsFrom).map(({ first }) => first)
        expect(walk(placeAt(1, pageCount), pairsFrom)).toEqual(firsts)
        const back: number[] = []
        for (let at = placeAt(pageCount + 1, pageCount); at.page > 1; ) {
          at = turnSpread(at, 'previous', pairsFrom)
          back.unshift(at.page)
        }
        expect(back).toEqual(firsts)
      }),
    )
  })

  test('single pages turn as ever', () => {
    const turns = fc.constantFrom('next' as const, 'previous', 'first', 'last')
    fc.assert(
      fc.property(counts, fc.integer({ min: 1, max: 61 }), turns, (pageCount, page, turn) => {
        const place = placeAt(page, pageCount)
        expect(turnSpread(place, turn, null)).toEqual(turnPage(place, turn))
      }),
    )
  })

  test('from the second of a pair, as an address may say', () => {
    expect(turnSpread(placeAt(3, 10), 'next', 2).page).toBe(4)
    expect(turnSpread(placeAt(3, 10), 'previous', 2).page).toBe(1)
  })
})
