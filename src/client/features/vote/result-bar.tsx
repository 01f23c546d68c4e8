import { m } from '../../paraglide/messages.js'
import './result-bar.css'
import { votesText } from './vote-texts.ts'

/** Votes of a candidate and their share, as text and as a decorative bar. */
export function ResultBar({ votes, percent }: { votes: number; percent: number }) {
  return (
    <div className="vote-result">
      <div className="vote-bar" aria-hidden="true">
        <div style={{ width: `${percent}%` }} />
      </div>
      <p>{m.vote_share({ votes: votesText(votes), percent })}</p>
    </div>
  )
}
