import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { fontDirectory, fontFiles } from '../fonts.ts'
import type { Language, StorySource } from './story-source.ts'

/** JPEG bytes of the lettered cover and of each page's picture by its scene key. */
export interface BookPictures {
  cover: Buffer
  scenes: ReadonlyMap<string, Buffer>
}

const contentDirectory = fileURLToPath(new URL('..', import.meta.url))

/** 2026-01-01: a fixed time keeps builds byte-equal. */
const creationTimestamp = 1767225600

const wording = {
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

const describe = (error: { shortDiagnostics: unknown[] } | null) =>
  JSON.stringify(error?.shortDiagnostics ?? [])

const dataOf = (source: StorySource, lang: Language) => {
  const words = wording[lang]
  return {
    title: source.title,
    subtitle: source.subtitle,
    author: source.author,
    keyword: source.value,
    lang,
    source: source.source,
    cover: '/book/cover.jpg',
    coverAlt: `${words.cover}: ${source.title}`,
    talk: words.talk,
    words: words.words,
    imprint: words.imprint,
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

/**
 * Sets a story as PDF/UA-1, 180 x 240 mm. Throws on a missing picture, a missing typeface, a page
 * whose text does not fit, and everything the standard forbids (such as missing alt text).
 */
export const buildBook = async (
  source: StorySource,
  pictures: BookPictures,
  lang: Language,
): Promise<Uint8Array> => {
  await fontFiles()
  const compiler = NodeCompiler.create({
    workspace: contentDirectory,
    fontArgs: [{ fontPaths: [fontDirectory] }],
  })
  const shadow = (name: string, bytes: Buffer) =>
    compiler.mapShadow(`${contentDirectory}book/${name}`, bytes)
  shadow('cover.jpg', pictures.cover)
  for (const [i, { scene }] of source.pages.entries()) {
    const picture = pictures.scenes.get(scene)
    if (picture === undefined) throw new Error(`${source.id}: no picture for ${scene}`)
    shadow(`${scene}.jpg`, picture)
    shadow(`edge-${i}.svg`, Buffer.from(paperEdge(i + 1)))
  }
  const inputs = { book: JSON.stringify(dataOf(source, lang)) }
  const compiled = compiler.compile({ mainFilePath: `${contentDirectory}typst/book.typ`, inputs })
  if (compiled.result === null)
    throw new Error(`${source.id}.${lang}: ${describe(compiled.takeDiagnostics())}`)
  const warnings = describe(compiled.takeWarnings())
  if (warnings.includes('unknown font family')) throw new Error(`${source.id}.${lang}: ${warnings}`)
  return compiler.pdf(compiled.result, { pdfStandard: 'ua-1', creationTimestamp })
}
