import type { RefObject } from 'react'
import { BookView } from './book-view.tsx'
import { EndPage } from './end-page.tsx'
import { PdfView } from './pdf-view.tsx'
import type { Place } from './place.ts'
import { isEnd } from './place.ts'
import type { View } from './reader-address.ts'
import type { ReadStory } from './story-language.ts'
import type { Direction } from './use-settled-page.ts'

interface ShownPageProps extends ReadStory {
  view: View
  /** Null until the PDF's pages are counted. */
  place: Place | null
  direction: Direction | null
  pageRef: RefObject<HTMLElement | null>
  onPageCount: (count: number) => void
  onFileMissing: () => void
  onShowText: () => void
  onAgain: () => void
}

/** One page in the chosen view, or the end. */
export function ShownPage(props: ShownPageProps) {
  const { text, language, view, place, pageRef, onFileMissing } = props
  if (place && isEnd(place)) return <EndPage {...props} />
  if (view === 'pdf') {
    return <PdfView {...props} key={language} url={text.pdfUrl} page={place?.page ?? null} />
  }
  const at = place?.page ?? 1
  const page = text.pages[at - 1]
  return (
    page && (
      <BookView
        key={at}
        page={page}
        nextPage={text.pages[at]}
        language={language}
        direction={props.direction}
        textRef={pageRef}
        onPictureMissing={onFileMissing}
      />
    )
  )
}
