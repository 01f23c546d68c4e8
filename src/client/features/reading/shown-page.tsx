import type { RefObject } from 'react'
import { useLazyPart } from '../../lib/lazy-part.ts'
import { EndPage } from './ending/end-page.tsx'
import type { StoryFit } from './fit/fit-story.ts'
import { PageSpread } from './page/page-spread.tsx'
import { PdfView } from './pdf/pdf-view.tsx'
import type { ReaderSettings } from './settings/use-reader-settings.ts'
import type { LocalizedStory } from './shared/localized-story.ts'
import { type Direction, isEnd, type Place } from './shared/place.ts'
import { notifyPartMissing, preloadedPart } from './shared/preloaded-parts.ts'
import type { View } from './shared/reader-address.ts'
import { type SpreadStart, spreadAt } from './spread/spread.ts'

interface ShownPageProps extends LocalizedStory {
  view: View
  settings: ReaderSettings
  /** Null until the PDF's pages are counted. */
  place: Place | null
  spreadStart: SpreadStart
  fit: StoryFit | null
  /** The shown slice of the page, from 1. */
  slice: number
  direction: Direction | null
  pageRef: RefObject<HTMLElement | null>
  onPage: (page: number) => void
  onPageCount: (count: number) => void
  onFileMissing: () => void
  onShowText: () => void
  onAgain: () => void
  /** Whether the sleep timer has ended the reading. */
  isBedtime: boolean
  /** Whether every page was shown. */
  isWholeRead: boolean
}

const filmView = preloadedPart(() => import('./film/film-view.tsx').then((code) => code.FilmView))

/** The current page in the chosen view, or the closing page. */
export function ShownPage(props: ShownPageProps) {
  const { story, text, language, view, place, pageRef, onFileMissing } = props
  const localized = { story, text, language }
  const film = view === 'film' ? text.film : null
  const Film = useLazyPart(filmView, film !== null, () => {
    props.onShowText()
    notifyPartMissing()
  })
  if (film) return Film && <Film key={language} {...props} />
  if (place && isEnd(place)) return <EndPage {...props} />
  if (view === 'pdf' && text.pdfUrl) {
    return <PdfView {...props} key={language} url={text.pdfUrl} page={place?.page ?? null} />
  }
  const { first, last } = spreadAt(place?.page ?? 1, text.pages.length, props.spreadStart)
  return (
    <PageSpread
      key={first}
      {...localized}
      view={view === 'text' ? 'text' : 'book'}
      spread={{ first, last }}
      fit={props.fit}
      slice={props.slice}
      settings={props.settings}
      direction={props.direction}
      textRef={pageRef}
      onPictureMissing={onFileMissing}
    />
  )
}
