import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import type { Language } from '../../../../../contract/base.ts'
import type { DraftPage } from '../../../../../contract/story-draft.ts'
import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import { QuestionDialog } from '../../../../ui/question-dialog.tsx'
import { UploadField } from '../../../upload/upload-field.tsx'
import { GrowingArea } from '../core/growing-area.tsx'
import { toOneLine } from '../core/page-text.ts'
import { pagePartId } from './desk.ts'
import type { PageActions } from './use-page-actions.ts'

interface PagePictureFieldsProps {
  page: DraftPage
  number: number
  language: Language
  url: string | null
  actions: PageActions
}

const maxAltLength = 500

/** A page's picture with its alternative text, which publishing requires. */
export function PagePictureFields(props: PagePictureFieldsProps) {
  const { page, number, language, url, actions } = props
  const [isOpen, setOpen] = useState(false)
  const hasPicture = page.picture !== null
  return (
    <div className="desk-page-picture">
      {hasPicture && url && (
        <img src={url} alt={page.alt} width={160} height={120} loading="lazy" decoding="async" />
      )}
      <div className="draft-buttons">
        <Button onClick={() => setOpen(true)} aria-label={pictureButtonLabel(hasPicture, number)}>
          <ImagePlus aria-hidden="true" size={20} />
          {hasPicture ? m.draft_picture_replace() : m.draft_picture_add()}
        </Button>
        {hasPicture && (
          <Button
            variant="plain"
            aria-label={m.draft_picture_remove_of({ number })}
            onClick={() => actions.change(page.pageId, { picture: null, alt: '' })}
          >
            {m.draft_picture_remove()}
          </Button>
        )}
      </div>
      {hasPicture && (
        <div id={`${pagePartId(page.pageId)}-picture`} className="desk-page-alt">
          <GrowingArea
            label={m.draft_alt({ number })}
            help={m.draft_alt_help()}
            error={page.alt.trim() === '' && m.draft_alt_missing()}
            required
            lang={language}
            value={page.alt}
            maxLength={maxAltLength}
            rows={2}
            onChange={({ target }) => actions.change(page.pageId, { alt: toOneLine(target.value) })}
          />
        </div>
      )}
      {isOpen && (
        <QuestionDialog
          heading={pictureButtonLabel(hasPicture, number)}
          onClose={() => setOpen(false)}
        >
          {(close) => (
            <UploadField
              kind="picture"
              label={m.draft_picture()}
              onDone={({ sources }) => {
                actions.setPicture(page, sources)
                close()
              }}
            />
          )}
        </QuestionDialog>
      )}
    </div>
  )
}

const pictureButtonLabel = (hasPicture: boolean, number: number) =>
  hasPicture ? m.draft_picture_replace_of({ number }) : m.draft_picture_add_of({ number })
