import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { fitPage } from './fit-page.ts'

export type DrawPage = typeof import('./pdf-document.ts').drawPage

interface PdfPageProps {
  document: PDFDocumentProxy
  draw: DrawPage
  language: string
  number: number
  /** Room for a whole page in CSS pixels. */
  space: { width: number; height: number }
  zoom: number
  isShown: boolean
  pageRef: RefObject<HTMLElement | null> | undefined
  onDrawn: (number: number) => void
  onBroken: () => void
}

/** One page of a PDF: its picture and, invisibly above it, its text to select and to read aloud. */
export function PdfPage(props: PdfPageProps) {
  const { document, draw, language, number, space, zoom, isShown, pageRef, onDrawn, onBroken } =
    props
  const page = usePage(document, number, onBroken)
  const canvas = useRef<HTMLCanvasElement>(null)
  const textLayer = useRef<HTMLDivElement>(null)
  const size = page && fitPage(page.getViewport({ scale: 1 }), space, zoom)
  const width = size?.width ?? 0

  useEffect(() => {
    if (!page || !canvas.current || !textLayer.current) return
    let isLeft = false
    const parts = { canvas: canvas.current, textLayer: textLayer.current }
    const drawing = draw({ page, width, ...parts })
    drawing.finished.then(
      () => !isLeft && onDrawn(number),
      () => !isLeft && onBroken(),
    )
    return () => {
      isLeft = true
      drawing.cancel()
    }
  }, [page, draw, width, number, onDrawn, onBroken])
  useFreedCanvas(canvas)

  return (
    <section
      ref={pageRef}
      className="pdf-page"
      hidden={!isShown}
      tabIndex={-1}
      lang={language}
      aria-label={m.reader_page({ page: number, count: document.numPages })}
      style={size ?? undefined}
    >
      <canvas ref={canvas} />
      <div ref={textLayer} className="pdf-text" />
    </section>
  )
}

/** The page's description; null until it came. */
function usePage(document: PDFDocumentProxy, number: number, onBroken: () => void) {
  const [page, setPage] = useState<PDFPageProxy | null>(null)
  useEffect(() => {
    let isLeft = false
    let got: PDFPageProxy | null = null
    document.getPage(number).then(
      (found) => {
        got = found
        if (!isLeft) setPage(found)
      },
      () => !isLeft && onBroken(),
    )
    return () => {
      isLeft = true
      got?.cleanup()
    }
  }, [document, number, onBroken])
  return page
}

/** Gives the canvas's memory back at once; browsers wait long with that on their own. */
function useFreedCanvas(ref: RefObject<HTMLCanvasElement | null>) {
  useEffect(() => {
    const canvas = ref.current
    return () => {
      if (!canvas) return
      canvas.width = 0
      canvas.height = 0
    }
  }, [ref])
}
