import type { PDFPageProxy } from 'pdfjs-dist'
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { type ShownHits, usePaintedHits } from './use-painted-hits.ts'
import type { OpenPdf, PdfModule } from './use-pdf.ts'
import { type AvailableSpace, pageSize } from './zoom.ts'

interface PdfPageProps {
  pdf: OpenPdf
  language: string
  /** From 1. */
  pageNumber: number
  space: AvailableSpace
  /** The zoom in percent. */
  percent: number
  isShown: boolean
  /** Search hits on this page. */
  hits: ShownHits
  pageRef: RefObject<HTMLElement | null> | undefined
  onRendered: (pageNumber: number) => void
  onBroken: () => void
}

/** One page of a PDF: its picture and an invisible text layer for selection and screen readers. */
export function PdfPage(props: PdfPageProps) {
  const {
    pdf,
    language,
    pageNumber,
    space,
    percent,
    isShown,
    hits,
    pageRef,
    onRendered,
    onBroken,
  } = props
  const page = usePage(pdf, pageNumber, onBroken)
  const unscaled = page?.getViewport({ scale: 1 }) ?? pdf.pageSize
  const size = pageSize(unscaled, space, percent)
  const style = { ...size, '--total-scale-factor': size.width / unscaled.width }
  const picture = usePicture(pdf.code, page, size.width, pageNumber, onRendered, onBroken)
  const { textLayer, elements } = useText(pdf.code, page, onBroken)
  usePaintedHits(isShown ? elements : null, hits)
  return (
    <section
      ref={pageRef}
      className="pdf-page"
      hidden={!isShown}
      tabIndex={-1}
      lang={language}
      aria-label={m.reader_page({ page: pageNumber, count: pdf.document.numPages })}
      style={style as CSSProperties}
    >
      <div ref={picture} className="pdf-picture" aria-hidden="true" />
      <div ref={textLayer} className="pdf-text" />
    </section>
  )
}

/** The page proxy; null until it is loaded. */
function usePage({ document }: OpenPdf, pageNumber: number, onBroken: () => void) {
  const [page, setPage] = useState<PDFPageProxy | null>(null)
  useEffect(() => {
    let isCancelled = false
    let loaded: PDFPageProxy | null = null
    document.getPage(pageNumber).then(
      (found) => {
        loaded = found
        if (!isCancelled) setPage(found)
      },
      () => !isCancelled && onBroken(),
    )
    return () => {
      isCancelled = true
      loaded?.cleanup()
    }
  }, [document, pageNumber, onBroken])
  return page
}

/** The element for the page's picture; the old picture stays until the new one is rendered. */
function usePicture(
  { renderPicture, freeCanvas }: PdfModule,
  page: PDFPageProxy | null,
  width: number,
  pageNumber: number,
  onRendered: (pageNumber: number) => void,
  onBroken: () => void,
) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!page) return
    let isCancelled = false
    const task = renderPicture(page, width)
    task.finished.then(
      (canvas) => {
        if (isCancelled || !ref.current) return freeCanvas(canvas)
        for (const old of ref.current.querySelectorAll('canvas')) freeCanvas(old)
        ref.current.append(canvas)
        onRendered(pageNumber)
      },
      () => !isCancelled && onBroken(),
    )
    return () => {
      isCancelled = true
      task.cancel()
    }
  }, [page, width, pageNumber, renderPicture, freeCanvas, onRendered, onBroken])
  useEffect(() => {
    const element = ref.current
    return () => {
      for (const canvas of element?.querySelectorAll('canvas') ?? []) freeCanvas(canvas)
    }
  }, [freeCanvas])
  return ref
}

/** The element for the text layer and, once it is rendered, its text elements in order. */
function useText({ renderText }: PdfModule, page: PDFPageProxy | null, onBroken: () => void) {
  const textLayer = useRef<HTMLDivElement>(null)
  const [elements, setElements] = useState<readonly HTMLElement[] | null>(null)
  useEffect(() => {
    if (!page || !textLayer.current) return
    let isCancelled = false
    const task = renderText(page, textLayer.current)
    task.finished.then(
      (rendered) => !isCancelled && setElements(rendered),
      () => !isCancelled && onBroken(),
    )
    return () => {
      isCancelled = true
      task.cancel()
    }
  }, [page, renderText, onBroken])
  return { textLayer, elements }
}
