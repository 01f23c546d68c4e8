import { ORPCError } from '@orpc/client'
import { onlineManager, useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { api } from '../../data/core/api.ts'
import { showAnswer } from '../../data/queries/show-answer.ts'
import { useUnsentText } from '../../data/session/use-unsent-text.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { isUnverifiedError } from '../session/verification/unverified-toast.ts'
import { roadmapQuery } from './roadmap-query.ts'
import { SimilarIdeas } from './similar-ideas.tsx'

const titleLength = { min: 5, max: 80 }
const maxBodyLength = 1000

/** A form to suggest an idea, with similar items to vote for instead. */
export function IdeaForm({ onSent }: { onSent: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const [title, setTitle] = useUnsentText('idea-title')
  const [body, setBody] = useUnsentText('idea-body')
  const [isTitleShort, setTitleShort] = useState(false)
  const queryClient = useQueryClient()
  const suggest = useMutation({
    mutationFn: () => api.roadmap.suggest({ title, body, language: getLocale() }),
    networkMode: 'always',
    onSuccess: (idea) => {
      showAnswer(queryClient, roadmapQuery().queryKey, (items) =>
        items ? [idea, ...items.filter(({ itemId }) => itemId !== idea.itemId)] : items,
      )
      setTitle('')
      setBody('')
      onSent()
    },
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (suggest.isPending) return
    const isTooShort = title.trim().length < titleLength.min
    setTitleShort(isTooShort)
    if (!isTooShort) return suggest.mutate()
    const field = form.current?.elements.namedItem('title')
    if (field instanceof HTMLElement) field.focus()
  }
  return (
    <form ref={form} method="post" noValidate className="roadmap-form" onSubmit={handleSubmit}>
      <p>{m.roadmap_suggest_intro()}</p>
      <div>
        <TextField
          label={m.roadmap_suggest_title()}
          help={m.roadmap_suggest_names()}
          name="title"
          autoComplete="off"
          required
          maxLength={titleLength.max}
          value={title}
          error={isTitleShort ? m.roadmap_suggest_short() : null}
          onChange={(event) => {
            setTitle(event.target.value)
            if (event.target.value.trim().length >= titleLength.min) setTitleShort(false)
          }}
        />
        <SimilarIdeas title={title} />
      </div>
      <div className="roadmap-form-rest">
        <TextArea
          label={m.roadmap_suggest_body()}
          help={m.roadmap_suggest_body_help()}
          maxLength={maxBodyLength}
          value={body}
          onChange={(event) => setBody(event.target.value)}
        />
        <div className="roadmap-form-foot">
          {suggest.error && (
            <p role="alert" className="text-sm font-bold leading-snug text-danger">
              {refusalText(suggest.error)}
            </p>
          )}
          <Button type="submit" variant="primary" aria-disabled={suggest.isPending}>
            {suggest.isPending ? m.roadmap_suggest_sending() : m.roadmap_suggest_send()}
          </Button>
        </div>
      </div>
    </form>
  )
}

function refusalText(error: unknown): string {
  if (!onlineManager.isOnline()) return m.roadmap_suggest_offline()
  const status = error instanceof ORPCError ? error.status : null
  if (isUnverifiedError(error)) return m.session_unverified()
  if (status === 429) return m.roadmap_suggest_too_many()
  return status === 401 ? m.roadmap_suggest_signed_out() : m.roadmap_suggest_failed()
}
