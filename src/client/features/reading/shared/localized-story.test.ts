import { expect, test } from 'vitest'
import { initialAids } from '../../../../contract/reader-choices.ts'
import type { OpenedStory, OpenedText } from '../../../../contract/reading.ts'
import { localizeStory, readableLanguages } from './localized-story.ts'

const page = {
  pictureUrl: '',
  picture: { alt: '', sources: [], aspectRatio: null },
  paragraphs: [],
}

const textOf = (pageCount: number): OpenedText => ({
  title: 'Finn',
  subtitle: '',
  pages: Array.from({ length: pageCount }, () => page),
  questions: [],
  glossary: {},
  pdfUrl: null,
  audio: null,
  film: null,
  prints: [],
})

const storyOf = (texts: OpenedStory['texts']): OpenedStory => ({
  storyId: 'fuchs-laterne',
  childId: null,
  texts,
  coverImageUrl: null,
  isSample: false,
  remaining: null,
  counterReset: null,
  progress: null,
  aids: initialAids,
  audioSecondsLeft: null,
  videoSecondsLeft: null,
  addressesExpireAt: '2026-12-01T00:00:00Z',
})

test('prefers the chosen language, then the interface’s, then any other', () => {
  const both = storyOf({ en: textOf(3), de: textOf(3) })
  expect(localizeStory(both, 'en', 'de')?.language).toBe('en')
  expect(localizeStory(both, null, 'en')?.language).toBe('en')
  expect(localizeStory(storyOf({ de: textOf(3) }), 'en', 'en')?.language).toBe('de')
  expect(readableLanguages(both)).toEqual(['de', 'en'])
})

test('skips a text without pages', () => {
  expect(localizeStory(storyOf({ de: textOf(0), en: textOf(1) }), 'de', 'de')?.language).toBe('en')
  expect(localizeStory(storyOf({ de: textOf(0) }), 'de', 'de')).toBeNull()
  expect(localizeStory(storyOf({}), null, 'de')).toBeNull()
})
