import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findSentences } from '@fabelhain/library/text/sentences.ts'
import type { Page } from '@playwright/test'
import type { OpenedStory } from '../../src/contract/reading.ts'
import { openSample, sample } from './sample-story.ts'

const library = path.join(import.meta.dirname, '../../dist/library')

export const languages = ['de', 'en'] as const
type Language = (typeof languages)[number]

/** A story of the built library: the paragraphs of its pages in both languages. */
export interface BuiltStory {
  id: string
  pages: Record<Language, string[][]>
}

interface StoryFile {
  texts: Record<Language, { pages: { paragraphs: string[] }[] }>
}

/** All stories of the built library. */
export function builtStories(): BuiltStory[] {
  return readdirSync(library).map((id) => {
    const file = readFileSync(path.join(library, id, 'story.json'), 'utf8')
    const { texts }: StoryFile = JSON.parse(file)
    const pagesIn = (language: Language) => texts[language].pages.map((page) => page.paragraphs)
    return { id, pages: { de: pagesIn('de'), en: pagesIn('en') } }
  })
}

/** The longest pages of all stories as one story. */
export function longestPages(count: number): BuiltStory {
  const longest = (language: Language) =>
    builtStories()
      .flatMap(({ pages }) => pages[language])
      .toSorted((one, other) => other.join('').length - one.join('').length)
      .slice(0, count)
  return { id: 'longest pages', pages: { de: longest('de'), en: longest('en') } }
}

/** Two pages that are longer than any of the library's, as an editor may write: large letters let them scroll. */
export function overlongPages(): BuiltStory {
  const { id, pages } = longestPages(2)
  const doubled = (language: Language) => pages[language].map((page) => [...page, ...page])
  return { id, pages: { de: doubled('de'), en: doubled('en') } }
}

/** Opens the sample in the reader with the texts of another story; its pictures stay. */
export async function openTexts(page: Page, story: BuiltStory, language: Language) {
  await page.route('**/rpc/reading/open', async (route) => {
    const response = await route.fetch()
    const answer: { json: OpenedStory } = await response.json()
    for (const name of languages) {
      const text = answer.json.texts[name]
      if (!text) continue
      const pictures = text.pages
      text.pages = story.pages[name].flatMap((paragraphs, index) => {
        const picture = pictures[index % pictures.length]
        const shown = paragraphs.map((line) => ({
          text: line,
          syllables: null,
          sentences: findSentences(line),
        }))
        return picture ? [{ ...picture, paragraphs: shown }] : []
      })
    }
    await route.fulfill({ response, json: answer })
  })
  await openSample(page, `${sample}&lang=${language}`)
  await page.evaluate(() => document.fonts.ready)
}

interface Walk {
  /** Number of views: pages, spreads and slices of pages. */
  views: number
  /** Paragraphs that are covered in part or on no view, such as „3: Es war einmal“. */
  hidden: string[]
  /** Numbers of the pages that scroll. */
  scrolled: string[]
  /** Size of the smallest letters, CSS pixels. */
  smallestPx: number
  /** Different widths of the shown pictures, CSS pixels. */
  pictureWidths: number[]
  /** Forms of the slices' mark: dots, or a number. */
  marks: string[]
}

interface View {
  /** Of each paragraph what the view shows of its text. */
  paragraphs: { name: string; text: string; shown: string; isCovered: boolean }[]
  scrolled: string[]
  smallestPx: number
  pictureWidths: number[]
  marks: string[]
}

/**
 * Turns through the open story by the keyboard and looks at both ends of every line: the point must
 * show the text and neither a bar nor a picture.
 */
export async function walkPages(page: Page): Promise<Walk> {
  const views: View[] = []
  await press(page, 'Home')
  while (await page.evaluate(() => document.querySelector('.story-text') !== null)) {
    views.push(await lookAtView(page))
    await press(page, 'ArrowRight')
  }
  const paragraphs = Map.groupBy(
    views.flatMap((view) => view.paragraphs),
    ({ name }) => name,
  )
  const isHidden = (seen: View['paragraphs']) =>
    seen.some(({ isCovered }) => isCovered) ||
    [...new Set(seen.map(({ shown }) => shown))].join('') !== seen[0]?.text
  return {
    views: views.length,
    hidden: [...paragraphs].filter(([, seen]) => isHidden(seen)).map(([name]) => name),
    scrolled: [...new Set(views.flatMap((view) => view.scrolled))],
    smallestPx: Math.min(...views.map((view) => view.smallestPx)),
    pictureWidths: [...new Set(views.flatMap((view) => view.pictureWidths))],
    marks: [...new Set(views.flatMap((view) => view.marks))],
  }
}

/** Presses a key and waits for the next frame. */
function press(page: Page, pressed: string) {
  return page.evaluate((key) => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  }, pressed)
}

function lookAtView(page: Page): Promise<View> {
  return page.evaluate(() => {
    const showsText = (x: number, y: number) =>
      Boolean(document.elementFromPoint(x, y)?.closest('.story-text'))
    const isCovered = ({ left, right, top, bottom }: DOMRect) =>
      !showsText(left + 2, top * 0.7 + bottom * 0.3) ||
      !showsText(right - 2, top * 0.3 + bottom * 0.7)
    const texts = [...document.querySelectorAll<HTMLElement>('.story-text')]
    const paragraphs = texts.flatMap((text) =>
      [...text.querySelectorAll('p[data-paragraph]')].map((paragraph) => {
        const range = new Range()
        range.selectNodeContents(paragraph)
        const lines = [...range.getClientRects()]
        const pieces = [...paragraph.childNodes].filter(
          (piece) => !(piece instanceof Element && piece.hasAttribute('data-elsewhere')),
        )
        return {
          name: `${text.dataset.page}: ${paragraph.textContent?.slice(0, 30)}`,
          text: paragraph.textContent ?? '',
          shown: lines.length > 0 ? pieces.map((piece) => piece.textContent).join('') : '',
          isCovered: lines.some(isCovered),
        }
      }),
    )
    const pictures = [...document.querySelectorAll('.book-picture')]
    const long = texts.filter((text) => text.closest('[data-long]'))
    return {
      paragraphs,
      scrolled: long.map((text) => text.dataset.page ?? ''),
      smallestPx: Math.min(
        ...texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)),
      ),
      // A further slice has none on a phone.
      pictureWidths: pictures.map((picture) => picture.clientWidth).filter(Boolean),
      marks: [...document.querySelectorAll('.slice-dots')].map((mark) =>
        mark.textContent === '' ? 'dots' : 'number',
      ),
    }
  })
}
