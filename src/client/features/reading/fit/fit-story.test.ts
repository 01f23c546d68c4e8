import { describe, expect, test } from 'vitest'
import { fitStory } from './fit-story.ts'
import type { MeasuredLayout } from './measure-layouts.ts'

const page = {
  pictureUrl: 'p1',
  picture: { alt: '', sources: [], aspectRatio: null },
  paragraphs: [],
}
const pages = [1, 2].map(() => ({ page, other: null, hasPicture: true }))
const room = { height: 600, below: 80 }

/** Two pages in a window of 600 pixels, with 40 pixels of margins. */
const layout = (texts: number[], isBeside: boolean): MeasuredLayout => ({
  sizePx: 22,
  width: 'wide',
  weight: 1,
  picture: { height: 400, isBeside },
  pages: texts.map((height) => ({
    heights: [height],
    gap: 0,
    room: { first: isBeside ? 560 : 360, further: 560 },
  })),
})

describe('a picture beside the text', () => {
  test('fills its side of the paper where all texts are lower', () => {
    const fit = fitStory([layout([360, 100], true)], pages, room)
    expect(fit.pages.map(({ isFramed }) => isFramed)).toEqual([false, false])
  })

  test('is framed on all pages where one text is higher', () => {
    const fit = fitStory([layout([361, 100], true)], pages, room)
    expect(fit.pages.map(({ isFramed }) => isFramed)).toEqual([true, true])
  })
})

test('a picture above the text gets what the text leaves', () => {
  const fit = fitStory([layout([160, 300], false)], pages, room)
  expect(fit.pages.map(({ picturePx, isFramed }) => [picturePx, isFramed])).toEqual([
    [400, false],
    [240, true],
  ])
})

test('above a text that scrolls, the picture leaves half of the window', () => {
  const fit = fitStory([layout([160, 3000], false)], pages, room)
  expect(fit.pages[1]).toEqual({ starts: null, picturePx: 280, isFramed: true })
})
