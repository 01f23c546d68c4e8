import { ORPCError } from '@orpc/client'
import { onlineManager } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Candidate, Poll } from '../../../contract/vote.ts'
import { useAuth } from '../../data/session.tsx'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Button } from '../../ui/button.tsx'
import { UnprovenNotice } from '../session/unproven-notice.tsx'
import { CandidateCard, candidateHeadingId } from './candidate-card.tsx'
import { PollHead } from './poll-head.tsx'
import { useServerTime } from './use-server-time.ts'
import { useVote } from './use-vote.ts'
import { timeLeft, wordsIn } from './vote-words.ts'

interface RunningPollProps {
  poll: Poll
  serverTime: string
  /** When that time came, in ms. */
  receivedAtMs: number
  onOver: () => void
}

/** The poll of this month: what it asks, how long it still runs, and what can be voted for. */
export function RunningPoll({ poll, serverTime, receivedAtMs, onOver }: RunningPollProps) {
  const { user } = useAuth()
  const left = timeLeft(poll.endsAt, useServerTime(serverTime, receivedAtMs))
  const isOver = left === null
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver, onOver])
  const { vote, savingId, failed } = useVote(poll.month, (candidateId) =>
    document.getElementById(candidateHeadingId(candidateId))?.focus({ preventScroll: true }),
  )
  return (
    <section aria-labelledby="poll">
      <PollHead poll={poll} left={left} />
      {user && !user.emailVerified && (
        <UnprovenNotice text={m.session_unproven()} email={user.email} />
      )}
      <ul className="candidates">
        {poll.candidates.map((candidate) => {
          const isOwn = candidate.candidateId === poll.ownVote
          const choose = () => vote(candidate.candidateId)
          const hasFailed = failed?.candidateId === candidate.candidateId
          return (
            <li key={candidate.candidateId}>
              <CandidateCard candidate={candidate} totalVotes={poll.totalVotes} isOwn={isOwn}>
                {hasFailed && <Failed error={failed.error} onRetry={choose} />}
                {user?.emailVerified && !isOwn && !hasFailed && (
                  <VoteButton
                    candidate={candidate}
                    isChange={poll.ownVote !== null}
                    isSaving={savingId === candidate.candidateId}
                    isBlocked={savingId !== null || isOver}
                    onClick={choose}
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
  /** Some vote is on its way. */
  isBlocked: boolean
  onClick: () => void
}

function VoteButton({ candidate, isChange, isSaving, isBlocked, onClick }: VoteButtonProps) {
  const title = wordsIn(getLocale(), candidate.title).text
  const [words, name] = isChange
    ? [m.vote_change(), m.vote_change_named({ title })]
    : [m.vote_choose(), m.vote_choose_named({ title })]
  return (
    <Button
      aria-label={isSaving ? undefined : name}
      aria-disabled={isBlocked}
      onClick={() => !isBlocked && onClick()}
    >
      {isSaving ? m.vote_saving() : words}
    </Button>
  )
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isTooOften = error instanceof ORPCError && error.code === 'TOO_MANY_REQUESTS'
  return (
    <div role="alert" className="vote-failed">
      <p>
        {m.vote_failed()}
        {!onlineManager.isOnline() && ` ${m.vote_failed_offline()}`}
        {isTooOften && ` ${m.vote_failed_many()}`}
      </p>
      <Button onClick={onRetry}>{m.site_retry()}</Button>
    </div>
  )
}
