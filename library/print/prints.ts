import { writeFile } from 'node:fs/promises'
import type { Language, LibraryPrint, StorySource } from '../text/story-source.ts'
import { buildBook } from './book.ts'
import { type BookPictures, toJpeg } from './book-pictures.ts'
import { buildLargePrint } from './large-print.ts'
import { buildMiniBook } from './mini-book.ts'
import type { FinishedPdf } from './typst.ts'

type Kind = LibraryPrint['kind']

/** Suffix of each print's file name, before `.pdf`. */
const suffixes: Record<Language, Record<Kind, string>> = {
  de: { book: '', large: '_Grossdruck', syllables: '_Silben', mini: '_Faltbuch' },
  en: { book: '', large: '_Large_Print', syllables: '_Syllables', mini: '_Mini_Book' },
}

const kinds: Record<Language, readonly Kind[]> = {
  de: ['book', 'large', 'syllables', 'mini'],
  // There are no rules for English syllables.
  en: ['book', 'large', 'mini'],
}

/** File name of a print: `Der_kleine_Fuchs_Grossdruck.pdf`. */
export const getPrintName = (fileName: string, language: Language, kind: Kind) =>
  fileName.replace(/(?:\.pdf)?$/i, `${suffixes[language][kind]}.pdf`)

const printFile = (language: Language, kind: Kind) =>
  kind === 'book' ? `book.${language}.pdf` : `book.${language}.${kind}.pdf`

const build = (source: StorySource, pictures: BookPictures, kind: Kind): Promise<FinishedPdf> => {
  const { lang } = source
  if (kind === 'book') return buildBook(source, pictures, lang)
  if (kind === 'mini') return buildMiniBook(source, pictures, lang)
  return buildLargePrint(source, pictures, lang, kind)
}

/**
 * Writes all PDFs of a story in one language into `target`, and returns their list. `folder` contains the
 * generated pictures.
 */
export const writePrints = async (
  source: StorySource,
  scenes: BookPictures['scenes'],
  folder: string,
  target: string,
): Promise<LibraryPrint[]> => {
  const { lang, fileName } = source
  const pictures = { cover: await toJpeg(`${folder}/cover.${lang}.1200.avif`), scenes }
  const prints: LibraryPrint[] = []
  for (const kind of kinds[lang]) {
    const { pdf, pages } = await build(source, pictures, kind)
    const file = printFile(lang, kind)
    await writeFile(`${target}/${file}`, pdf)
    const name = getPrintName(fileName, lang, kind)
    prints.push({ kind, file, fileName: name, pages, bytes: pdf.byteLength })
  }
  return prints
}
