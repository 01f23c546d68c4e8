import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { api, query } from '../../../../data/core/api.ts'
import { useSingleMutation } from '../../../../data/queries/use-single-mutation.ts'
import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { QuestionDialog } from '../../../../ui/question-dialog.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { withDesk } from '../../shared/editor-addresses.ts'
import { refusalText } from '../../shared/editor-texts.ts'
import { storeDroppedPdf } from '../core/dropped-pdf.ts'

const maxTitleLength = 120

interface NewStoryProps {
  /** A dropped PDF, which the desk uploads. */
  file: File | null
  onClose: () => void
}

/** „Neue Geschichte“: asks for a title and opens the desk. */
export function NewStory({ file, onClose }: NewStoryProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const create = useSingleMutation({
    mutationFn: (title: string) => api.draft.create({ title }),
    onSuccess: ({ storyId }) => {
      if (file) storeDroppedPdf(storyId, file)
      void client.invalidateQueries({ queryKey: query.draft.list.key() })
      void navigate(withDesk(address, storyId))
    },
  })
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const title = String(new FormData(event.currentTarget).get('title')).trim()
    if (title !== '') create.mutate(title)
  }
  return (
    <QuestionDialog heading={m.draft_new()} onClose={onClose}>
      {(close) => (
        <form className="draft-form" onSubmit={handleSubmit}>
          {create.error && <Notice tone="danger">{refusalText(create.error)}</Notice>}
          <TextField
            label={m.draft_field_title()}
            help={m.draft_new_help()}
            name="title"
            required
            maxLength={maxTitleLength}
            autoComplete="off"
            defaultValue={file ? titleFrom(file) : ''}
          />
          <div className="draft-buttons">
            <Button variant="primary" type="submit" aria-disabled={create.isPending}>
              {m.draft_new_do()}
            </Button>
            <Button variant="plain" onClick={close}>
              {m.draft_cancel()}
            </Button>
          </div>
        </form>
      )}
    </QuestionDialog>
  )
}

const titleFrom = ({ name }: File) =>
  name
    .replace(/\.pdf$/i, '')
    .replaceAll('_', ' ')
    .trim()
    .slice(0, maxTitleLength)
