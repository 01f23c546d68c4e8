import type { Paragraph, StoryPage } from '../../../../contract/story-page.ts'
import { shownText } from '../text/shown-text.ts'
import type { LetterSize } from './letter-sizes.ts'
import { type Layout, type PageText, planPage, type TextPart } from './plan-slices.ts'
import { clauseParts, paragraphParts, sentenceParts } from './text-parts.ts'

/** A page's text, and the same page in the other language for bilingual reading. */
export interface MeasuredPage {
  page: StoryPage
  other: StoryPage | null
  hasPicture: boolean
}

/** Widths of the picture beside the text, percent of the paper: few, so that they look deliberate. */
const beside = [66, 54, 42]

/** Fractions of the sheet that a picture above its text keeps at least; the first where a text is divided anyway. */
const above = [0.5, 0.34, 0.26]

/** A way to lay out the pages of a story; CSS pixels. */
export interface MeasuredLayout extends Layout {
  sizePx: number
  picture: {
    /** Beside the text, percent of the paper; null above it. */
    percent: number | null
    /** Where the text leaves enough room. */
    height: number
    /** Margin of paper around it where the pictures of the story are framed. */
    frame: number
  }
}

/** Room on the reader's sheet while the bars are shown; CSS pixels. */
export interface SheetRoom {
  height: number
  /** Height of all bars below the sheet. */
  below: number
}

interface MeasuredSizes {
  sizes: readonly LetterSize[]
  /** The size of the family's settings, by which words are hyphenated. */
  textSizePx: number
}

/** Two small changes are better than one large one: smaller letters and a narrower picture. */
const penalty = { letters: 0.03, picture: 0.03 }

/** Measures the room that the bars leave for the sheet. Forces a layout. */
export function measureRoom(sheet: HTMLElement): SheetRoom {
  const reader = sheet.parentElement
  if (!reader) return { height: 0, below: 0 }
  const { scrollY } = window
  const { bars } = reader.dataset
  reader.dataset.bars = 'shown'
  // An empty sheet has the height that the bars leave.
  sheet.style.contain = 'size'
  const height = sheet.clientHeight - Number.parseFloat(getComputedStyle(sheet).paddingBottom)
  const below = reader.getBoundingClientRect().bottom - sheet.getBoundingClientRect().bottom
  sheet.style.contain = ''
  if (bars) reader.dataset.bars = bars
  if (window.scrollY !== scrollY) window.scrollTo({ top: scrollY, behavior: 'instant' })
  return { height: Math.max(0, Math.floor(height)), below: Math.ceil(below) }
}

/**
 * Lays out all pages of a story invisibly: for each size, with each width of the picture. `shown` is
 * a page on the sheet, whose attributes the copies have. Forces a layout for each way.
 */
export function measureLayouts(
  shown: HTMLElement,
  pages: readonly MeasuredPage[],
  { sizes, textSizePx }: MeasuredSizes,
  { height }: SheetRoom,
): MeasuredLayout[][] {
  const copy = copyOf(shown, pages, textSizePx)
  shown.after(copy.book)
  const isBeside = getComputedStyle(copy.book).getPropertyValue('--beside').trim() === '1'
  const hasPictures = pages.some(({ hasPicture }) => hasPicture)
  const ways = isBeside
    ? beside.map((percent) => ({ percent, least: 0 }))
    : above.map((least) => ({ percent: null, least }))
  copy.book.dataset.framed = ''
  const frame = Number.parseFloat(getComputedStyle(copy.picture).marginTop) || 0
  delete copy.book.dataset.framed
  const layouts = sizes.map(({ sizePx, stepsSmaller }) =>
    (hasPictures ? ways : ways.slice(0, 1)).map(({ percent, least }, narrower) => {
      if (percent !== null) copy.book.style.setProperty('--picture', `${percent}%`)
      copy.book.style.setProperty('--reader-size', `${sizePx / 16}rem`)
      const measured = measureCopy(copy, pages, height, least)
      return {
        sizePx,
        weight: 1 + penalty.letters * stepsSmaller ** 2 + penalty.picture * narrower ** 2,
        picture: { percent, height: measured.pictureHeight, frame },
        pages: measured.pages,
      }
    }),
  )
  copy.book.remove()
  return layouts
}

interface Copy {
  book: HTMLElement
  picture: HTMLElement
  sections: HTMLElement[]
}

/** An invisible copy of the shown page with the texts of all pages, one below the other. */
function copyOf(shown: HTMLElement, pages: readonly MeasuredPage[], textSizePx: number): Copy {
  const book = shown.cloneNode(false) as HTMLElement
  book.classList.add('book-copy')
  book.inert = true
  delete book.dataset.turn
  delete book.dataset.framed
  delete book.dataset.slice
  book.removeAttribute('style')
  book.dataset.view = pages.some(({ hasPicture }) => hasPicture) ? 'book' : 'text'
  const picture = element('div', 'book-picture')
  const text = element('div', 'book-text')
  const section = shown.querySelector('.story-text')
  const sections = pages.map(({ page, other }) => {
    const copy = section?.cloneNode(false) as HTMLElement
    copy.append(
      ...page.paragraphs.map((paragraph, index) => {
        const box = element('div', 'story-paragraph')
        box.append(textElement(paragraph, textSizePx))
        const translation = other?.paragraphs[index]
        if (translation) box.append(textElement(translation, textSizePx))
        return box
      }),
    )
    return copy
  })
  text.append(...sections)
  if (book.dataset.view === 'book') book.append(picture)
  book.append(text)
  return { book, picture, sections }
}

/** A paragraph as story-text.tsx shows it. */
const textElement = (paragraph: Paragraph, sizePx: number) =>
  element('p', '', shownText(paragraph, [0, paragraph.text.length], sizePx))

function element(name: string, className: string, text = '') {
  const made = document.createElement(name)
  made.className = className
  made.textContent = text
  return made
}

function measureCopy(
  { picture, sections }: Copy,
  pages: readonly MeasuredPage[],
  sheetPx: number,
  least: number,
): { pages: PageText[]; pictureHeight: number } {
  const text = sections[0]?.parentElement
  const { paddingTop, paddingBottom } = text
    ? getComputedStyle(text)
    : { paddingTop: '', paddingBottom: '' }
  const room =
    sheetPx - (Number.parseFloat(paddingTop) || 0) - (Number.parseFloat(paddingBottom) || 0)
  const gap = Number.parseFloat(sections[0] ? getComputedStyle(sections[0]).rowGap : '') || 0
  const pictureHeight = picture.getBoundingClientRect().height
  return {
    pictureHeight,
    pages: sections.map((section, index) => {
      const page = pages[index]
      const parts = paragraphParts(section, gap)
      const first = page?.hasPicture ? room - Math.min(pictureHeight, sheetPx * least) : room
      const text = { parts, room: { first, further: room } }
      if (!page || planPage(text) !== null) return text
      return divideText(section, { ...text, parts: sentenceParts(section, parts, page) })
    }),
  }
}

/** Of the room: a sentence that is higher is divided. Small pieces fill more of a slice. */
const highest = [1, 0.25]

/** Divides as few sentences of a page as it needs to fit into its slices. */
function divideText(section: Element, text: PageText): PageText {
  const { first, further } = text.room
  let divided = text
  for (const fraction of highest) {
    if (planPage(divided) !== null) break
    const isTooHigh = ({ top, bottom }: TextPart, index: number) =>
      bottom - top > fraction * (index === 0 ? first : further)
    divided = { ...text, parts: clauseParts(section, text.parts, isTooHigh) }
  }
  return divided
}
