import type { RefObject } from 'react'
import { useEffect, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Paper } from '../../ui/paper.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { PdfMissing } from './pdf-missing.tsx'
import { PdfPages } from './pdf-pages.tsx'
import { Segmented } from './segmented.tsx'
import { usePdf } from './use-pdf.ts'
import './pdf.css'

interface PdfViewProps {
  url: string | null
  language: string
  /** Page of the PDF, from 1; null until `onPageCount` was told how many there are. */
  page: number | null
  pageRef: RefObject<HTMLElement | null>
  onPageCount: (count: number) => void
  onFileMissing: () => void
  onShowText: () => void
}

const zooms = ['100', '150', '200'] as const
type Zoom = (typeof zooms)[number]

/** The story as the printed book, page by page. */
export function PdfView(props: PdfViewProps) {
  const [attempt, setAttempt] = useState(0)
  return <PdfAttempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

function PdfAttempt(props: PdfViewProps & { onRetry: () => void }) {
  const { url, language, page, pageRef, onPageCount, onFileMissing } = props
  const [zoom, setZoom] = useState<Zoom>('100')
  const { pdf, fail } = usePdf(url, onFileMissing)
  const pageCount = pdf.kind === 'open' ? pdf.document.numPages : null
  useEffect(() => {
    if (pageCount !== null) onPageCount(pageCount)
  }, [pageCount, onPageCount])

  if (pdf.kind === 'failed') {
    return (
      <PdfMissing
        onShowText={props.onShowText}
        onRetry={url === null ? undefined : props.onRetry}
      />
    )
  }
  if (pdf.kind === 'opening' || page === null) {
    return (
      <Paper className="mx-auto grid w-full max-w-text justify-items-center">
        <Spinner label={m.reader_pdf_opening()} />
        <p aria-hidden="true">{m.reader_pdf_opening()}</p>
      </Paper>
    )
  }
  return (
    <div className="pdf">
      <div className="pdf-zoom paper">
        <Segmented
          legend={m.reader_zoom()}
          value={zoom}
          options={zooms.map((percent) => ({
            value: percent,
            label: m.reader_zoom_percent({ percent }),
          }))}
          onChange={setZoom}
        />
      </div>
      <PdfPages
        document={pdf.document}
        draw={pdf.draw}
        language={language}
        page={page}
        zoom={Number(zoom) / 100}
        pageRef={pageRef}
        onBroken={fail}
      />
    </div>
  )
}
