import { useEffect, useState } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { UploadField } from '../../../upload/upload-field.tsx'
import type { UploadResult } from '../../../upload/use-upload.ts'
import { withProposal } from '../core/draft-change.ts'
import { findDroppedPdf, removeDroppedPdf, useDroppedPdf } from '../core/dropped-pdf.ts'
import { type Desk, partId } from './desk.ts'
import { ProposalDialog } from './proposal-dialog.tsx'

const maxNameLength = 160

/** The PDF that readers can open; its text is proposed for the pages. */
export function PdfFields({ desk }: { desk: Desk }) {
  const { text, changeText } = desk
  const [proposedPages, setProposedPages] = useState<string[][] | null>(null)
  const [droppedFile, setDroppedFile] = useState(() => findDroppedPdf(desk.storyId))
  useDroppedPdf(setDroppedFile)
  useEffect(() => removeDroppedPdf(desk.storyId), [desk.storyId])
  const url = desk.urlOf(text.pdfKey)
  const handleUpload = ({ key, fileName, pages }: UploadResult<'pdf'>) => {
    changeText({ pdfKey: key, fileName: text.fileName || fileName })
    setProposedPages(pages)
  }
  const hasText = proposedPages?.some((page) => page.length > 0) ?? false
  return (
    <div id={partId('pdf')} className="desk-files">
      {text.pdfKey !== null && (
        <div className="desk-file">
          {url ? (
            <a href={url} target="_blank" rel="noreferrer">
              {m.draft_pdf_open({ name: text.fileName })}
            </a>
          ) : (
            <p>{m.draft_pdf_there({ name: text.fileName })}</p>
          )}
          <Button variant="plain" onClick={() => changeText({ pdfKey: null })}>
            {m.draft_pdf_remove()}
          </Button>
        </div>
      )}
      <UploadField
        kind="pdf"
        label={text.pdfKey === null ? m.draft_pdf() : m.draft_pdf_replace()}
        droppedFile={droppedFile}
        onDone={handleUpload}
      />
      {proposedPages && !hasText && <Notice>{m.draft_pdf_no_text()}</Notice>}
      {proposedPages && hasText && (
        <ProposalDialog
          proposedPages={proposedPages}
          hasPages={text.pages.length > 0}
          language={desk.language}
          onAccept={(mode) => changeText({ pages: withProposal(text.pages, proposedPages, mode) })}
          onClose={() => setProposedPages(null)}
        />
      )}
      <TextField
        label={m.draft_field_file_name()}
        value={text.fileName}
        maxLength={maxNameLength}
        autoComplete="off"
        onChange={({ target }) => changeText({ fileName: target.value })}
      />
    </div>
  )
}
