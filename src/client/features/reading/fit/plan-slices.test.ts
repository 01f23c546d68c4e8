import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Layout, maxSlices, planPage, planStory, textHeight } from './plan-slices.ts'

/** A page of paragraphs with gaps of 10 pixels. */
const page = (heights: number[], first = 300, further = first) => ({
  parts: heights.map((height, paragraph) => {
    const top = heights.slice(0, paragraph).reduce((sum, above) => sum + above + 10, 0)
    return { place: { paragraph, offset: 0, otherOffset: 0 }, top, bottom: top + height }
  }),
  room: { first, further },
})

describe('a page', () => {
  test.each([
    ['is whole where it fits', page([100, 100], 210), [0]],
    ['is divided where it does not', page([100, 100], 209), [0, 1]],
    ['is filled evenly', page([50, 50, 50, 50], 200), [0, 2]],
    ['is filled evenly beside a long part', page([60, 60, 60, 60, 210], 220), [0, 2, 4]],
    ['has more where there is no picture', page([50, 50, 50, 50], 120, 400), [0, 1]],
    ['has up to twelve slices', page(Array(12).fill(90), 100), [...Array(12).keys()]],
    ['scrolls where thirteen would be needed', page(Array(13).fill(90), 100), null],
    ['scrolls with a part that is too long', page([50, 300], 100, 200), null],
    ['may be empty', page([]), [0]],
  ])('%s', (_name, text, expected) => {
    expect(planPage(text)).toEqual(expected)
  })

  test('is rather uneven than divided inside a sentence', () => {
    const text = page([50, 50, 50, 50, 50], 180)
    const parts = text.parts.map((part, index) =>
      index === 3 ? part : { ...part, cut: 'clause' as const },
    )
    expect(planPage(text)).toEqual([0, 2])
    expect(planPage({ ...text, parts })).toEqual([0, 3])
  })

  test('is rather divided at a comma than with a last slice of a few words', () => {
    const text = page([60, 60, 30], 140)
    const parts = text.parts.map((part, index) =>
      index === 1 ? { ...part, cut: 'clause' as const } : part,
    )
    expect(planPage({ ...text, parts })).toEqual([0, 1])
  })

  test('rather has one slice more than a sentence that is divided between its words', () => {
    const text = page([50, 50, 50, 50], 110)
    const parts = text.parts.map((part, index) =>
      index === 2 ? { ...part, cut: 'line' as const } : part,
    )
    expect(planPage({ ...text, parts })).toEqual([0, 1, 3])
  })

  test('shows every part once, and no slice is too full', () => {
    const heights = fc.array(fc.integer({ min: 20, max: 300 }), { minLength: 1, maxLength: 12 })
    const px = fc.integer({ min: 50, max: 900 })
    fc.assert(
      fc.property(heights, px, px, (given, first, further) => {
        const text = page(given, first, further)
        const starts = planPage(text)
        if (starts === null) return
        expect(starts[0]).toBe(0)
        expect(starts.length).toBeLessThanOrEqual(maxSlices)
        starts.forEach((from, index) => {
          const to = starts[index + 1] ?? given.length
          expect(to).toBeGreaterThan(from)
          expect(textHeight(text, from, to)).toBeLessThanOrEqual(index === 0 ? first : further)
        })
      }),
    )
  })
})

describe('a story', () => {
  const starts = (sizes: Layout[][]) => planStory(sizes).map((planned) => planned.starts)

  test('keeps the larger letters for a single long page', () => {
    const fits = Array.from({ length: 9 }, () => page([200]))
    const sizes = [
      [{ weight: 1, pages: [...fits, page([200, 200])] }],
      [{ weight: 1.2, pages: [...fits, page([140, 140])] }],
    ]
    expect(starts(sizes).at(-1)).toEqual([0, 1])
  })

  test('takes smaller ones where many pages are long', () => {
    const sizes = [
      [{ weight: 1, pages: [page([200, 200]), page([200, 200])] }],
      [{ weight: 1.2, pages: [page([140, 140]), page([140, 140])] }],
    ]
    expect(starts(sizes)).toEqual([[0], [0]])
  })

  test('keeps paragraphs in one piece where that takes no more slices', () => {
    const text = page([90, 90], 100)
    const asSentences = text.parts.map((part) => ({
      ...part,
      place: { paragraph: 0, offset: part.top, otherOffset: 0 },
    }))
    const divided = { weight: 1, pages: [{ ...text, parts: asSentences }] }
    const whole = { weight: 1.2, pages: [text] }
    expect(planStory([[divided, whole]]).map(({ layout }) => layout)).toEqual([whole])
  })

  test('has on each page the widest picture beside which the text is in one piece', () => {
    const wide = { weight: 1, pages: [page([200]), page([200, 200])] }
    const narrow = { weight: 1.1, pages: [page([120]), page([140, 140])] }
    const planned = planStory([[wide, narrow]])
    expect(planned.map(({ layout }) => layout)).toEqual([wide, narrow])
    expect(starts([[wide, narrow]])).toEqual([[0], [0]])
  })

  test('may have one layout for all pages: that with the fewest slices', () => {
    const wide = { weight: 1, pages: [page([200]), page([200, 200])] }
    const narrow = { weight: 1.1, pages: [page([120]), page([140, 140])] }
    const layouts = planStory([[wide, narrow]], true).map(({ layout }) => layout)
    expect(layouts).toEqual([narrow, narrow])
  })
})
