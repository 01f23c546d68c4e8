import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EditedPoll } from '../../../../contract/vote.ts'
import { api, query } from '../../../data/api.ts'
import { showAnswer } from '../../../data/show-answer.ts'
import { useSingleMutation } from '../../../data/use-single-mutation.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { showToast } from '../../../ui/toast.ts'
import { ResultBar } from '../../vote/result-bar.tsx'
import { monthName, votesText } from '../../vote/vote-words.ts'
import { EditorRow } from '../editor-panel.tsx'
import { kindNames, pollRefusal, pollState } from './poll-words.ts'
import { pollAddress } from './polls-address.ts'
import { pollsQuery } from './polls-query.ts'

/** One poll: how it stands, its figures, and what can be done with it. */
export function PollRow({ poll }: { poll: EditedPoll }) {
  const month = monthName(poll.month, getLocale())
  const total = poll.candidates.reduce((sum, { votes }) => sum + votes, 0)
  return (
    <EditorRow
      id={`poll-${poll.month}`}
      title={`${month}: ${poll.question.de}`}
      state={pollState(poll)}
      isUrgent={false}
      facts={factsOf(poll, total)}
    >
      <details className="poll-figures" open={poll.state === 'running'}>
        <summary>{m.editor_vote_figures()}</summary>
        <ul>
          {poll.candidates.map(({ candidateId, title, votes }) => (
            <li key={candidateId}>
              <p>{title.de}</p>
              {poll.state !== 'planned' && <ResultBar votes={votes} total={total} />}
            </li>
          ))}
        </ul>
      </details>
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          to={pollAddress(poll.month)}
          aria-label={
            poll.state === 'over'
              ? m.editor_vote_note_named({ month })
              : m.editor_vote_edit_named({ month })
          }
        >
          {poll.state === 'over' ? m.editor_vote_edit_note() : m.editor_vote_edit()}
        </ButtonLink>
        {poll.state === 'planned' && <RemovePoll month={poll.month} name={month} />}
      </div>
    </EditorRow>
  )
}

function factsOf(poll: EditedPoll, total: number): [string, string][] {
  const winner = poll.candidates.find(({ candidateId }) => candidateId === poll.winnerId)
  const facts: [string, string][] = [[m.editor_vote_kind(), kindNames[poll.kind]()]]
  if (poll.state !== 'planned') facts.push([m.editor_vote_total(), votesText(total)])
  if (poll.state === 'over') {
    facts.push([m.editor_vote_winner(), winner?.title.de ?? m.editor_vote_no_winner()])
    facts.push([m.editor_vote_note(), poll.note?.de ?? m.editor_vote_no_note()])
  }
  return facts
}

/** Takes back a poll that has not begun, after a second click. */
function RemovePoll({ month, name }: { month: string; name: string }) {
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const remove = useSingleMutation({
    mutationFn: () => api.vote.remove({ month }),
    onSuccess: (listed) => {
      showAnswer(queryClient, pollsQuery().queryKey, listed)
      void queryClient.invalidateQueries({ queryKey: query.vote.get.key() })
      void showToast(m.editor_vote_removed({ month: name }), 'success')
      document.querySelector<HTMLElement>('h1')?.focus()
    },
  })
  if (!isAsking) {
    return (
      <Button
        look="danger"
        aria-label={m.editor_vote_remove_named({ month: name })}
        onClick={() => setAsking(true)}
      >
        {m.editor_vote_remove()}
      </Button>
    )
  }
  return (
    <div className="poll-remove">
      <p role="status">{m.editor_vote_remove_sure({ month: name })}</p>
      {remove.error && <Notice tone="danger">{pollRefusal(remove.error)}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button autoFocus onClick={() => setAsking(false)}>
          {m.editor_vote_keep()}
        </Button>
        <Button look="danger" aria-disabled={remove.isPending} onClick={() => remove.mutate()}>
          {m.editor_vote_remove_now()}
        </Button>
      </div>
    </div>
  )
}
