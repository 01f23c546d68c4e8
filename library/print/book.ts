import type { Language, StorySource } from '../text/story-source.ts'
import { type BookPictures, getScenePicture } from './book-pictures.ts'
import { compilePdf } from './typst.ts'

/** Fixed texts of every book. */
export const bookLabels = {
  de: {
    cover: 'Titelbild',
    talk: 'Zum Weiterreden',
    words: 'Worterklärungen',
    imprint:
      'Text und Bilder: Fabelhain-Werkstatt. Schriften: Andika und Grandstander (SIL Open Font License).',
  },
  en: {
    cover: 'Cover picture',
    talk: 'To talk about',
    words: 'Words explained',
    imprint:
      'Text and pictures: Fabelhain workshop. Typefaces: Andika and Grandstander (SIL Open Font License).',
  },
} satisfies Record<Language, Record<string, string>>

/** SVG of the wavy paper edge over a picture's lower border; each seed gives another wave. */
const paperEdge = (seed: number) => {
  const phase = seed * 1.7
  const points = Array.from({ length: 37 }, (_, i) => {
    const x = i * 50
    const y = 58 + 26 * Math.sin(x / 290 + phase) + 12 * Math.sin(x / 121 + phase * 2.1)
    return `${x} ${y.toFixed(1)}`
  })
  const path = `M-20 ${58 + 26 * Math.sin(phase)}L${points.join('L')}L1820 160H-20Z`
  // Typst draws no SVG filters, so the shadow is three faint copies above the sheet.
  const shadow = [5, 10, 16].map(
    (dy) => `<path d="${path}" transform="translate(0 ${-dy})" fill="#26264a" opacity=".06"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1800 140">${shadow.join('')}<path d="${path}" fill="#fdf0d2"/></svg>`
}

/** Texts of the cover and the last pages, for the picture book and the large prints. */
export const toBookFrame = (source: StorySource, lang: Language) => {
  const labels = bookLabels[lang]
  return {
    title: source.title,
    subtitle: source.subtitle,
    author: source.author,
    keyword: source.value,
    lang,
    source: source.source,
    coverAlt: `${labels.cover}: ${source.title}`,
    talk: labels.talk,
    words: labels.words,
    imprint: labels.imprint,
  }
}

const dataOf = (source: StorySource, lang: Language) => {
  return {
    ...toBookFrame(source, lang),
    cover: '/book/cover.jpg',
    questions: source.questions,
    glossary: Object.entries(source.glossary).map(([word, meaning]) => ({ word, meaning })),
    pages: source.pages.map(({ alt, paragraphs, scene }, i) => ({
      alt,
      paragraphs,
      picture: `/book/${scene}.jpg`,
      edge: `/book/edge-${i}.svg`,
    })),
  }
}

/** Typesets a story as a picture book of 180 x 240 mm; throws when a page's text does not fit. */
export const buildBook = (source: StorySource, pictures: BookPictures, lang: Language) => {
  const files = new Map([['cover.jpg', pictures.cover]])
  for (const [i, { scene }] of source.pages.entries()) {
    files.set(`${scene}.jpg`, getScenePicture(source, pictures, scene))
    files.set(`edge-${i}.svg`, Buffer.from(paperEdge(i + 1)))
  }
  const label = `${source.id}.${lang}`
  return compilePdf({ template: 'book.typ', data: dataOf(source, lang), files, label })
}
