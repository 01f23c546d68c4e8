import type { Ticket } from '../../../../contract/contact.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { EditorRow } from '../editor-panel.tsx'
import { moment } from '../editor-words.ts'
import { AnswerForm } from './answer-form.tsx'
import './contact-area.css'
import { ticketState, topicName } from './contact-words.ts'

interface TicketRowProps {
  ticket: Ticket
  isChanging: boolean
  onChange: (state: 'open' | 'closed') => void
}

/** One message with its answers, and what can be done about it. */
export function TicketRow({ ticket, isChanging, onChange }: TicketRowProps) {
  const { number, topic, state } = ticket
  const isClosed = state === 'closed'
  return (
    <EditorRow
      id={`ticket-${number}`}
      title={m.editor_contact_title({ topic: topicName(topic), number })}
      state={ticketState(state)}
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
    [m.editor_contact_received(), moment(receivedAt)],
    [m.editor_contact_name(), name || '–'],
    [m.editor_contact_email(), isFromAccount ? m.editor_contact_account({ email }) : email],
    [m.editor_contact_message(), message],
    ...answers.map(({ text, at }): [string, string] => [
      m.editor_contact_answer(),
      m.editor_contact_answer_at({ moment: moment(at), text }),
    ]),
  ]
}
