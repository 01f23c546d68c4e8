import { Trophy } from 'lucide-react'
import type { Candidate, Outcome } from '../../../contract/vote.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Paper } from '../../ui/paper.tsx'
import { CandidateCover } from './candidate-cover.tsx'
import { ResultBar } from './result-bar.tsx'
import { monthName, votesText, wordsIn } from './vote-words.ts'

/** „Zuletzt gewonnen“: what the families chose last, and what becomes of it. */
export function LastPoll({ outcome: { poll, winnerId, note } }: { outcome: Outcome }) {
  const winner = poll.candidates.find(({ candidateId }) => candidateId === winnerId)
  const total = poll.totalVotes ?? 0
  const month = monthName(poll.month, getLocale())
  return (
    <section aria-labelledby="last-poll">
      <Paper className="last-poll">
        <p className="text-soft">{m.vote_last_month({ month })}</p>
        <h2 id="last-poll">{m.vote_last()}</h2>
        {winner ? <Winner winner={winner} note={note} /> : <p>{m.vote_last_nobody()}</p>}
        {winner && (
          <details className="last-poll-all">
            <summary>{m.vote_last_all({ votes: votesText(total) })}</summary>
            <ul>
              {ranked(poll.candidates).map((candidate) => {
                const title = wordsIn(getLocale(), candidate.title)
                return (
                  <li key={candidate.candidateId}>
                    <p lang={title.lang} className="font-bold">
                      {title.text}
                    </p>
                    <ResultBar votes={candidate.votes ?? 0} total={total} />
                    {candidate.candidateId === poll.ownVote && (
                      <p className="text-sm text-soft">{m.vote_last_own()}</p>
                    )}
                  </li>
                )
              })}
            </ul>
          </details>
        )}
      </Paper>
    </section>
  )
}

/** The most votes first; the others stay in their order. */
const ranked = (candidates: Candidate[]) =>
  candidates.toSorted((one, other) => (other.votes ?? 0) - (one.votes ?? 0))

function Winner({ winner, note }: { winner: Candidate; note: Outcome['note'] }) {
  const title = wordsIn(getLocale(), winner.title)
  const teaser = wordsIn(getLocale(), winner.teaser)
  const noted = note && wordsIn(getLocale(), note)
  return (
    <div className="winner">
      <CandidateCover
        storyId={winner.storyId}
        coverImageUrl={winner.coverImageUrl}
        title={title.text}
      />
      <div className="candidate-title">
        <h3 lang={title.lang}>{title.text}</h3>
        <p className="winner-note" lang={noted?.lang}>
          <Trophy aria-hidden="true" size={20} />
          {noted ? m.vote_won_note({ note: noted.text }) : m.vote_won()}
        </p>
      </div>
      <p lang={teaser.lang} className="candidate-teaser">
        {teaser.text}
      </p>
    </div>
  )
}
