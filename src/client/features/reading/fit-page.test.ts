import { expect, test } from 'vitest'
import { fitPage } from './fit-page.ts'

test('a page fits whole, then grows', () => {
  const page = { width: 510, height: 680 }
  expect(fitPage(page, { width: 340, height: 700 }, 1)).toEqual({ width: 340, height: 453 })
  expect(fitPage(page, { width: 1200, height: 680 }, 1)).toEqual({ width: 510, height: 680 })
  expect(fitPage(page, { width: 1200, height: 680 }, 2)).toEqual({ width: 1020, height: 1360 })
})
