import type { BookPictures } from './book-pictures.ts'
import { sceneOf } from './book-pictures.ts'
import type { Language, StorySource } from './story-source.ts'
import { compilePdf } from './typst.ts'

/** Words that stand in every book. */
export const bookWording = {
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

/** The wavy cut edge of the paper sheet over a picture's lower border; every page has its own. */
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

/** What every printed book says of a story on its cover and on its last pages. */
export const frameOf = (source: StorySource, lang: Language) => {
  const words = bookWording[lang]
  return {
    title: source.title,
    subtitle: source.subtitle,
    author: source.author,
    keyword: source.value,
    lang,
    source: source.source,
    coverAlt: `${words.cover}: ${source.title}`,
    talk: words.talk,
    words: words.words,
    imprint: words.imprint,
  }
}

const dataOf = (source: StorySource, lang: Language) => {
  return {
    ...frameOf(source, lang),
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

/** A story as a picture book of 180 x 240 mm; throws when a page's text does not fit. */
export const buildBook = (source: StorySource, pictures: BookPictures, lang: Language) => {
  const files = new Map([['cover.jpg', pictures.cover]])
  for (const [i, { scene }] of source.pages.entries()) {
    files.set(`${scene}.jpg`, sceneOf(source, pictures, scene))
    files.set(`edge-${i}.svg`, Buffer.from(paperEdge(i + 1)))
  }
  const label = `${source.id}.${lang}`
  return compilePdf({ template: 'book.typ', data: dataOf(source, lang), files, label })
}
