import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import {
  type LibraryStory,
  type LibraryText,
  languages,
  listStories,
  readStory,
} from '../text/story-source.ts'

const library = fileURLToPath(new URL('../../dist/library', import.meta.url))
const maxBytes = 2 * 1024 * 1024

/** Keeps letters and digits only, without line ends, hyphens and joiners. */
const letters = (text: string) => text.normalize('NFC').replaceAll(/[^\p{L}\p{N}]/gu, '')

const textOf = async (pdf: PDFDocumentProxy) => {
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''))
  }
  return letters(pages.join(''))
}

/** The first text that does not follow the previous one; null when all are in order. */
const firstOutOfOrder = (printed: string, texts: readonly string[]) => {
  let from = 0
  for (const text of texts) {
    const at = printed.indexOf(letters(text), from)
    if (at < 0) return text
    from = at + letters(text).length
  }
  return null
}

/** The texts of a print in reading order. */
const expectedTexts = async (id: string, language: 'de' | 'en', kind: string) => {
  const source = await readStory(id, language)
  if (kind === 'mini') return Object.values(source.mini)
  return source.pages.flatMap(({ paragraphs }) => paragraphs)
}

const storyOf = async (id: string): Promise<LibraryStory> =>
  JSON.parse(await readFile(`${library}/${id}/story.json`, 'utf8'))

const checkPrint = async (
  id: string,
  language: 'de' | 'en',
  title: string,
  { kind, file }: LibraryText['prints'][number],
) => {
  const bytes = await readFile(`${library}/${id}/${file}`)
  expect(bytes.length, `${id} ${file}`).toBeLessThanOrEqual(maxBytes)
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await task.promise
  const { info } = await pdf.getMetadata()
  expect(info, `${id} ${file}`).toMatchObject({ Language: language })
  expect((info as { Title?: string }).Title, `${id} ${file}`).toContain(title)
  const marks = (await pdf.getMarkInfo()) as Map<string, boolean> | null
  expect(marks?.get('Marked'), `${id} ${file}`).toBe(true)
  // The mini book has no outline.
  if (kind !== 'mini') expect(await pdf.getOutline(), `${id} ${file}`).not.toBeNull()
  const missing = firstOutOfOrder(await textOf(pdf), await expectedTexts(id, language, kind))
  expect(missing, `${id} ${file}`).toBeNull()
  await task.destroy()
}

test.each(await listStories())(
  'every print of %s has its text in order, title, language and marks, and is small',
  async (id) => {
    const { texts } = await storyOf(id)
    for (const language of languages)
      for (const print of texts[language].prints)
        await checkPrint(id, language, texts[language].title, print)
  },
  60_000,
)
