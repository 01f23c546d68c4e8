import { expect, test } from 'vitest'
import type { Surprise } from '../../../../contract/story-page.ts'
import { containedBox, surpriseAt } from './surprise-at.ts'

const thing = (x: number, y: number, r: number, kind: Surprise['kind'] = 'light'): Surprise => ({
  kind,
  x,
  y,
  r,
  color: '#ffcf5c',
})

/** A picture of 400 x 300 pixels in a window of 400. */
const place = { box: { left: 0, top: 100, width: 400, height: 300 }, windowWidth: 400 }

test('a thing answers within its radius, a small one within half a touch target, and to a near miss', () => {
  const [small, large] = [thing(30, 50, 1), thing(70, 50, 10)]
  const at = (x: number, y: number) => surpriseAt([small, large], { x, y }, place)
  expect(at(120, 250)).toBe(small)
  expect(at(120, 295)).toBe(small)
  expect(at(120, 297)).toBeNull()
  expect(at(280, 313)).toBe(large)
  expect(at(280, 315)).toBeNull()
})

test('the nearest of two answers', () => {
  const [one, other] = [thing(40, 50, 20), thing(60, 50, 20)]
  expect(surpriseAt([one, other], { x: 190, y: 250 }, place)).toBe(one)
  expect(surpriseAt([one, other], { x: 210, y: 250 }, place)).toBe(other)
})

test('taps at the edges of the window turn the page', () => {
  const wide = [thing(10, 50, 20), thing(90, 50, 20)]
  expect(surpriseAt(wide, { x: 40, y: 250 }, place)).toBeNull()
  expect(surpriseAt(wide, { x: 360, y: 250 }, place)).toBeNull()
  expect(surpriseAt(wide, { x: 56, y: 250 }, place)).toBe(wide[0])
  const large = { box: { left: 0, top: 100, width: 1200, height: 900 }, windowWidth: 1200 }
  expect(surpriseAt(wide, { x: 60, y: 550 }, large)).toBe(wide[0])
})

test('a picture is in the middle of a wider or higher element', () => {
  const natural = { width: 1600, height: 1200 }
  expect(containedBox({ left: 10, top: 20, width: 800, height: 300 }, natural)).toEqual({
    left: 210,
    top: 20,
    width: 400,
    height: 300,
  })
  expect(containedBox({ left: 0, top: 0, width: 400, height: 500 }, natural)).toEqual({
    left: 0,
    top: 100,
    width: 400,
    height: 300,
  })
})
