import type { Ticket } from '../../../../contract/contact.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { EditorRow } from '../shared/editor-panel.tsx'
import { timestampText } from '../shared/editor-texts.ts'
import { AnswerForm } from './answer-form.tsx'
import './contact-area.css'
import { ticketStateLabel, topicLabel } from './contact-labels.ts'

interface TicketRowProps {
  ticket: Ticket
  isChanging: boolean
  onChange: (state: 'open' | 'closed') => void
}

/** One message with its answers and the form to answer it. */
export function TicketRow({ ticket, isChanging, onChange }: TicketRowProps) {
  const { number, topic, state } = ticket
  const isClosed = state === 'closed'
  return (
    <EditorRow
      id={`ticket-${number}`}
      title={m.editor_contact_title({ topic: topicLabel(topic), number })}
      state={ticketStateLabel(state)}
      isUrgent={state === 'open'}
      facts={factsOf(ticket)}
    >
      <AnswerForm number={number} />
      <Button
        aria-label={
          isClosed
            ? m.editor_contact_reopen_named({ number })
            : m.editor_contact_close_named({ number })
        }
        aria-disabled={isChanging}
        onClick={() => onChange(isClosed ? 'open' : 'closed')}
      >
        {isClosed ? m.editor_contact_reopen() : m.editor_contact_close()}
      </Button>
    </EditorRow>
  )
}

function factsOf(ticket: Ticket): [string, string][] {
  const { receivedAt, name, email, isFromAccount, message, answers } = ticket
  return [
    [m.editor_contact_received(), timestampText(receivedAt)],
    [m.editor_contact_name(), name || '–'],
    [m.editor_contact_email(), isFromAccount ? m.editor_contact_account({ email }) : email],
    [m.editor_contact_message(), message],
    ...answers.map(({ text, at }): [string, string] => [
      m.editor_contact_answer(),
      m.editor_contact_answer_at({ moment: timestampText(at), text }),
    ]),
  ]
}
