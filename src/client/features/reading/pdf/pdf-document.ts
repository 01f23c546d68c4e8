import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentLoadingTask,
  type PDFPageProxy,
  TextLayer,
  VerbosityLevel,
} from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { canvasSize } from './canvas-size.ts'

GlobalWorkerOptions.workerSrc = workerUrl

/**
 * Opens a PDF and fetches only the parts that are shown. Nothing in it can run: no XFA forms, no
 * WebAssembly, no annotations, which could contain scripts. This version has no eval to disable, and
 * its script sandbox is not bundled.
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

/** A running render task; `finished` rejects when it fails or is cancelled. */
interface RenderTask<Result> {
  finished: Promise<Result>
  cancel: () => void
}

/** Renders a page onto a canvas of a width in CSS pixels. */
export function renderPicture(page: PDFPageProxy, width: number): RenderTask<HTMLCanvasElement> {
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
 * Renders the selectable text of a page into `container`; results in its elements in reading order.
 * They scale with the custom property `--total-scale-factor` (CSS pixels per unit of the page).
 */
export function renderText(page: PDFPageProxy, container: HTMLElement): RenderTask<HTMLElement[]> {
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

/** Frees a canvas's memory immediately; browsers would do it much later. */
export function freeCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0
  canvas.height = 0
  canvas.remove()
}
