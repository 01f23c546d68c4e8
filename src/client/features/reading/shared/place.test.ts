import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isEnd, placeAt, type Turn, turnPage } from './place.ts'

const pageCounts = fc.integer({ min: 1, max: 60 })
const turns = fc.array(fc.constantFrom<Turn>('next', 'previous', 'first', 'last'), {
  maxLength: 80,
})
const turnAll = (pageCount: number, steps: Turn[]) => steps.reduce(turnPage, placeAt(1, pageCount))

describe('turning pages', () => {
  test('stays within the story', () => {
    fc.assert(
      fc.property(pageCounts, turns, (pageCount, steps) => {
        const { page } = turnAll(pageCount, steps)
        expect(Number.isInteger(page)).toBe(true)
        expect(page).toBeGreaterThanOrEqual(1)
        expect(page).toBeLessThanOrEqual(pageCount + 1)
      }),
    )
  })

  test('previous undoes next, except at the end', () => {
    fc.assert(
      fc.property(pageCounts, turns, (pageCount, steps) => {
        const place = turnAll(pageCount, steps)
        fc.pre(!isEnd(place))
        expect(turnPage(turnPage(place, 'next'), 'previous')).toEqual(place)
      }),
    )
  })

  test('next after the last page is the end, and next at the end stays there', () => {
    fc.assert(
      fc.property(pageCounts, (pageCount) => {
        const last = turnPage(placeAt(1, pageCount), 'last')
        expect(isEnd(last)).toBe(false)
        const end = turnPage(last, 'next')
        expect(isEnd(end)).toBe(true)
        expect(turnPage(end, 'next')).toEqual(end)
        expect(turnPage(end, 'first').page).toBe(1)
      }),
    )
  })

  test('any number becomes a valid place', () => {
    fc.assert(
      fc.property(fc.double(), pageCounts, (page, pageCount) => {
        const place = placeAt(page, pageCount)
        expect(place.page).toBeGreaterThanOrEqual(1)
        expect(place.page).toBeLessThanOrEqual(pageCount + 1)
      }),
    )
  })
})
