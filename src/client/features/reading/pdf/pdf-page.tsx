import type { PDFPageProxy } from 'pdfjs-dist'
import type { CSSProperties, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import type { ShownHits } from './use-painted-hits.ts'
import { usePaintedHits } from './use-painted-hits.ts'
import type { OpenPdf, PdfCode } from './use-pdf.ts'
import type { Space } from './zoom.ts'
import { pageSize } from './zoom.ts'

interface PdfPageProps {
  pdf: OpenPdf
  language: string
  number: number
  space: Space
  percent: number
  isShown: boolean
  /** Found words on this page. */
  hits: ShownHits
  pageRef: RefObject<HTMLElement | null> | undefined
  onDrawn: (number: number) => void
  onBroken: () => void
}

/** One page of a PDF: its picture and, invisibly above it, its text to select and to read aloud. */
export function PdfPage(props: PdfPageProps) {
  const { pdf, language, number, space, percent, isShown, hits, pageRef, onDrawn, onBroken } = props
  const page = usePage(pdf, number, onBroken)
  const unscaled = page?.getViewport({ scale: 1 }) ?? pdf.pageSize
  const size = pageSize(unscaled, space, percent)
  const style = { ...size, '--total-scale-factor': size.width / unscaled.width }
  const picture = usePicture(pdf.code, page, size.width, number, onDrawn, onBroken)
  const { textLayer, pieces } = useText(pdf.code, page, onBroken)
  usePaintedHits(isShown ? pieces : null, hits)
  return (
    <section
      ref={pageRef}
      className="pdf-page"
      hidden={!isShown}
      tabIndex={-1}
      lang={language}
      aria-label={m.reader_page({ page: number, count: pdf.document.numPages })}
      style={style as CSSProperties}
    >
      <div ref={picture} className="pdf-picture" aria-hidden="true" />
      <div ref={textLayer} className="pdf-text" />
    </section>
  )
}

/** The page's description; null until it came. */
function usePage({ document }: OpenPdf, number: number, onBroken: () => void) {
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

/** The element the page's picture is put into; the old one stays until the sharper one is there. */
function usePicture(
  { drawPicture, freeCanvas }: PdfCode,
  page: PDFPageProxy | null,
  width: number,
  number: number,
  onDrawn: (number: number) => void,
  onBroken: () => void,
) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!page) return
    let isLeft = false
    const drawing = drawPicture(page, width)
    drawing.finished.then(
      (canvas) => {
        if (isLeft || !ref.current) return freeCanvas(canvas)
        for (const old of ref.current.querySelectorAll('canvas')) freeCanvas(old)
        ref.current.append(canvas)
        onDrawn(number)
      },
      () => !isLeft && onBroken(),
    )
    return () => {
      isLeft = true
      drawing.cancel()
    }
  }, [page, width, number, drawPicture, freeCanvas, onDrawn, onBroken])
  useEffect(() => {
    const element = ref.current
    return () => {
      for (const canvas of element?.querySelectorAll('canvas') ?? []) freeCanvas(canvas)
    }
  }, [freeCanvas])
  return ref
}

/** The element the page's text is put into and, once it is there, its pieces in order. */
function useText({ layText }: PdfCode, page: PDFPageProxy | null, onBroken: () => void) {
  const textLayer = useRef<HTMLDivElement>(null)
  const [pieces, setPieces] = useState<readonly HTMLElement[] | null>(null)
  useEffect(() => {
    if (!page || !textLayer.current) return
    let isLeft = false
    const laying = layText(page, textLayer.current)
    laying.finished.then(
      (laid) => !isLeft && setPieces(laid),
      () => !isLeft && onBroken(),
    )
    return () => {
      isLeft = true
      laying.cancel()
    }
  }, [page, layText, onBroken])
  return { textLayer, pieces }
}
