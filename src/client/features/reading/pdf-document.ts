import type { PDFDocumentLoadingTask, PDFPageProxy } from 'pdfjs-dist'
import { GlobalWorkerOptions, getDocument, TextLayer, VerbosityLevel } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { canvasSize } from './canvas-size.ts'

GlobalWorkerOptions.workerSrc = workerUrl

/**
 * Opens a PDF; only the parts that are shown are fetched. Nothing in it may run: no forms (XFA),
 * no WebAssembly, and the annotations that could hold scripts are never drawn (reliability.md, rule 19).
 */
export function openPdf(url: string): PDFDocumentLoadingTask {
  return getDocument({
    url,
    enableXfa: false,
    useWasm: false,
    disableStream: true,
    disableAutoFetch: true,
    verbosity: VerbosityLevel.ERRORS,
  })
}

interface Drawing {
  page: PDFPageProxy
  /** Width in CSS pixels. */
  width: number
  canvas: HTMLCanvasElement
  textLayer: HTMLElement
}

/** Draws a page with its selectable text above it; `cancel` stops that. Rejects when it fails. */
export function drawPage({ page, width, canvas, textLayer }: Drawing) {
  const scale = width / page.getViewport({ scale: 1 }).width
  const viewport = page.getViewport({ scale })
  const pixels = canvasSize(viewport, window.devicePixelRatio)
  canvas.width = pixels.width
  canvas.height = pixels.height
  const picture = page.render({
    canvas,
    viewport,
    transform: [pixels.scale, 0, 0, pixels.scale, 0, 0],
  })
  textLayer.replaceChildren()
  textLayer.style.setProperty('--total-scale-factor', String(scale))
  const text = new TextLayer({
    textContentSource: page.streamTextContent(),
    container: textLayer,
    viewport,
  })
  return {
    finished: Promise.all([picture.promise, text.render()]),
    cancel: () => {
      picture.cancel()
      text.cancel()
    },
  }
}
