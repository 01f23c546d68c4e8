import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Ticket } from '../../../../contract/contact.ts'
import { api, query } from '../../../data/api.ts'
import { useSingleMutation } from '../../../data/use-single-mutation.ts'
import { m } from '../../../paraglide/messages.js'
import { SelectField } from '../../../ui/select-field.tsx'
import { EditorPanel } from '../editor-panel.tsx'
import { inboxQuery } from './contact-query.ts'
import { ticketState } from './contact-words.ts'
import { TicketRow } from './ticket-row.tsx'

const states: Ticket['state'][] = ['open', 'answered', 'closed']
type Shown = Ticket['state'] | null

/** „Posteingang“: what is open first. */
export function InboxPanel() {
  const queryClient = useQueryClient()
  const [state, setState] = useState<Shown>(null)
  const inbox = useQuery(inboxQuery(state))
  const tickets = useQuery({ ...inboxQuery(state), select: (found) => found.tickets })
  const change = useSingleMutation({
    mutationFn: (wanted: Parameters<typeof api.contact.setState>[0]) =>
      api.contact.setState(wanted),
    onSuccess: ({ number }) => {
      document.getElementById(`ticket-${number}`)?.focus()
      return queryClient.invalidateQueries({ queryKey: query.contact.list.key() })
    },
  })
  const total = inbox.data?.total ?? 0
  return (
    <EditorPanel
      id="posteingang"
      heading={m.editor_contact_heading()}
      intro={m.editor_contact_intro()}
      query={tickets}
      loadingText={m.editor_contact_loading()}
      errorText={m.editor_contact_error()}
      changeError={change.error}
    >
      {(listed) => (
        <>
          <SelectField
            isInline
            label={m.editor_contact_filter()}
            value={state ?? ''}
            options={[
              ['', m.editor_contact_all()],
              ...states.map((known) => [known, ticketState(known)] as const),
            ]}
            onChange={(said) => setState(states.find((known) => known === said) ?? null)}
          />
          {listed.length === 0 && <p>{m.editor_contact_empty()}</p>}
          {listed.length < total && (
            <p className="text-sm text-soft">
              {m.editor_contact_total({ count: listed.length, total })}
            </p>
          )}
          <ul className="editor-rows">
            {listed.map((ticket) => (
              <TicketRow
                key={ticket.number}
                ticket={ticket}
                isChanging={change.isPending}
                onChange={(next) => change.mutate({ number: ticket.number, state: next })}
              />
            ))}
          </ul>
        </>
      )}
    </EditorPanel>
  )
}
