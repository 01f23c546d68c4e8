import type { RefObject } from 'react'
import { EndPage } from './end-page.tsx'
import { latePart, tellPartMissing, useLatePart } from './late-part.ts'
import { PdfView } from './pdf/pdf-view.tsx'
import type { Place } from './place.ts'
import { isEnd } from './place.ts'
import type { View } from './reader-address.ts'
import type { ReaderSettings } from './settings/use-reader-settings.ts'
import { PageSpread } from './spread/page-spread.tsx'
import type { PairsFrom } from './spread/spread.ts'
import { spreadAt } from './spread/spread.ts'
import type { ReadStory } from './story-language.ts'
import type { Direction } from './use-settled-page.ts'

interface ShownPageProps extends ReadStory {
  view: View
  settings: ReaderSettings
  /** Null until the PDF's pages are counted. */
  place: Place | null
  pairsFrom: PairsFrom
  direction: Direction | null
  pageRef: RefObject<HTMLElement | null>
  onPage: (page: number) => void
  onPageCount: (count: number) => void
  onFileMissing: () => void
  onShowText: () => void
  onAgain: () => void
  /** The sleep timer has ended the day. */
  isBedtime: boolean
}

const filmView = latePart(() => import('./listening/film-view.tsx').then((code) => code.FilmView))

/** What lies open in the chosen view, or the end. */
export function ShownPage(props: ShownPageProps) {
  const { story, text, language, view, place, pageRef, onFileMissing } = props
  const read = { story, text, language }
  const film = view === 'film' ? text.film : null
  const Film = useLatePart(filmView, film !== null, () => {
    props.onShowText()
    tellPartMissing()
  })
  if (film) return Film && <Film key={language} {...props} />
  if (place && isEnd(place)) return <EndPage {...props} />
  if (view === 'pdf') {
    return <PdfView {...props} key={language} url={text.pdfUrl} page={place?.page ?? null} />
  }
  const { first, last } = spreadAt(place?.page ?? 1, text.pages.length, props.pairsFrom)
  return (
    <PageSpread
      key={first}
      {...read}
      view={view === 'text' ? 'text' : 'book'}
      spread={{ first, last }}
      settings={props.settings}
      direction={props.direction}
      textRef={pageRef}
      onPictureMissing={onFileMissing}
    />
  )
}
