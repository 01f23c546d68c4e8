import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Paper } from '../../../ui/paper.tsx'

interface PdfMissingProps {
  onShowText: () => void
  onRetry: () => void
}

/** Shown instead of a missing or damaged PDF, with a way to the text. */
export function PdfMissing({ onShowText, onRetry }: PdfMissingProps) {
  return (
    <Paper className="mx-auto w-full max-w-text" role="alert">
      <h2>{m.reader_pdf_missing()}</h2>
      <p className="mt-3">{m.reader_pdf_missing_text()}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="primary" onClick={onShowText}>
          {m.reader_pdf_to_text()}
        </Button>
        <Button onClick={onRetry}>{m.site_retry()}</Button>
      </div>
    </Paper>
  )
}
