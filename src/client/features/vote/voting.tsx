import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { now } from '../../lib/clock.ts'
import { useRetryOnline } from '../../lib/use-retry-online.ts'
import { m } from '../../paraglide/messages.js'
import { ButtonLink } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Paper } from '../../ui/paper.tsx'
import { LastPoll } from './last-poll.tsx'
import { RunningPoll } from './running-poll.tsx'
import { SimilarStorySheet } from './similar-story.tsx'
import { voteQuery } from './vote-query.ts'
import '../story/library/library.css'
import './voting.css'

/** „Geschichte des Monats“: the running and the last poll. */
export function Voting() {
  const polls = useQuery(voteQuery())
  const { data, error, isFetching, dataUpdatedAt, refetch } = polls
  const isOnline = useRetryOnline(polls)
  const reload = useCallback(() => void refetch(), [refetch])
  if (!data) {
    if (!isOnline) return <Notice>{m.vote_offline()}</Notice>
    if (error && !isFetching) return <LoadError text={m.vote_load_failed()} onRetry={reload} />
    return <PollSkeleton />
  }
  const { running, last, serverTime } = data
  return (
    <>
      {!isOnline && <Notice>{m.vote_offline_cached()}</Notice>}
      {isOnline && error && <Notice>{m.vote_stale()}</Notice>}
      {running ? (
        <RunningPoll
          poll={running}
          {...(isOnline ? { serverTime, receivedAtMs: dataUpdatedAt } : browserTime())}
          onOver={reload}
        />
      ) : (
        <NoPoll />
      )}
      {last && <LastPoll outcome={last} />}
      <SimilarStorySheet />
    </>
  )
}

/** A stored answer has the server's time of an earlier visit, so offline the browser's clock counts. */
function browserTime() {
  const receivedAtMs = now().getTime()
  return { serverTime: new Date(receivedAtMs).toISOString(), receivedAtMs }
}

function NoPoll() {
  return (
    <Paper className="flow-root">
      <div className="page-picture" data-picture="hedgehog" />
      <h2>{m.vote_none()}</h2>
      <p className="mt-3">{m.vote_none_text()}</p>
      <ButtonLink variant="primary" to="/story-ranking" className="mt-6">
        {m.vote_to_ranking()}
      </ButtonLink>
    </Paper>
  )
}

const skeletonCards = [0, 1, 2, 3]

function PollSkeleton() {
  return (
    <div className="waiting grid gap-5">
      <p role="status" className="sr-only">
        {m.vote_loading()}
      </p>
      <Paper aria-hidden="true">
        <div className="waiting-line w-8/12" />
        <div className="waiting-line w-4/12" />
      </Paper>
      <ul className="candidates" aria-hidden="true">
        {skeletonCards.map((card) => (
          <li key={card}>
            <Paper className="candidate">
              <div className="candidate-picture">
                <div className="waiting-cover" />
              </div>
              <div className="candidate-title">
                <div className="waiting-line w-8/12" />
              </div>
              <div className="candidate-teaser">
                <div className="waiting-line" />
                <div className="waiting-line w-10/12" />
              </div>
            </Paper>
          </li>
        ))}
      </ul>
    </div>
  )
}
