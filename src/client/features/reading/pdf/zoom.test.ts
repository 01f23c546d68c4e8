import { expect, test } from 'vitest'
import { nextZoom, pageSize, zoomPercent } from './zoom.ts'

const page = { width: 510, height: 680 }
const phone = { width: 340, height: 720, windowHeight: 560 }
const desk = { width: 1200, height: 720, windowHeight: 510 }

test('100 percent fits the whole page', () => {
  expect(pageSize(page, phone, 100)).toEqual({ width: 340, height: 453 })
  expect(pageSize(page, desk, 100)).toEqual({ width: 540, height: 720 })
  expect(pageSize(page, desk, 200)).toEqual({ width: 1080, height: 1440 })
})

test('converts page and width to percent', () => {
  expect(zoomPercent('page', page, phone)).toBe(100)
  expect(zoomPercent('width', page, phone)).toBe(100)
  expect(zoomPercent('page', page, desk)).toBe(71)
  expect(zoomPercent('width', page, desk)).toBe(222)
  expect(zoomPercent('width', page, { ...desk, width: 9000 })).toBe(400)
  expect(zoomPercent(150, page, desk)).toBe(150)
})

test('steps from any size, between 100 and 400', () => {
  expect(nextZoom(100, 'in')).toBe(125)
  expect(nextZoom(222, 'in')).toBe(250)
  expect(nextZoom(222, 'out')).toBe(200)
  expect(nextZoom(400, 'in')).toBeNull()
  expect(nextZoom(71, 'in')).toBe(100)
  expect(nextZoom(100, 'out')).toBeNull()
})
