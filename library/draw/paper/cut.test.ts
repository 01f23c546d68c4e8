import { expect, test } from 'vitest'
import { deckle, scissorCut, tear } from './cut.ts'
import { circle, roundRect } from './geometry.ts'
import { outlines } from './outline.ts'

/** The least and the greatest distance of a path's corners from (0, 0). */
const reach = (d: string) => {
  const distances = (outlines(d, 1) ?? []).flat().map(([x, y]) => Math.hypot(x, y))
  return { least: Math.min(...distances), greatest: Math.max(...distances) }
}

test('a path is read with absolute and relative commands, curves and arcs', () => {
  const [square] = outlines('m10 10h20v20H10z', 1) ?? []
  expect(square).toEqual([
    [10, 10],
    [30, 10],
    [30, 30],
    [10, 30],
  ])
  const { least, greatest } = reach(circle(0, 0, 50))
  expect(least).toBeCloseTo(50, 1)
  expect(greatest).toBeCloseTo(50, 1)
  // Flags of an arc may touch.
  expect(outlines('M0 0a5 5 0 1110 0Z', 1)?.[0]?.at(-1)).toEqual([10, 0])
  expect(outlines('M0 0l5 5 5-5M20 20Q30 30 40 20', 3)).toHaveLength(2)
  expect(outlines('M0 0S10 10 20 20', 1)).toBeNull()
})

test('scissors stay near the line, leave corners where they are, and cut the same each time', () => {
  const cut = scissorCut(circle(0, 0, 100), 1)
  const { least, greatest } = reach(cut)
  expect(least).toBeGreaterThan(97)
  expect(greatest).toBeLessThan(101)
  expect(cut.split('L').length).toBeLessThan(40)
  expect(scissorCut(roundRect(0, 0, 100, 60), 1)).toContain('100 60')
  expect(scissorCut(circle(0, 0, 100), 1)).toBe(cut)
})

test('the core of a torn sheet reaches beyond its face', () => {
  const { face, core } = tear(circle(0, 0, 100), 8)
  expect(reach(core).greatest).toBeGreaterThan(reach(face).greatest)
  expect(reach(core).greatest).toBeLessThan(120)
  expect(reach(face).least).toBeGreaterThan(90)
})

test('a handmade edge stays near the line', () => {
  const { least, greatest } = reach(deckle(circle(0, 0, 100), 3))
  expect(least).toBeGreaterThan(95)
  expect(greatest).toBeLessThan(105)
})
