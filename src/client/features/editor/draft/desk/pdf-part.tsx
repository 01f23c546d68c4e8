import { useEffect, useState } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { UploadField } from '../../../upload/upload-field.tsx'
import type { UploadResult } from '../../../upload/use-upload.ts'
import { withProposal } from '../draft-change.ts'
import { findDropped, forgetDropped } from '../dropped-pdf.ts'
import { useDroppedPdf } from '../use-dropped-pdf.ts'
import type { Desk } from './desk.ts'
import { partId } from './desk.ts'
import { pdfTypes } from './file-types.ts'
import { ProposalDialog } from './proposal-dialog.tsx'

const longestName = 160

/** The PDF that readers may open; what it says is only proposed for the pages. */
export function PdfPart({ desk }: { desk: Desk }) {
  const { text, changeText } = desk
  const [proposed, setProposed] = useState<string[][] | null>(null)
  const [dropped, setDropped] = useState(() => findDropped(desk.storyId))
  useDroppedPdf(setDropped)
  useEffect(() => forgetDropped(desk.storyId), [desk.storyId])
  const url = desk.urlOf(text.pdfKey)
  const take = ({ key, fileName, pages }: UploadResult<'pdf'>) => {
    changeText({ pdfKey: key, fileName: text.fileName || fileName })
    setProposed(pages)
  }
  const hasText = proposed?.some((page) => page.length > 0) ?? false
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
          <Button look="plain" onClick={() => changeText({ pdfKey: null })}>
            {m.draft_pdf_remove()}
          </Button>
        </div>
      )}
      <UploadField
        kind="pdf"
        label={text.pdfKey === null ? m.draft_pdf() : m.draft_pdf_replace()}
        accept={pdfTypes}
        dropped={dropped}
        onDone={take}
      />
      {proposed && !hasText && <Notice>{m.draft_pdf_no_text()}</Notice>}
      {proposed && hasText && (
        <ProposalDialog
          proposed={proposed}
          hasPages={text.pages.length > 0}
          language={desk.language}
          onTake={(how) => changeText({ pages: withProposal(text.pages, proposed, how) })}
          onClose={() => setProposed(null)}
        />
      )}
      <TextField
        label={m.draft_field_file_name()}
        value={text.fileName}
        maxLength={longestName}
        autoComplete="off"
        onChange={({ target }) => changeText({ fileName: target.value })}
      />
    </div>
  )
}
