import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { PdfPage } from './pdf-page.tsx'
import type { ShownHits } from './use-painted-hits.ts'
import type { OpenPdf } from './use-pdf.ts'
import type { PdfSearch } from './use-pdf-search.ts'
import type { AvailableSpace } from './zoom.ts'

interface PdfPagesProps {
  pdf: OpenPdf
  language: string
  page: number
  frame: RefObject<HTMLDivElement | null>
  space: AvailableSpace | null
  percent: number
  search: PdfSearch
  pageRef: RefObject<HTMLElement | null>
  onBroken: () => void
}

const noHits: ShownHits = { others: [], current: null }

/** The shown page and its neighbours, which are rendered after it. */
export function PdfPages(props: PdfPagesProps) {
  const { pdf, page, frame, space, percent, search, pageRef, ...rest } = props
  // The zoom in percent at which each page was last rendered.
  const [renderedPercents, setRenderedPercents] = useState<ReadonlyMap<number, number>>(new Map())
  const handleRendered = useCallback(
    (pageNumber: number) =>
      setRenderedPercents((before) => new Map(before).set(pageNumber, percent)),
    [percent],
  )
  const isSharp = renderedPercents.get(page) === percent
  const pageNumbers = (isSharp ? [page - 1, page, page + 1] : [page]).filter(
    (pageNumber) => pageNumber >= 1 && pageNumber <= pdf.document.numPages,
  )
  const hits = useHits(search, page)
  useScrollAnchor(frame, percent, page)
  return (
    // Zoomed in, the frame is focusable and scrolls with the arrow keys.
    <div
      ref={frame}
      className="pdf-frame"
      {...(percent > 100 && {
        'data-scrolls': '',
        tabIndex: 0,
        style: { maxHeight: space?.windowHeight },
        role: 'group',
        'aria-label': m.reader_pdf_frame(),
      })}
    >
      {space &&
        pageNumbers.map((pageNumber) => (
          <PdfPage
            key={pageNumber}
            {...rest}
            pdf={pdf}
            pageNumber={pageNumber}
            space={space}
            percent={percent}
            isShown={pageNumber === page}
            hits={pageNumber === page ? hits : noHits}
            pageRef={pageNumber === page ? pageRef : undefined}
            onRendered={handleRendered}
          />
        ))}
    </div>
  )
}

function useHits({ hits, selectedIndex }: PdfSearch, page: number): ShownHits {
  return useMemo(() => {
    if (!hits) return noHits
    const hitsOnPage = hits.filter((hit) => hit.page === page)
    const current = selectedIndex === null ? undefined : hits[selectedIndex]
    return {
      others: hitsOnPage.filter((hit) => hit !== current),
      current: current?.page === page ? current : null,
    }
  }, [hits, selectedIndex, page])
}

/** Zooming keeps the centre of the frame in place; another page is shown from its top. */
function useScrollAnchor(frame: RefObject<HTMLElement | null>, percent: number, page: number) {
  const before = useRef({ percent, page })
  useLayoutEffect(() => {
    const element = frame.current
    const ratio = percent / before.current.percent
    const isTurned = page !== before.current.page
    before.current = { percent, page }
    if (!element) return
    const { clientWidth, clientHeight } = element
    if (isTurned) element.scrollTop = 0
    else element.scrollTop = (element.scrollTop + clientHeight / 2) * ratio - clientHeight / 2
    element.scrollLeft = (element.scrollLeft + clientWidth / 2) * ratio - clientWidth / 2
  }, [frame, percent, page])
}
