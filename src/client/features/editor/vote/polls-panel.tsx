import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { ButtonLink } from '../../../ui/button.tsx'
import { EditorPanel } from '../editor-panel.tsx'
import { PollEditor } from './poll-editor.tsx'
import { PollRow } from './poll-row.tsx'
import { newPollAddress } from './polls-address.ts'
import { pollsQuery } from './polls-query.ts'
import './polls.css'

/** „Abstimmungen“: one poll a month, or the form of the one that the address names. */
export function PollsPanel() {
  const [address] = useSearchParams()
  const edited = address.get('monat')
  const polls = useQuery(pollsQuery())
  return (
    <EditorPanel
      id="abstimmungen"
      heading={m.editor_vote_heading()}
      intro={edited === null ? m.editor_vote_intro() : null}
      query={polls}
      loadingText={m.editor_vote_loading()}
      errorText={m.editor_vote_error()}
      changeError={null}
      action={
        edited === null && (
          <ButtonLink look="primary" to={newPollAddress}>
            <Plus aria-hidden="true" size={22} />
            {m.editor_vote_new()}
          </ButtonLink>
        )
      }
    >
      {(listed) =>
        edited === null ? (
          <>
            {listed.length === 0 && <p>{m.editor_vote_empty()}</p>}
            <ul className="editor-rows">
              {listed.map((poll) => (
                <PollRow key={poll.month} poll={poll} />
              ))}
            </ul>
          </>
        ) : (
          <PollEditor key={edited} month={edited} polls={listed} />
        )
      }
    </EditorPanel>
  )
}
