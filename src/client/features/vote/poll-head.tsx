import { Check, Hourglass } from 'lucide-react'
import type { Poll } from '../../../contract/vote.ts'
import { useAuth } from '../../data/session/session.tsx'
import { useSignInAddress } from '../../lib/use-sign-in-address.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { ButtonLink } from '../../ui/button.tsx'
import { Paper } from '../../ui/paper.tsx'
import { lastDayText, localizedText, votesText } from './vote-texts.ts'

interface PollHeadProps {
  poll: Poll
  /** „Noch 6 Tage“; null once the poll is over. */
  timeLeft: string | null
}

/** The question, the time left and the account's vote. */
export function PollHead({ poll, timeLeft }: PollHeadProps) {
  const question = localizedText(getLocale(), poll.question)
  return (
    <Paper className="poll-head">
      <h2 id="poll" lang={question.lang}>
        {question.text}
      </h2>
      <p className="poll-left">
        <Hourglass aria-hidden="true" size={22} />
        {timeLeft === null ? (
          m.vote_over()
        ) : (
          <>
            <strong>{timeLeft}</strong> {lastDayText(poll.endsAt)}
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
  const chosen = poll.candidates.find(({ candidateId }) => candidateId === poll.ownVote)
  if (isSessionKnown && user === null) {
    return (
      <div className="grid justify-items-start gap-3">
        <p>{m.vote_sign_in_hint()}</p>
        <ButtonLink variant="primary" to={signInAddress}>
          {m.vote_sign_in()}
        </ButtonLink>
      </div>
    )
  }
  // The notice below says what comes first.
  if (user?.emailVerified === false) return null
  return (
    <div role="status" className="poll-own">
      {chosen ? (
        <>
          <p className="poll-voted">
            <Check aria-hidden="true" size={22} strokeWidth={3} />
            {m.vote_voted({ title: localizedText(getLocale(), chosen.title).text })}
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
