import { ORPCError } from '@orpc/client'
import { onlineManager } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Candidate, Poll } from '../../../contract/vote.ts'
import { useAuth } from '../../data/session/session.tsx'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Button } from '../../ui/button.tsx'
import { UnverifiedNotice } from '../session/verification/unverified-notice.tsx'
import { CandidateCard, candidateHeadingId } from './candidate-card.tsx'
import { PollHead } from './poll-head.tsx'
import { useServerTime } from './use-server-time.ts'
import { useVote } from './use-vote.ts'
import { localizedText, percentsOf, timeLeftText } from './vote-texts.ts'

interface RunningPollProps {
  poll: Poll
  /** ISO 8601. */
  serverTime: string
  /** When the browser received `serverTime`, in ms since 1970. */
  receivedAtMs: number
  onOver: () => void
}

/** The poll of this month with its candidates. */
export function RunningPoll({ poll, serverTime, receivedAtMs, onOver }: RunningPollProps) {
  const { user } = useAuth()
  const isOnline = useIsOnline()
  const timeLeft = timeLeftText(poll.endsAt, useServerTime(serverTime, receivedAtMs))
  const isOver = timeLeft === null
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver, onOver])
  const { vote, savingId, failed } = useVote(poll.month, (candidateId) =>
    document.getElementById(candidateHeadingId(candidateId))?.focus({ preventScroll: true }),
  )
  const percents = percentsOf(poll.candidates.map(({ votes }) => votes ?? 0))
  return (
    <section aria-labelledby="poll">
      <PollHead poll={poll} timeLeft={timeLeft} />
      {user && !user.emailVerified && (
        <UnverifiedNotice text={m.vote_unverified()} email={user.email} />
      )}
      <ul className="candidates">
        {poll.candidates.map((candidate, at) => {
          const isOwn = candidate.candidateId === poll.ownVote
          const handleVote = () => vote(candidate.candidateId)
          const hasFailed = failed?.candidateId === candidate.candidateId
          return (
            <li key={candidate.candidateId}>
              <CandidateCard candidate={candidate} at={at} percent={percents[at]} isOwn={isOwn}>
                {hasFailed && <VoteFailure error={failed.error} onRetry={handleVote} />}
                {user?.emailVerified && isOnline && !isOwn && !hasFailed && (
                  <VoteButton
                    candidate={candidate}
                    isChange={poll.ownVote !== null}
                    isSaving={savingId === candidate.candidateId}
                    isBlocked={savingId !== null || isOver}
                    onClick={handleVote}
                  />
                )}
              </CandidateCard>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface VoteButtonProps {
  candidate: Candidate
  isChange: boolean
  isSaving: boolean
  /** A vote is being sent, or the poll is over. */
  isBlocked: boolean
  onClick: () => void
}

function VoteButton({ candidate, isChange, isSaving, isBlocked, onClick }: VoteButtonProps) {
  const title = localizedText(getLocale(), candidate.title).text
  const [label, name] = isChange
    ? [m.vote_change(), m.vote_change_named({ title })]
    : [m.vote_choose(), m.vote_choose_named({ title })]
  return (
    <Button
      aria-label={isSaving ? undefined : name}
      aria-disabled={isBlocked}
      onClick={() => !isBlocked && onClick()}
    >
      {isSaving ? m.vote_saving() : label}
    </Button>
  )
}

function VoteFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isRateLimited = error instanceof ORPCError && error.code === 'TOO_MANY_REQUESTS'
  return (
    <div role="alert" className="vote-failed">
      <p>
        {m.vote_failed()}
        {!onlineManager.isOnline() && ` ${m.vote_failed_offline()}`}
        {isRateLimited && ` ${m.vote_failed_many()}`}
      </p>
      <Button onClick={onRetry}>{m.site_retry()}</Button>
    </div>
  )
}
