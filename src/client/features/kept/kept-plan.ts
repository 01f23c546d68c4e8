import type { Language } from '../../../contract/base.ts'
import type { OpenedStory, OpenedText } from '../../../contract/reading.ts'
import { coverAt } from '../../../contract/rules.ts'

/** The device's screen, in CSS pixels, and how many points each of them has. */
export interface ScreenSize {
  width: number
  height: number
  density: number
}

export interface KeepingWish {
  /** Widest that a picture is shown here, in points. */
  neededWidth: number
  /** Languages that are read or heard here; the texts stay in all of them. */
  languages: readonly Language[]
  /** With PDF and narration, and the pictures sharp enough to be looked at closely. */
  isWhole: boolean
}

/** A file to be kept: its signed address, and the path it lies under. */
export interface PlannedFile {
  url: string
  path: string
}

export interface KeepingPlan {
  /** The story, as it is read without a network: nothing in it that is not kept. */
  story: OpenedStory
  files: PlannedFile[]
}

const remPx = 16

/** The widest a page's picture is shown on a screen held either way; as `picture-sources.ts` says. */
export function neededPictureWidth({ width, height, density }: ScreenSize): number {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  const upright = short < 30 * remPx && density > 2 ? short * 0.66 : Math.min(short, 44 * remPx)
  const isWide = long >= 56 * remPx
  const isFlat = short < 30 * remPx
  const across = isWide
    ? Math.min(long * 0.54, 46 * remPx)
    : isFlat
      ? long * 0.5
      : Math.min(long, 44 * remPx)
  return Math.round(Math.max(upright, across) * density)
}

/** What of a story is kept. Films are not: one is larger than ten stories. */
export function planKeeping(story: OpenedStory, wish: KeepingWish): KeepingPlan {
  const urls: string[] = []
  const take = (url: string) => {
    urls.push(url)
    return url
  }
  const texts: OpenedStory['texts'] = {}
  for (const language of ['de', 'en'] as const) {
    const text = story.texts[language]
    if (text) texts[language] = keptText(text, language, wish, take)
  }
  if (story.coverImageUrl !== null) urls.push(coverAt(story.coverImageUrl, 600, wish.languages[0]))
  const files = new Map(urls.map((url) => [pathOf(url), { url, path: pathOf(url) }]))
  return { story: { ...story, texts }, files: [...files.values()] }
}

function keptText(
  text: OpenedText,
  language: Language,
  { neededWidth, languages, isWhole }: KeepingWish,
  take: (url: string) => string,
): OpenedText {
  const pages = text.pages.map((page) => {
    const sources = keptSources(page.picture.sources, neededWidth, isWhole)
    for (const { url } of sources) take(url)
    const [shown] = sources
    return shown
      ? { ...page, pictureUrl: shown.url, picture: { ...page.picture, sources } }
      : { ...page, pictureUrl: take(page.pictureUrl) }
  })
  const isKept = isWhole && languages.includes(language)
  // Without an address nobody has spent minutes for it.
  const audio = isKept && text.audio?.url ? text.audio : null
  for (const url of [audio?.url, audio?.timesUrl]) if (url) take(url)
  const pdfUrl = isKept && text.pdfUrl ? take(text.pdfUrl) : null
  return { ...text, pages, audio, pdfUrl, film: null, prints: [] }
}

/** The width that is shown and, to look at closely, the next one; the largest where none is enough. */
export function keptSources<Source extends { width: number }>(
  sources: readonly Source[],
  neededWidth: number,
  isWhole: boolean,
): Source[] {
  const rising = sources.toSorted((a, b) => a.width - b.width)
  const found = rising.findIndex(({ width }) => width >= neededWidth)
  const at = found < 0 ? Math.max(0, rising.length - 1) : found
  return rising.slice(at, isWhole ? at + 2 : at + 1)
}

/** The path of an address: what signs it runs out, the path stays. */
function pathOf(url: string): string {
  return url.replace(/[?#].*$/, '')
}
