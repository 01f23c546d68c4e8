import { expect, test } from 'vitest'
import { nextZoom, pageSize, percentOf } from './zoom.ts'

const page = { width: 510, height: 680 }
const phone = { width: 340, height: 720, windowHeight: 560 }
const desk = { width: 1200, height: 720, windowHeight: 510 }

test('a page fits whole, then grows', () => {
  expect(pageSize(page, phone, 100)).toEqual({ width: 340, height: 453 })
  expect(pageSize(page, desk, 100)).toEqual({ width: 540, height: 720 })
  expect(pageSize(page, desk, 200)).toEqual({ width: 1080, height: 1440 })
})

test('the whole page and the width are percentages, too', () => {
  expect(percentOf('page', page, phone)).toBe(100)
  expect(percentOf('width', page, phone)).toBe(100)
  expect(percentOf('page', page, desk)).toBe(71)
  expect(percentOf('width', page, desk)).toBe(222)
  expect(percentOf('width', page, { ...desk, width: 9000 })).toBe(400)
  expect(percentOf(150, page, desk)).toBe(150)
})

test('steps lead from any size to 100 and 400 and no further', () => {
  expect(nextZoom(100, 'in')).toBe(125)
  expect(nextZoom(222, 'in')).toBe(250)
  expect(nextZoom(222, 'out')).toBe(200)
  expect(nextZoom(400, 'in')).toBeNull()
  expect(nextZoom(71, 'in')).toBe(100)
  expect(nextZoom(100, 'out')).toBeNull()
})
