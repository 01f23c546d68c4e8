import { useEffect, useRef } from 'react'
import { useAuth } from '../../data/session.tsx'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { m } from '../../paraglide/messages.js'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ErrorSummary } from '../session/auth-form.tsx'
import { EmailField } from '../session/email-field.tsx'
import { useSectionForm } from '../settings/use-section-form.ts'
import type { ChosenTopic } from './contact-message.ts'
import { checkMessage } from './contact-message.ts'
import { contactProblems } from './contact-problems.ts'
import { MessageField } from './message-field.tsx'
import { TopicField } from './topic-field.tsx'
import { useContactDraft } from './use-contact-draft.ts'
import type { SentMessage } from './use-send-message.ts'
import { useSendMessage } from './use-send-message.ts'

/** Topic, name, address and message; what the law gives a form of its own leads there. */
export function ContactForm({ onSent }: { onSent: (sent: SentMessage) => void }) {
  const { draft, isFromBefore, change, discard } = useContactDraft()
  const { topic, message } = draft
  const send = useSendMessage()
  const isOnline = useIsOnline()
  const form = useSectionForm({
    check: checkMessage,
    save: async (fields) => {
      if (isOfLaw(topic)) return []
      try {
        const sent = await send(fields, topic)
        discard()
        onSent(sent)
        return []
      } catch (error) {
        return contactProblems(error)
      }
    },
  })
  return (
    <form
      ref={usePrefilled()}
      method="post"
      noValidate
      className="contact-form"
      onSubmit={form.handleSubmit}
      onBlur={form.handleBlur}
      onInput={form.handleInput}
    >
      <ErrorSummary form={form} />
      {isFromBefore && (
        <div role="status" className="contact-kept">
          <p>{m.contact_draft()}</p>
          <Button look="plain" onClick={discard}>
            {m.contact_draft_clear()}
          </Button>
        </div>
      )}
      <TopicField topic={topic} onChange={(next) => change({ topic: next })} />
      {isOfLaw(topic) ? (
        <FormOfLaw topic={topic} />
      ) : (
        <>
          <TextField label={m.contact_name()} name="name" autoComplete="name" maxLength={80} />
          <EmailField
            label={m.contact_email()}
            help={m.contact_email_help()}
            error={form.errorOf('email')}
          />
          <MessageField
            message={message}
            error={form.errorOf('message')}
            onChange={(text) => change({ message: text })}
          />
          <Trap />
          {!isOnline && <Notice>{m.contact_offline()}</Notice>}
          <p className="text-sm text-soft">{m.contact_privacy()}</p>
          <Button type="submit" look="primary" aria-disabled={form.isPending}>
            {form.isPending ? m.contact_sending() : m.contact_send()}
          </Button>
        </>
      )}
    </form>
  )
}

const isOfLaw = (topic: ChosenTopic): topic is 'cancellation' | 'withdrawal' =>
  topic === 'cancellation' || topic === 'withdrawal'

function FormOfLaw({ topic }: { topic: 'cancellation' | 'withdrawal' }) {
  const isCancellation = topic === 'cancellation'
  return (
    <div role="status" className="contact-law">
      <p>{isCancellation ? m.contact_cancel_text() : m.contact_withdraw_text()}</p>
      <ButtonLink look="primary" to={isCancellation ? '/kuendigen' : '/widerruf'}>
        {isCancellation ? m.contact_cancel_button() : m.contact_withdraw_button()}
      </ButtonLink>
    </div>
  )
}

/** A field that only programs see; whoever fills it in writes to nobody. */
function Trap() {
  return (
    <div className="contact-trap" aria-hidden="true">
      <label>
        {m.contact_website()}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

/** Once it is known who is signed in, fills in what nobody has typed yet. */
function usePrefilled() {
  const form = useRef<HTMLFormElement>(null)
  const { user } = useAuth()
  useEffect(() => {
    if (user === null) return
    for (const [name, known] of [
      ['name', user.displayName],
      ['email', user.email],
    ]) {
      const input = form.current?.elements.namedItem(name ?? '')
      if (input instanceof HTMLInputElement && input.value === '') input.value = known ?? ''
    }
  }, [user])
  return form
}
