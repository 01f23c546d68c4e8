import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'

type PdfCode = typeof import('./pdf-document.ts')

type Pdf =
  | { kind: 'opening' }
  | { kind: 'open'; document: PDFDocumentProxy; draw: PdfCode['drawPage'] }
  | { kind: 'failed' }

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
  const [pdf, setPdf] = useState<Pdf>({ kind: 'opening' })
  const fail = useCallback(() => setPdf({ kind: 'failed' }), [])
  const isFailed = pdf.kind === 'failed'
  const tellMissing = useEffectEvent(onMissing)
  useEffect(() => {
    if (isFailed) tellMissing()
  }, [isFailed])

  useEffect(() => {
    if (url === null) return fail()
    setPdf({ kind: 'opening' })
    let isLeft = false
    let close = () => {}
    const open = async () => {
      const { openPdf, drawPage } = await loadPdfCode()
      if (isLeft) return
      const task = openPdf(url)
      close = () => void task.destroy()
      const document = await task.promise
      if (!isLeft) setPdf({ kind: 'open', document, draw: drawPage })
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
