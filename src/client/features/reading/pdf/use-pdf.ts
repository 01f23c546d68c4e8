import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'

export type PdfCode = typeof import('./pdf-document.ts')

/** An open PDF and what draws it. */
export interface OpenPdf {
  document: PDFDocumentProxy
  code: PdfCode
  /** Of its pages, in the PDF's own units. */
  pageSize: { width: number; height: number }
}

/** `loadedPart` is from 0 to 1 of the whole file, of which only a part is needed to open it. */
type Pdf =
  | { kind: 'opening'; loadedPart: number }
  | ({ kind: 'open' } & OpenPdf)
  | { kind: 'failed' }

const opening: Pdf = { kind: 'opening', loadedPart: 0 }

interface OpenedPdf {
  pdf: Pdf
  /** A part of it did not come or is damaged. */
  fail: () => void
}

/** Loads what draws PDFs; asked for only when somebody is about to look at one. */
export function loadPdfCode(): Promise<PdfCode> {
  return import('./pdf-document.ts')
}

/** An open PDF, closed again on leaving; `onMissing` is told when it cannot be read. */
export function usePdf(url: string | null, onMissing: () => void): OpenedPdf {
  const [pdf, setPdf] = useState<Pdf>(opening)
  const fail = useCallback(() => setPdf({ kind: 'failed' }), [])
  const isFailed = pdf.kind === 'failed'
  const tellMissing = useEffectEvent(onMissing)
  useEffect(() => {
    if (isFailed) tellMissing()
  }, [isFailed])

  useEffect(() => {
    if (url === null) return fail()
    setPdf(opening)
    let isLeft = false
    let close = () => {}
    const open = async () => {
      const code = await loadPdfCode()
      if (isLeft) return
      const task = code.openPdf(url)
      close = () => void task.destroy()
      task.onProgress = ({ loaded, total }: { loaded: number; total: number }) => {
        const loadedPart = total > 0 ? Math.min(1, loaded / total) : 0
        setPdf((before) => (before.kind === 'opening' ? { kind: 'opening', loadedPart } : before))
      }
      const document = await task.promise
      const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 })
      if (!isLeft) setPdf({ kind: 'open', document, code, pageSize: { width, height } })
    }
    open().catch(() => {
      if (!isLeft) fail()
    })
    return () => {
      isLeft = true
      close()
    }
  }, [url, fail])

  return { pdf, fail }
}
