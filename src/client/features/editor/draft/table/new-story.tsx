import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { api, query } from '../../../../data/api.ts'
import { useSingleMutation } from '../../../../data/use-single-mutation.ts'
import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { refusalText } from '../../editor-words.ts'
import { withDesk } from '../desk-address.ts'
import { DraftDialog } from '../draft-dialog.tsx'
import { keepDropped } from '../dropped-pdf.ts'

const longestTitle = 120

interface NewStoryProps {
  /** A PDF that was dropped, to be sent as soon as the story is there. */
  file: File | null
  onClose: () => void
}

/** „Neue Geschichte“ asks for a title and opens the desk. */
export function NewStory({ file, onClose }: NewStoryProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const create = useSingleMutation({
    mutationFn: (title: string) => api.draft.create({ title }),
    onSuccess: ({ storyId }) => {
      if (file) keepDropped(storyId, file)
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
    <DraftDialog heading={m.draft_new()} onClose={onClose}>
      {(close) => (
        <form className="draft-form" onSubmit={handleSubmit}>
          {create.error && <Notice tone="danger">{refusalText(create.error)}</Notice>}
          <TextField
            label={m.draft_field_title()}
            help={m.draft_new_help()}
            name="title"
            required
            maxLength={longestTitle}
            autoComplete="off"
            defaultValue={file ? titleOf(file) : ''}
          />
          <div className="draft-buttons">
            <Button look="primary" type="submit" aria-disabled={create.isPending}>
              {m.draft_new_do()}
            </Button>
            <Button look="plain" onClick={close}>
              {m.draft_cancel()}
            </Button>
          </div>
        </form>
      )}
    </DraftDialog>
  )
}

const titleOf = ({ name }: File) =>
  name
    .replace(/\.pdf$/i, '')
    .replaceAll('_', ' ')
    .trim()
    .slice(0, longestTitle)
