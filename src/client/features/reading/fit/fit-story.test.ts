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

/** Two pages in a window of 600 pixels, with 40 pixels of margins and frames of 20. */
const layout = (texts: number[], percent: number | null, pictureHeight = 400): MeasuredLayout => ({
  sizePx: 22,
  weight: percent === 50 ? 1.1 : 1,
  picture: { percent, height: pictureHeight, frame: 20 },
  pages: texts.map((height) => ({
    parts: [{ place: { paragraph: 0, offset: 0, otherOffset: 0 }, top: 0, bottom: height }],
    room: { first: percent ? 560 : 360, further: 560 },
  })),
})
const fitted = (...layouts: MeasuredLayout[]) => fitStory([layouts], pages, room)

describe('pictures beside the text', () => {
  test('fill their side of the paper where all texts are lower', () => {
    expect(fitted(layout([360, 100], 66)).isFramed).toBe(false)
  })

  test('are all framed where one text is higher', () => {
    expect(fitted(layout([361, 100], 66)).isFramed).toBe(true)
  })

  test('are all framed where one is narrower, and each is as wide as its text allows', () => {
    const fit = fitted(layout([900, 100], 66), layout([300, 80], 50, 320))
    expect(fit.isFramed).toBe(true)
    expect(fit.pages.map(({ percent }) => percent)).toEqual([50, 66])
  })
})

describe('a picture above the text', () => {
  test('is as large as the paper where the texts leave the room', () => {
    const fit = fitted(layout([160, 100], null))
    expect(fit.isFramed).toBe(false)
    expect(fit.pages.map(({ picturePx }) => picturePx)).toEqual([400, 400])
  })

  test('has one of a few heights that the text leaves, and all are framed', () => {
    const fit = fitted(layout([100, 300], null))
    expect(fit.isFramed).toBe(true)
    expect(fit.pages.map(({ picturePx }) => picturePx)).toEqual([400, 240])
  })

  test('has the height that the text of its page leaves with large letters, too', () => {
    const fit = fitted({ ...layout([100, 300], null), sizePx: 40 })
    expect(fit.pages.map(({ picturePx }) => picturePx)).toEqual([400, 240])
  })

  test('leaves half of the window to a text that scrolls', () => {
    const fit = fitted(layout([160, 3000], null))
    expect(fit.pages[1]).toEqual({ starts: null, percent: null, picturePx: 280 })
  })
})
