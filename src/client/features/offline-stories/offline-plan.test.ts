import { expect, test } from 'vitest'
import type { OpenedStory, OpenedText } from '../../../contract/reading.ts'
import { neededPictureWidth, offlineSources, planOfflineCopy } from './offline-plan.ts'

const widths = [480, 960, 1600]
const signed = (name: string) => `/files/${name}?e=1&s=x`

const text = (language: string): OpenedText => ({
  title: 'Der Fuchs',
  subtitle: '',
  pages: [
    {
      pictureUrl: signed('p1-1600.avif'),
      picture: {
        alt: 'Ein Fuchs',
        sources: widths.map((width) => ({ width, url: signed(`p1-${width}.avif`) })),
        aspectRatio: null,
      },
      paragraphs: [],
    },
  ],
  questions: [],
  glossary: {},
  pdfUrl: signed(`${language}.pdf`),
  audio: {
    url: signed(`${language}.m4a`),
    timesUrl: signed(`${language}.json`),
    voice: 'human',
    durationMs: 1,
  },
  film: { url: signed('film.mp4'), captionsUrl: null, durationMs: 1 },
  prints: [{ kind: 'large', url: signed('large.pdf'), fileName: 'large.pdf' }],
})

const story = {
  storyId: 'fuchs',
  coverImageUrl: '/covers/fuchs?v=1',
  texts: { de: text('de'), en: text('en') },
} as unknown as OpenedStory

const paths = (given: Parameters<typeof planOfflineCopy>[1]) =>
  planOfflineCopy(story, given).files.map(({ path }) => path)

test('a screen needs pictures as wide as they are shown on it, in portrait and landscape', () => {
  expect(neededPictureWidth({ width: 360, height: 640, density: 3 })).toBe(960)
  expect(neededPictureWidth({ width: 768, height: 1024, density: 2 })).toBe(1408)
  expect(neededPictureWidth({ width: 1440, height: 900, density: 1 })).toBe(736)
})

test('stores the shown width and the next; the largest where none is wide enough', () => {
  const widthsFor = (needed: number, isWhole = true) =>
    offlineSources(
      widths.map((width) => ({ width })),
      needed,
      isWhole,
    ).map(({ width }) => width)
  expect(widthsFor(400)).toEqual([480, 960])
  expect(widthsFor(400, false)).toEqual([480])
  expect(widthsFor(960)).toEqual([960, 1600])
  expect(widthsFor(2000)).toEqual([1600])
  expect(offlineSources([], 400, true)).toEqual([])
})

test('a saved story has narration and PDF of the chosen languages, once and without a film', () => {
  expect(paths({ neededWidth: 700, languages: ['de'], isWhole: true }).sort()).toEqual([
    '/covers/fuchs',
    '/files/de.json',
    '/files/de.m4a',
    '/files/de.pdf',
    '/files/p1-1600.avif',
    '/files/p1-960.avif',
  ])
})

test('an automatically stored story has its text and the pictures as they are shown', () => {
  const options = { neededWidth: 700, languages: ['de'], isWhole: false } as const
  expect(paths(options).sort()).toEqual(['/covers/fuchs', '/files/p1-960.avif'])
  const copy = planOfflineCopy(story, options).story.texts.de
  expect(copy?.audio).toBeNull()
  expect(copy?.pdfUrl).toBeNull()
  expect(copy?.film).toBeNull()
  expect(copy?.prints).toEqual([])
  expect(copy?.pages[0]?.pictureUrl).toBe(signed('p1-960.avif'))
})
