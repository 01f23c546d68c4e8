import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EditedPoll } from '../../../../contract/vote.ts'
import { api, query } from '../../../data/core/api.ts'
import { showAnswer } from '../../../data/queries/show-answer.ts'
import { useSingleMutation } from '../../../data/queries/use-single-mutation.ts'
import { formatMonthAndYear, formatNumber } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { showToast } from '../../../ui/toast.ts'
import { ResultBar } from '../../vote/result-bar.tsx'
import { percentsOf } from '../../vote/vote-texts.ts'
import { pollFormAddress } from '../shared/editor-addresses.ts'
import { EditorRow } from '../shared/editor-panel.tsx'
import { kindLabels, pollRefusalText, pollStateLabel } from './poll-labels.ts'
import { pollsQuery } from './poll-queries.ts'

/** One poll: its state, its votes so far, and buttons to edit or remove it. */
export function PollRow({ poll }: { poll: EditedPoll }) {
  const month = formatMonthAndYear(poll.month)
  const percents = percentsOf(poll.candidates.map(({ votes }) => votes))
  const total = poll.candidates.reduce((sum, { votes }) => sum + votes, 0)
  return (
    <EditorRow
      id={`poll-${poll.month}`}
      title={`${month}: ${poll.question.de}`}
      state={pollStateLabel(poll)}
      isUrgent={false}
      facts={factsOf(poll, total)}
    >
      <details className="poll-results" open={poll.state === 'running'}>
        <summary>{m.editor_vote_results()}</summary>
        <ul>
          {poll.candidates.map(({ candidateId, title, votes }, at) => (
            <li key={candidateId}>
              <p>{title.de}</p>
              {poll.state !== 'planned' && <ResultBar votes={votes} percent={percents[at] ?? 0} />}
            </li>
          ))}
        </ul>
      </details>
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          to={pollFormAddress(poll.month)}
          aria-label={
            poll.state === 'over'
              ? m.editor_vote_note_named({ month })
              : m.editor_vote_edit_named({ month })
          }
        >
          {poll.state === 'over' ? m.editor_vote_edit_note() : m.editor_vote_edit()}
        </ButtonLink>
        {poll.state === 'planned' && <RemovePoll month={poll.month} monthName={month} />}
      </div>
    </EditorRow>
  )
}

function factsOf(poll: EditedPoll, total: number): [string, string][] {
  const winner = poll.candidates.find(({ candidateId }) => candidateId === poll.winnerId)
  const facts: [string, string][] = [[m.editor_vote_kind(), kindLabels[poll.kind]()]]
  if (poll.state !== 'planned') facts.push([m.editor_vote_total(), formatNumber(total)])
  if (poll.state === 'over') {
    facts.push([m.editor_vote_winner(), winner?.title.de ?? m.editor_vote_no_winner()])
    facts.push([m.editor_vote_note(), poll.note?.de ?? m.editor_vote_no_note()])
  }
  return facts
}

/** Removes a poll that has not begun, after a confirmation. */
function RemovePoll({ month, monthName }: { month: string; monthName: string }) {
  const queryClient = useQueryClient()
  const [isConfirming, setConfirming] = useState(false)
  const remove = useSingleMutation({
    mutationFn: () => api.vote.remove({ month }),
    onSuccess: (listed) => {
      showAnswer(queryClient, pollsQuery().queryKey, listed)
      void queryClient.invalidateQueries({ queryKey: query.vote.get.key() })
      void showToast(m.editor_vote_removed({ month: monthName }), 'success')
      document.querySelector<HTMLElement>('h1')?.focus()
    },
  })
  if (!isConfirming) {
    return (
      <Button
        variant="danger"
        aria-label={m.editor_vote_remove_named({ month: monthName })}
        onClick={() => setConfirming(true)}
      >
        {m.editor_vote_remove()}
      </Button>
    )
  }
  return (
    <div className="poll-remove">
      <p role="status">{m.editor_vote_remove_sure({ month: monthName })}</p>
      {remove.error && <Notice tone="danger">{pollRefusalText(remove.error)}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button autoFocus onClick={() => setConfirming(false)}>
          {m.editor_vote_keep()}
        </Button>
        <Button variant="danger" aria-disabled={remove.isPending} onClick={() => remove.mutate()}>
          {m.editor_vote_remove_now()}
        </Button>
      </div>
    </div>
  )
}
