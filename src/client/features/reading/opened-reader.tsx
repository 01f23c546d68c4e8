import { useCallback, useRef, useState } from 'react'
import { PageControls } from './page-controls.tsx'
import type { Turn } from './place.ts'
import { placeAt, turnPage } from './place.ts'
import type { ReaderAddress } from './reader-address.ts'
import { inView } from './reader-address.ts'
import { ShownPage } from './shown-page.tsx'
import type { ReadStory } from './story-language.ts'
import { useSettledPage } from './use-settled-page.ts'
import { useSwipe } from './use-swipe.ts'
import { useTurnKeys } from './use-turn-keys.ts'

interface OpenedReaderProps extends ReadStory {
  address: ReaderAddress
  onChange: (change: (address: ReaderAddress) => ReaderAddress) => void
  /** A picture or the PDF is not at its address. */
  onFileMissing: () => void
}

/** The opened story: the page one is at, and every way to turn to another. */
export function OpenedReader({ address, onChange, onFileMissing, ...read }: OpenedReaderProps) {
  const { text, language } = read
  // The PDF counts its own pages; until it is open nobody knows how many there are.
  const [pdf, setPdf] = useState<{ language: string; pageCount: number } | null>(null)
  const pdfPageCount = pdf?.language === language ? pdf.pageCount : null
  const pageCount = address.view === 'pdf' ? pdfPageCount : text.pages.length
  const place = pageCount === null ? null : placeAt(address.page, pageCount)

  const sheet = useRef<HTMLDivElement>(null)
  const pageRef = useRef<HTMLElement>(null)
  const { direction, settle } = useSettledPage(address.page, sheet, pageRef)
  const turn = useCallback(
    (wanted: Turn, isByKey: boolean) => {
      if (pageCount === null) return
      settle(isByKey)
      onChange((from) => ({ ...from, page: turnPage(placeAt(from.page, pageCount), wanted).page }))
    },
    [pageCount, settle, onChange],
  )
  const turnByKey = useCallback((wanted: Turn) => turn(wanted, true), [turn])
  useTurnKeys(sheet, turnByKey)
  const swipe = useSwipe((wanted) => turn(wanted, false))
  const handlePageCount = useCallback(
    (count: number) => setPdf({ language, pageCount: count }),
    [language],
  )
  return (
    <>
      <div ref={sheet} className="reader-sheet" {...swipe}>
        <ShownPage
          {...read}
          view={address.view}
          place={place}
          direction={direction}
          pageRef={pageRef}
          onPageCount={handlePageCount}
          onFileMissing={onFileMissing}
          onShowText={() => onChange((from) => inView(from, 'text'))}
          onAgain={() => turn('first', true)}
        />
      </div>
      {place && <PageControls place={place} onTurn={turn} />}
    </>
  )
}
