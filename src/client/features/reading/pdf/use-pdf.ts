import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'

export type PdfModule = typeof import('./pdf-document.ts')

/** An open PDF and the module that renders it. */
export interface OpenPdf {
  document: PDFDocumentProxy
  code: PdfModule
  /** Size of page 1 in units of the PDF. */
  pageSize: { width: number; height: number }
}

/** `loadedFraction` of the whole file, from 0 to 1; opening does not need all of it. */
type Pdf =
  | { kind: 'opening'; loadedFraction: number }
  | ({ kind: 'open' } & OpenPdf)
  | { kind: 'failed' }

const opening: Pdf = { kind: 'opening', loadedFraction: 0 }

interface OpenedPdf {
  pdf: Pdf
  /** For a part of the file that is missing or damaged. */
  fail: () => void
}

/** Loads the code that renders PDFs, only when one is about to be shown. */
export function loadPdfModule(): Promise<PdfModule> {
  return import('./pdf-document.ts')
}

/** Opens a PDF and closes it on unmount; calls `onMissing` if it cannot be read. */
export function usePdf(url: string, onMissing: () => void): OpenedPdf {
  const [pdf, setPdf] = useState<Pdf>(opening)
  const fail = useCallback(() => setPdf({ kind: 'failed' }), [])
  const isFailed = pdf.kind === 'failed'
  const handleMissing = useEffectEvent(onMissing)
  useEffect(() => {
    if (isFailed) handleMissing()
  }, [isFailed])

  useEffect(() => {
    setPdf(opening)
    let isCancelled = false
    let close = () => {}
    const open = async () => {
      const code = await loadPdfModule()
      if (isCancelled) return
      const task = code.openPdf(url)
      close = () => void task.destroy()
      task.onProgress = ({ loaded, total }: { loaded: number; total: number }) => {
        const loadedFraction = total > 0 ? Math.min(1, loaded / total) : 0
        setPdf((before) =>
          before.kind === 'opening' ? { kind: 'opening', loadedFraction } : before,
        )
      }
      const document = await task.promise
      const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 })
      if (!isCancelled) setPdf({ kind: 'open', document, code, pageSize: { width, height } })
    }
    open().catch(() => {
      if (!isCancelled) fail()
    })
    return () => {
      isCancelled = true
      close()
    }
  }, [url, fail])

  return { pdf, fail }
}
