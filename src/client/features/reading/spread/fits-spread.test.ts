import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canShowSpread, fitsSpread } from './fits-spread.ts'

const paragraph = (letters: number) => ({
  text: 'x'.repeat(letters),
  syllables: null,
  sentences: [],
})
const page = (...letters: number[]) => ({ paragraphs: letters.map(paragraph) })
const book = { view: 'book', textSizePx: 22, spacing: 'normal' } as const

test.each([
  [899, 600, false],
  [900, 600, true],
  [900, 900, false],
  [768, 1024, false],
  [1024, 768, true],
])('a window of %i x %i can show a spread: %s', (width, height, expected) => {
  expect(canShowSpread({ width, height })).toBe(expected)
})

describe('a spread is shown automatically', () => {
  const usual = [page(90, 110, 100), page(120, 60)]
  test.each([
    ['a large screen', 1920, 1080, true],
    ['a tablet in landscape', 1024, 768, false],
    ['a phone in landscape', 915, 412, false],
    ['a tablet in portrait', 1024, 1366, false],
  ])('%s', (_name, width, height, expected) => {
    expect(fitsSpread({ width, height }, usual, book)).toBe(expected)
  })

  test('text without pictures needs less room', () => {
    const tablet = { width: 1024, height: 768 }
    expect(fitsSpread(tablet, usual, book)).toBe(false)
    expect(fitsSpread(tablet, usual, { ...book, view: 'text' })).toBe(true)
  })

  test('larger or longer text never makes it fit', () => {
    const px = fc.integer({ min: 320, max: 2600 })
    const letters = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(px, px, letters, (width, height, counts) => {
        const fits = (size: number, extra: number) =>
          fitsSpread({ width, height }, [page(...counts, extra)], { ...book, textSizePx: size })
        if (fits(32, 100)) expect(fits(22, 100)).toBe(true)
        if (fits(22, 300)) expect(fits(22, 100)).toBe(true)
      }),
    )
  })
})
