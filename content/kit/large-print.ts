import { frameOf } from './book.ts'
import type { BookPictures } from './book-pictures.ts'
import { sceneOf } from './book-pictures.ts'
import type { Language, StorySource } from './story-source.ts'
import { syllablePieces } from './syllable-pieces.ts'
import { compilePdf } from './typst.ts'

const wording = {
  large: { de: 'Großdruck', en: 'Large print' },
  syllables: { de: 'Mit Silbenbögen', en: 'With syllables' },
} as const

type Kind = keyof typeof wording

/** Syllables are blue and red by turns; the arcs below tell them apart without colours. */
export const syllableColours = ['#1d4ed8', '#c0262d']

const dataOf = (source: StorySource, lang: Language, kind: Kind) => {
  const spoken = (text: string) =>
    kind === 'syllables' ? syllablePieces(text, source.syllables) : text
  return {
    kind,
    colours: syllableColours,
    label: wording[kind][lang],
    ...frameOf(source, lang),
    questions: source.questions.map(spoken),
    glossary: Object.entries(source.glossary).map(([word, meaning]) => ({
      word: spoken(word),
      meaning: spoken(meaning),
    })),
    pages: source.pages.map(({ alt, paragraphs, scene }) => ({
      alt,
      paragraphs: paragraphs.map(spoken),
      picture: `/book/${scene}.jpg`,
    })),
  }
}

/**
 * A story in letters of 24 pt on A4, for eyes that need them (`large`) or for children who begin to
 * read (`syllables`, German only: two colours and an arc below each syllable).
 */
export const buildLargePrint = (
  source: StorySource,
  pictures: BookPictures,
  lang: Language,
  kind: Kind,
) => {
  const files = new Map([['cover.jpg', pictures.cover]])
  for (const { scene } of source.pages) files.set(`${scene}.jpg`, sceneOf(source, pictures, scene))
  const label = `${source.id}.${lang}.${kind}`
  return compilePdf({ template: 'large.typ', data: dataOf(source, lang, kind), files, label })
}
