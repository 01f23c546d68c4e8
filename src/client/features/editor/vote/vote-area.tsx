import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { ButtonLink } from '../../../ui/button.tsx'
import { newPollFormAddress } from '../shared/editor-addresses.ts'
import { EditorPanel } from '../shared/editor-panel.tsx'
import { PollEditor } from './poll-editor.tsx'
import { pollsQuery } from './poll-queries.ts'
import { PollRow } from './poll-row.tsx'
import './vote-area.css'

/** „Abstimmungen“: the polls, one a month, or the form of the poll that the address names. */
export function VoteArea() {
  const [address] = useSearchParams()
  const editedMonth = address.get('monat')
  const polls = useQuery(pollsQuery())
  return (
    <EditorPanel
      id="abstimmungen"
      heading={m.editor_vote_heading()}
      intro={editedMonth === null ? m.editor_vote_intro() : null}
      query={polls}
      loadingText={m.editor_vote_loading()}
      errorText={m.editor_vote_error()}
      action={
        editedMonth === null && (
          <ButtonLink variant="primary" to={newPollFormAddress}>
            <Plus aria-hidden="true" size={22} />
            {m.editor_vote_new()}
          </ButtonLink>
        )
      }
    >
      {(listed) =>
        editedMonth === null ? (
          <>
            {listed.length === 0 && <p>{m.editor_vote_empty()}</p>}
            <ul className="editor-rows">
              {listed.map((poll) => (
                <PollRow key={poll.month} poll={poll} />
              ))}
            </ul>
          </>
        ) : (
          <PollEditor key={editedMonth} month={editedMonth} polls={listed} />
        )
      }
    </EditorPanel>
  )
}
