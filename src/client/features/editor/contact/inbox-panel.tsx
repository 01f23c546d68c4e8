import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Ticket } from '../../../../contract/contact.ts'
import { api, query } from '../../../data/core/api.ts'
import { useSingleMutation } from '../../../data/queries/use-single-mutation.ts'
import { m } from '../../../paraglide/messages.js'
import { SelectField } from '../../../ui/select-field.tsx'
import { EditorPanel } from '../shared/editor-panel.tsx'
import { ticketStateLabel } from './contact-labels.ts'
import { inboxQuery } from './contact-queries.ts'
import { TicketRow } from './ticket-row.tsx'

const states: Ticket['state'][] = ['open', 'answered', 'closed']

/** „Posteingang“: open tickets come first. */
export function InboxPanel() {
  const queryClient = useQueryClient()
  const [state, setState] = useState<Ticket['state'] | null>(null)
  const inbox = useQuery(inboxQuery(state))
  const tickets = useQuery({ ...inboxQuery(state), select: (page) => page.tickets })
  const change = useSingleMutation({
    mutationFn: (input: Parameters<typeof api.contact.setState>[0]) => api.contact.setState(input),
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
              ...states.map((option) => [option, ticketStateLabel(option)] as const),
            ]}
            onChange={(value) => setState(states.find((option) => option === value) ?? null)}
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
