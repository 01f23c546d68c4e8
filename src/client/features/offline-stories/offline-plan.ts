import type { Language } from '../../../contract/base.ts'
import { languages } from '../../../contract/languages.ts'
import type { OpenedStory, OpenedText } from '../../../contract/reading.ts'
import { coverAt } from '../../../contract/rules.ts'

/** The device's screen in CSS pixels, and its device pixels per CSS pixel. */
export interface ScreenSize {
  width: number
  height: number
  density: number
}

export interface OfflineOptions {
  /** Largest width of a picture on this device, in device pixels. */
  neededWidth: number
  /** Languages whose PDF and narration are stored; the texts are stored in all languages. */
  languages: readonly Language[]
  /** With PDF, narration and pictures sharp enough to zoom. */
  isWhole: boolean
}

/** A file to download: its signed address, and the path it is stored under. */
export interface PlannedFile {
  url: string
  path: string
}

export interface OfflinePlan {
  /** The story, reduced to what is stored. */
  story: OpenedStory
  files: PlannedFile[]
}

const remPx = 16

/**
 * Largest width in device pixels of a page's picture, in portrait and landscape; follows the sizes in
 * `picture-sources.ts`.
 */
export function neededPictureWidth({ width, height, density }: ScreenSize): number {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  const portraitWidth =
    short < 30 * remPx && density > 2 ? short * 0.66 : Math.min(short, 44 * remPx)
  const isWide = long >= 56 * remPx
  const isLow = short < 30 * remPx
  const landscapeWidth = isWide
    ? Math.min(long * 0.54, 46 * remPx)
    : isLow
      ? long * 0.5
      : Math.min(long, 44 * remPx)
  return Math.round(Math.max(portraitWidth, landscapeWidth) * density)
}

/** Plans the offline copy of a story. Films are omitted: one is larger than ten stories. */
export function planOfflineCopy(story: OpenedStory, options: OfflineOptions): OfflinePlan {
  const urls: string[] = []
  const addFile = (url: string) => {
    urls.push(url)
    return url
  }
  const texts: OpenedStory['texts'] = {}
  for (const language of languages) {
    const text = story.texts[language]
    if (text) texts[language] = offlineText(text, language, options, addFile)
  }
  if (story.coverImageUrl !== null)
    urls.push(coverAt(story.coverImageUrl, 600, options.languages[0]))
  const files = new Map(urls.map((url) => [pathOf(url), { url, path: pathOf(url) }]))
  return { story: { ...story, texts }, files: [...files.values()] }
}

function offlineText(
  text: OpenedText,
  language: Language,
  { neededWidth, languages, isWhole }: OfflineOptions,
  addFile: (url: string) => string,
): OpenedText {
  const pages = text.pages.map((page) => {
    const sources = offlineSources(page.picture.sources, neededWidth, isWhole)
    for (const { url } of sources) addFile(url)
    const [source] = sources
    return source
      ? { ...page, pictureUrl: source.url, picture: { ...page.picture, sources } }
      : { ...page, pictureUrl: addFile(page.pictureUrl) }
  })
  const isIncluded = isWhole && languages.includes(language)
  // A narration has no address before its minutes are spent.
  const audio = isIncluded && text.audio?.url ? text.audio : null
  for (const url of [audio?.url, audio?.timesUrl]) if (url) addFile(url)
  const pdfUrl = isIncluded && text.pdfUrl ? addFile(text.pdfUrl) : null
  return { ...text, pages, audio, pdfUrl, film: null, prints: [] }
}

/**
 * The smallest source that is wide enough and, for a whole copy, the next one for zooming; the largest
 * where none is wide enough.
 */
export function offlineSources<Source extends { width: number }>(
  sources: readonly Source[],
  neededWidth: number,
  isWhole: boolean,
): Source[] {
  const byWidth = sources.toSorted((a, b) => a.width - b.width)
  const found = byWidth.findIndex(({ width }) => width >= neededWidth)
  const start = found < 0 ? Math.max(0, byWidth.length - 1) : found
  return byWidth.slice(start, isWhole ? start + 2 : start + 1)
}

/** The path of an address; its signature expires, the path stays. */
function pathOf(url: string): string {
  return url.replace(/[?#].*$/, '')
}
