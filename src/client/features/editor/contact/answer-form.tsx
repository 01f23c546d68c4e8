import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useId, useRef, useState } from 'react'
import { api, query } from '../../../data/api.ts'
import { useSingleMutation } from '../../../data/use-single-mutation.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { showToast } from '../../../ui/toast.ts'
import { refusalText } from '../editor-words.ts'
import { useUnsaved } from '../leave-guard.tsx'

const longestAnswer = 5000

/** Answers one message by mail; what was typed stays until it is on its way. */
export function AnswerForm({ number }: { number: string }) {
  const id = useId()
  const queryClient = useQueryClient()
  const details = useRef<HTMLDetailsElement>(null)
  const [text, setText] = useState('')
  useUnsaved(text.trim() !== '')
  const tried = useRef({ text: '', answerId: '' })
  const answer = useSingleMutation({
    mutationFn: (said: string) => {
      // The same words again are the same mail.
      if (tried.current.text !== said) {
        tried.current = { text: said, answerId: crypto.randomUUID() }
      }
      return api.contact.answer({ number, text: said, answerId: tried.current.answerId })
    },
    onSuccess: async () => {
      setText('')
      tried.current = { text: '', answerId: '' }
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
          maxLength={longestAnswer}
          value={text}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => setText(target.value)}
        />
        <p id={`${id}-help`} className="text-sm text-soft">
          {m.editor_contact_answer_help()}
        </p>
        <Button type="submit" look="primary" aria-disabled={answer.isPending}>
          {answer.isPending ? m.editor_contact_answer_sending() : m.editor_contact_answer_send()}
        </Button>
      </form>
    </details>
  )
}
