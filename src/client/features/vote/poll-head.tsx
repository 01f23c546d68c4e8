import { Check, Hourglass } from 'lucide-react'
import type { Poll } from '../../../contract/vote.ts'
import { useAuth } from '../../data/session.tsx'
import { useSignInAddress } from '../../lib/use-sign-in-address.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { ButtonLink } from '../../ui/button.tsx'
import { Paper } from '../../ui/paper.tsx'
import { lastDay, votesText, wordsIn } from './vote-words.ts'

/** The question, how long it still is asked, and what one's own vote is; `left` is „Noch 6 Tage“. */
export function PollHead({ poll, left }: { poll: Poll; left: string | null }) {
  const question = wordsIn(getLocale(), poll.question)
  return (
    <Paper className="poll-head">
      <h2 id="poll" lang={question.lang}>
        {question.text}
      </h2>
      <p className="poll-left">
        <Hourglass aria-hidden="true" size={22} />
        {left === null ? (
          m.vote_over()
        ) : (
          <>
            <strong>{left}</strong> {lastDay(poll.endsAt)}
          </>
        )}
      </p>
      <OwnVote poll={poll} />
    </Paper>
  )
}

function OwnVote({ poll }: { poll: Poll }) {
  const { user, isSessionKnown } = useAuth()
  const signInAddress = useSignInAddress()
  const own = poll.candidates.find(({ candidateId }) => candidateId === poll.ownVote)
  if (isSessionKnown && user === null) {
    return (
      <div className="grid justify-items-start gap-3">
        <p>{m.vote_sign_in_hint()}</p>
        <ButtonLink look="primary" to={signInAddress}>
          {m.vote_sign_in()}
        </ButtonLink>
      </div>
    )
  }
  return (
    <div role="status" className="poll-own">
      {own ? (
        <>
          <p className="poll-voted">
            <Check aria-hidden="true" size={22} strokeWidth={3} />
            {m.vote_voted({ title: wordsIn(getLocale(), own.title).text })}
          </p>
          <p>
            {m.vote_voted_hint()} {m.vote_total({ votes: votesText(poll.totalVotes ?? 0) })}.
          </p>
        </>
      ) : (
        <p>{m.vote_before()}</p>
      )}
    </div>
  )
}
