import { Trophy } from 'lucide-react'
import type { Candidate, Outcome } from '../../../contract/vote.ts'
import { formatMonthAndYear } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Paper } from '../../ui/paper.tsx'
import { ResultBar } from './result-bar.tsx'
import { Sketch } from './sketch.tsx'
import { localizedText, percentsOf, votesText } from './vote-texts.ts'

/** „Zuletzt gewonnen“: the winner of the last poll and all results. */
export function LastPoll({ outcome: { poll, winnerId, note } }: { outcome: Outcome }) {
  const winnerAt = poll.candidates.findIndex(({ candidateId }) => candidateId === winnerId)
  const winner = poll.candidates[winnerAt]
  const sorted = sortByVotes(poll.candidates)
  const percents = percentsOf(sorted.map(({ votes }) => votes ?? 0))
  const month = formatMonthAndYear(poll.month)
  return (
    <section aria-labelledby="last-poll">
      <Paper className="last-poll">
        <p className="text-soft">{m.vote_last_month({ month })}</p>
        <h2 id="last-poll">{m.vote_last()}</h2>
        {winner ? (
          <Winner winner={winner} at={winnerAt} note={note} />
        ) : (
          <p>{m.vote_last_nobody()}</p>
        )}
        {winner && (
          <details className="last-poll-all">
            <summary>{m.vote_last_all({ votes: votesText(poll.totalVotes ?? 0) })}</summary>
            <ul>
              {sorted.map((candidate, at) => {
                const title = localizedText(getLocale(), candidate.title)
                return (
                  <li key={candidate.candidateId}>
                    <p lang={title.lang} className="font-bold">
                      {title.text}
                    </p>
                    <ResultBar votes={candidate.votes ?? 0} percent={percents[at] ?? 0} />
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

/** Sorted by votes, most first; ties keep their order. */
const sortByVotes = (candidates: Candidate[]) =>
  candidates.toSorted((one, other) => (other.votes ?? 0) - (one.votes ?? 0))

interface WinnerProps {
  winner: Candidate
  /** Its place among the candidates, from 0. */
  at: number
  note: Outcome['note']
}

function Winner({ winner, at, note }: WinnerProps) {
  const title = localizedText(getLocale(), winner.title)
  const teaser = localizedText(getLocale(), winner.teaser)
  const winnerNote = note && localizedText(getLocale(), note)
  return (
    <div className="winner">
      <div className="candidate-picture">
        <Sketch at={at} title={title.text} />
      </div>
      <div className="candidate-title">
        <h3 lang={title.lang}>{title.text}</h3>
        <p className="winner-note" lang={winnerNote?.lang}>
          <Trophy aria-hidden="true" size={20} />
          {winnerNote ? m.vote_won_note({ note: winnerNote.text }) : m.vote_won()}
        </p>
      </div>
      <p lang={teaser.lang} className="candidate-teaser">
        {teaser.text}
      </p>
    </div>
  )
}
