import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isEnd, type Place, placeAt, turnPage } from '../shared/place.ts'
import { type SpreadStart, spreadAt, spreadsOf, turnSpread } from './spread.ts'

const counts = fc.integer({ min: 1, max: 60 })
const offsets = fc.constantFrom<SpreadStart>(null, 1, 2)

const describeSpreads = (pageCount: number, spreadStart: SpreadStart) =>
  spreadsOf(pageCount, spreadStart)
    .map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`))
    .join(' ')

describe('pages side by side', () => {
  test.each<[number, SpreadStart, string]>([
    [5, null, '1 2 3 4 5'],
    [5, 1, '1-2 3-4 5'],
    [5, 2, '1 2-3 4-5'],
    [6, 1, '1-2 3-4 5-6'],
    [6, 2, '1 2-3 4-5 6'],
    [1, 1, '1'],
    [1, 2, '1'],
    [2, 2, '1 2'],
    [0, 1, ''],
  ])('%i pages in pairs from %s: %s', (pageCount, spreadStart, expected) => {
    expect(describeSpreads(pageCount, spreadStart)).toBe(expected)
  })

  test('shows every page exactly once', () => {
    fc.assert(
      fc.property(counts, offsets, (pageCount, spreadStart) => {
        const shown = spreadsOf(pageCount, spreadStart).flatMap(({ first, last }) =>
          first === last ? [first] : [first, last],
        )
        expect(shown).toEqual(Array.from({ length: pageCount }, (_, index) => index + 1))
      }),
    )
  })

  test('finds the spread that contains a page', () => {
    fc.assert(
      fc.property(
        counts,
        offsets,
        fc.integer({ min: 1, max: 60 }),
        (pageCount, spreadStart, wanted) => {
          const page = Math.min(wanted, pageCount)
          const { first, last } = spreadAt(page, pageCount, spreadStart)
          expect(first <= page && page <= last && last - first <= 1).toBe(true)
          expect(spreadAt(first, pageCount, spreadStart)).toEqual({ first, last })
        },
      ),
    )
  })
})

describe('turning', () => {
  const pagesFrom = (from: Place, spreadStart: SpreadStart) => {
    const pages: number[] = []
    for (let at = from; !isEnd(at); at = turnSpread(at, 'next', spreadStart)) pages.push(at.page)
    return pages
  }

  test('goes through every spread from start to end and back', () => {
    fc.assert(
      fc.property(counts, offsets, (pageCount, spreadStart) => {
        const firsts = spreadsOf(pageCount, spreadStart).map(({ first }) => first)
        expect(pagesFrom(placeAt(1, pageCount), spreadStart)).toEqual(firsts)
        const back: number[] = []
        for (let at = placeAt(pageCount + 1, pageCount); at.page > 1; ) {
          at = turnSpread(at, 'previous', spreadStart)
          back.unshift(at.page)
        }
        expect(back).toEqual(firsts)
      }),
    )
  })

  test('turns single pages like turnPage', () => {
    const turns = fc.constantFrom('next' as const, 'previous', 'first', 'last')
    fc.assert(
      fc.property(counts, fc.integer({ min: 1, max: 61 }), turns, (pageCount, page, turn) => {
        const place = placeAt(page, pageCount)
        expect(turnSpread(place, turn, null)).toEqual(turnPage(place, turn))
      }),
    )
  })

  test('turns from the second page of a spread, which an address can name', () => {
    expect(turnSpread(placeAt(3, 10), 'next', 2).page).toBe(4)
    expect(turnSpread(placeAt(3, 10), 'previous', 2).page).toBe(1)
  })
})
