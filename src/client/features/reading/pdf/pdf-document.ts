import type { PDFDocumentLoadingTask, PDFPageProxy } from 'pdfjs-dist'
import { GlobalWorkerOptions, getDocument, TextLayer, VerbosityLevel } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { canvasSize } from './canvas-size.ts'

GlobalWorkerOptions.workerSrc = workerUrl

/**
 * Opens a PDF; only the parts that are shown are fetched. Nothing in it may run: no forms (XFA),
 * no WebAssembly, and the annotations that could hold scripts are never drawn; this version has
 * no eval to switch off, and its sandbox for scripts is not built in.
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

/** Something that is being drawn; `finished` rejects when it fails or is cancelled. */
interface Drawing<Drawn> {
  finished: Promise<Drawn>
  cancel: () => void
}

/** Draws a page's picture at a width in CSS pixels, as sharp as the screen and the cap allow. */
export function drawPicture(page: PDFPageProxy, width: number): Drawing<HTMLCanvasElement> {
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
  const pixels = canvasSize(viewport, window.devicePixelRatio)
  const canvas = document.createElement('canvas')
  canvas.width = pixels.width
  canvas.height = pixels.height
  const task = page.render({
    canvas,
    viewport,
    transform: [pixels.scale, 0, 0, pixels.scale, 0, 0],
  })
  const finished = task.promise.then(
    () => canvas,
    (error: unknown) => {
      freeCanvas(canvas)
      throw error
    },
  )
  return { finished, cancel: () => task.cancel() }
}

/**
 * Puts a page's selectable text into `container`; gives its pieces in reading order. They grow with
 * the custom property `--total-scale-factor` (CSS pixels per unit of the page).
 */
export function layText(page: PDFPageProxy, container: HTMLElement): Drawing<HTMLElement[]> {
  const layer = new TextLayer({
    textContentSource: page.streamTextContent(),
    container,
    viewport: page.getViewport({ scale: 1 }),
  })
  return {
    finished: layer.render().then(() => layer.textDivs),
    cancel: () => {
      layer.cancel()
      container.replaceChildren()
    },
  }
}

/** Gives a canvas's memory back at once; browsers wait long with that on their own. */
export function freeCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0
  canvas.height = 0
  canvas.remove()
}
