import { useAuth } from '../../data/session/session.tsx'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { m } from '../../paraglide/messages.js'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ErrorSummary } from '../session/form/auth-form.tsx'
import { EmailField } from '../session/form/email-field.tsx'
import { usePrefilledForm } from '../session/form/use-prefilled-form.ts'
import { useValidatedForm } from '../settings/form/use-validated-form.ts'
import { type ChosenTopic, validateMessage } from './contact-message.ts'
import { contactProblems } from './contact-problems.ts'
import { MessageField } from './message-field.tsx'
import { TopicField } from './topic-field.tsx'
import { useContactDraft } from './use-contact-draft.ts'
import { type SentMessage, useSendMessage } from './use-send-message.ts'

/** The contact form; cancellations and withdrawals link to their own forms. */
export function ContactForm({ onSent }: { onSent: (sent: SentMessage) => void }) {
  const { draft, isRestored, change, discard } = useContactDraft()
  const { topic, message } = draft
  const send = useSendMessage()
  const isOnline = useIsOnline()
  const { user } = useAuth()
  const formRef = usePrefilledForm(user)
  const form = useValidatedForm({
    validate: validateMessage,
    save: async (fields) => {
      if (topic === null || isDeclarationTopic(topic)) return []
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
      ref={formRef}
      method="post"
      noValidate
      className="contact-form"
      onSubmit={form.handleSubmit}
      onBlur={form.handleBlur}
      onInput={form.handleInput}
    >
      <ErrorSummary form={form} />
      {isRestored && (
        <div role="status" className="contact-restored">
          <p>{m.contact_draft()}</p>
          <Button variant="plain" onClick={discard}>
            {m.contact_draft_clear()}
          </Button>
        </div>
      )}
      <TopicField
        topic={topic}
        error={topic === null ? form.fieldError('topic') : undefined}
        onChange={(next) => change({ topic: next })}
      />
      {isDeclarationTopic(topic) ? (
        <DeclarationLink topic={topic} />
      ) : (
        <>
          <TextField label={m.contact_name()} name="name" autoComplete="name" maxLength={80} />
          <EmailField
            label={m.contact_email()}
            help={m.contact_email_help()}
            error={form.fieldError('email')}
          />
          <MessageField
            message={message}
            error={form.fieldError('message')}
            onChange={(text) => change({ message: text })}
          />
          <Honeypot />
          {!isOnline && <Notice>{m.contact_offline()}</Notice>}
          <p className="text-sm text-soft">{m.contact_privacy()}</p>
          <Button type="submit" variant="primary" aria-disabled={form.isPending}>
            {form.isPending ? m.contact_sending() : m.contact_send()}
          </Button>
        </>
      )}
    </form>
  )
}

const isDeclarationTopic = (topic: ChosenTopic | null): topic is 'cancellation' | 'withdrawal' =>
  topic === 'cancellation' || topic === 'withdrawal'

function DeclarationLink({ topic }: { topic: 'cancellation' | 'withdrawal' }) {
  const isCancellation = topic === 'cancellation'
  return (
    <div role="status" className="contact-declaration">
      <p>{isCancellation ? m.contact_cancel_text() : m.contact_withdraw_text()}</p>
      <ButtonLink variant="primary" to={isCancellation ? '/kuendigen' : '/widerruf'}>
        {isCancellation ? m.contact_cancel_button() : m.contact_withdraw_button()}
      </ButtonLink>
    </div>
  )
}

/** Only bots fill in this field, and the server drops their messages. */
function Honeypot() {
  return (
    <div className="contact-honeypot" aria-hidden="true">
      <label>
        {m.contact_website()}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
