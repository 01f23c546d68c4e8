import type { Language, StorySource } from '../text/story-source.ts'
import { splitSyllables } from '../text/syllable-pieces.ts'
import { toBookFrame } from './book.ts'
import { type BookPictures, getScenePicture } from './book-pictures.ts'
import { compilePdf } from './typst.ts'

const wording = {
  large: { de: 'Großdruck', en: 'Large print' },
  syllables: { de: 'Mit Silbenbögen', en: 'With syllables' },
} as const

type Kind = keyof typeof wording

/** Syllables alternate between blue and red; the arcs below separate them without colours. */
export const syllableColours = ['#1d4ed8', '#c0262d']

const dataOf = (source: StorySource, lang: Language, kind: Kind) => {
  const toContent = (text: string) =>
    kind === 'syllables' ? splitSyllables(text, source.syllables) : text
  return {
    kind,
    colours: syllableColours,
    label: wording[kind][lang],
    ...toBookFrame(source, lang),
    questions: source.questions.map(toContent),
    glossary: Object.entries(source.glossary).map(([word, meaning]) => ({
      word: toContent(word),
      meaning: toContent(meaning),
    })),
    pages: source.pages.map(({ alt, paragraphs, scene }) => ({
      alt,
      paragraphs: paragraphs.map(toContent),
      picture: `/book/${scene}.jpg`,
    })),
  }
}

/**
 * Typesets a story in letters of 24 pt and more on A4, for readers with low vision (`large`) or for children
 * who learn to read (`syllables`, German only: two colours and an arc below each syllable).
 */
export const buildLargePrint = (
  source: StorySource,
  pictures: BookPictures,
  lang: Language,
  kind: Kind,
) => {
  const files = new Map([['cover.jpg', pictures.cover]])
  for (const { scene } of source.pages)
    files.set(`${scene}.jpg`, getScenePicture(source, pictures, scene))
  const label = `${source.id}.${lang}.${kind}`
  return compilePdf({ template: 'large.typ', data: dataOf(source, lang, kind), files, label })
}
