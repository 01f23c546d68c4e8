import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { RefObject } from 'react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { DrawPage } from './pdf-page.tsx'
import { PdfPage } from './pdf-page.tsx'

interface PdfPagesProps {
  document: PDFDocumentProxy
  draw: DrawPage
  language: string
  page: number
  /** 1 shows the page in its whole width. */
  zoom: number
  pageRef: RefObject<HTMLElement | null>
  onBroken: () => void
}

/** The shown page and its neighbours, which are drawn once it is there. */
export function PdfPages({ document, page, zoom, pageRef, ...rest }: PdfPagesProps) {
  const frame = useRef<HTMLDivElement>(null)
  const space = useSpace(frame)
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(new Set())
  const handleDrawn = useCallback((at: number) => setDrawn((before) => new Set(before).add(at)), [])
  const numbers = (drawn.has(page) ? [page - 1, page, page + 1] : [page]).filter(
    (at) => at >= 1 && at <= document.numPages,
  )
  return (
    // Zoomed in, it can be gone to by Tab and scrolled by the arrow keys.
    <div
      ref={frame}
      className="pdf-frame"
      {...(zoom > 1 && { 'data-scrolls': '', tabIndex: 0, role: 'group' })}
    >
      {space &&
        numbers.map((at) => (
          <PdfPage
            key={at}
            {...rest}
            document={document}
            number={at}
            space={space}
            zoom={zoom}
            isShown={at === page}
            pageRef={at === page ? pageRef : undefined}
            onDrawn={handleDrawn}
          />
        ))}
    </div>
  )
}

/** Height the bars around the page take, in CSS pixels. */
const barsPx = 170
/** Below this height a page's words come under 16 px; the window is scrolled instead. */
const leastHeightPx = 720

interface Space {
  width: number
  height: number
}

/** Room for a page in CSS pixels; a phone's own bars coming and going do not change it. */
function useSpace(frame: RefObject<HTMLElement | null>): Space | null {
  const [space, setSpace] = useState<Space | null>(null)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      const width = element.clientWidth
      const height = Math.max(leastHeightPx, window.innerHeight - barsPx)
      setSpace((before) => (before?.width === width ? before : { width, height }))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return space
}
