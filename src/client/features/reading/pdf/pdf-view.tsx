import { type RefObject, useEffect, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Paper } from '../../../ui/paper.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { PdfBook } from './pdf-book.tsx'
import { PdfMissing } from './pdf-missing.tsx'
import { usePdf } from './use-pdf.ts'
import './pdf.css'

interface PdfViewProps {
  url: string
  language: string
  /** Page of the PDF, from 1; null until `onPageCount` is called. */
  page: number | null
  pageRef: RefObject<HTMLElement | null>
  onPage: (page: number) => void
  onPageCount: (count: number) => void
  onFileMissing: () => void
  onShowText: () => void
}

/** The PDF of the story, page by page. */
export function PdfView(props: PdfViewProps) {
  const [attempt, setAttempt] = useState(0)
  return <PdfAttempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

function PdfAttempt(props: PdfViewProps & { onRetry: () => void }) {
  const { url, language, page, pageRef, onPage, onPageCount, onFileMissing } = props
  const { pdf, fail } = usePdf(url, onFileMissing)
  const pageCount = pdf.kind === 'open' ? pdf.document.numPages : null
  useEffect(() => {
    if (pageCount !== null) onPageCount(pageCount)
  }, [pageCount, onPageCount])

  if (pdf.kind === 'failed') {
    return <PdfMissing onShowText={props.onShowText} onRetry={props.onRetry} />
  }
  if (pdf.kind === 'opening' || page === null) {
    return <PdfOpening loadedFraction={pdf.kind === 'opening' ? pdf.loadedFraction : 1} />
  }
  return (
    <PdfBook
      pdf={pdf}
      language={language}
      page={page}
      pageRef={pageRef}
      onPage={onPage}
      onBroken={fail}
    />
  )
}

function PdfOpening({ loadedFraction }: { loadedFraction: number }) {
  return (
    <Paper className="mx-auto grid w-full max-w-text justify-items-center gap-2">
      <Spinner label={m.reader_pdf_opening()} />
      <p aria-hidden="true">{m.reader_pdf_opening()}</p>
      <progress
        className="pdf-progress"
        aria-label={m.reader_pdf_progress()}
        value={loadedFraction}
      />
    </Paper>
  )
}
