import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { api, query } from '../../../data/core/api.ts'
import { useSingleMutation } from '../../../data/queries/use-single-mutation.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { showToast } from '../../../ui/toast.ts'
import { refusalText } from '../shared/editor-texts.ts'
import { useUnsavedGuard } from '../shared/leave-guard.tsx'

const maxAnswerLength = 5000

/** Answers one message by mail; the text stays until the server has accepted it. */
export function AnswerForm({ number }: { number: string }) {
  const id = useId()
  const queryClient = useQueryClient()
  const details = useRef<HTMLDetailsElement>(null)
  const [text, setText] = useState('')
  useUnsavedGuard(text.trim() !== '')
  const lastAttempt = useRef({ text: '', answerId: '' })
  const answer = useSingleMutation({
    mutationFn: (submitted: string) => {
      // A retry with the same text keeps its id, so it is not mailed twice.
      if (lastAttempt.current.text !== submitted) {
        lastAttempt.current = { text: submitted, answerId: crypto.randomUUID() }
      }
      return api.contact.answer({ number, text: submitted, answerId: lastAttempt.current.answerId })
    },
    onSuccess: async () => {
      setText('')
      lastAttempt.current = { text: '', answerId: '' }
      if (details.current) details.current.open = false
      document.getElementById(`ticket-${number}`)?.focus()
      void showToast(m.editor_contact_answer_sent({ number }), 'success')
      await queryClient.invalidateQueries({ queryKey: query.contact.list.key() })
    },
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') answer.mutate(text.trim())
  }
  return (
    <details ref={details} className="answer">
      <summary>{m.editor_contact_answer_open()}</summary>
      <form onSubmit={handleSubmit}>
        {answer.error && !answer.isPending && (
          <Notice tone="danger">{refusalText(answer.error)}</Notice>
        )}
        <label htmlFor={id}>{m.editor_contact_answer_label({ number })}</label>
        <textarea
          id={id}
          className="field"
          rows={6}
          required
          maxLength={maxAnswerLength}
          value={text}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => setText(target.value)}
        />
        <p id={`${id}-help`} className="text-sm text-soft">
          {m.editor_contact_answer_help()}
        </p>
        <Button type="submit" variant="primary" aria-disabled={answer.isPending}>
          {answer.isPending ? m.editor_contact_answer_sending() : m.editor_contact_answer_send()}
        </Button>
      </form>
    </details>
  )
}
