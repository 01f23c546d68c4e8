import type { RefObject } from 'react'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { PdfPage } from './pdf-page.tsx'
import type { ShownHits } from './use-painted-hits.ts'
import type { OpenPdf } from './use-pdf.ts'
import type { PdfSearch } from './use-pdf-search.ts'
import type { Space } from './zoom.ts'

interface PdfPagesProps {
  pdf: OpenPdf
  language: string
  page: number
  frame: RefObject<HTMLDivElement | null>
  space: Space | null
  percent: number
  search: PdfSearch
  pageRef: RefObject<HTMLElement | null>
  onBroken: () => void
}

const none: ShownHits = { others: [], now: null }

/** The shown page and its neighbours, which are drawn once it is there. */
export function PdfPages(props: PdfPagesProps) {
  const { pdf, page, frame, space, percent, search, pageRef, ...rest } = props
  // By page: at what size it was last drawn.
  const [drawn, setDrawn] = useState<ReadonlyMap<number, number>>(new Map())
  const handleDrawn = useCallback(
    (at: number) => setDrawn((before) => new Map(before).set(at, percent)),
    [percent],
  )
  const isSharp = drawn.get(page) === percent
  const numbers = (isSharp ? [page - 1, page, page + 1] : [page]).filter(
    (at) => at >= 1 && at <= pdf.document.numPages,
  )
  const hits = useHits(search, page)
  useKeptPlace(frame, percent, page)
  return (
    // Zoomed in, it can be gone to by Tab and scrolled by the arrow keys.
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
        numbers.map((at) => (
          <PdfPage
            key={at}
            {...rest}
            pdf={pdf}
            number={at}
            space={space}
            percent={percent}
            isShown={at === page}
            hits={at === page ? hits : none}
            pageRef={at === page ? pageRef : undefined}
            onDrawn={handleDrawn}
          />
        ))}
    </div>
  )
}

function useHits({ hits, at }: PdfSearch, page: number): ShownHits {
  return useMemo(() => {
    if (!hits) return none
    const here = hits.filter((hit) => hit.page === page)
    const now = at === null ? undefined : hits[at]
    return { others: here.filter((hit) => hit !== now), now: now?.page === page ? now : null }
  }, [hits, at, page])
}

/** Zooming keeps what is in the middle of the frame there; another page is shown from its top. */
function useKeptPlace(frame: RefObject<HTMLElement | null>, percent: number, page: number) {
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
