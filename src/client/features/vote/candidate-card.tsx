import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Candidate } from '../../../contract/vote.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Paper } from '../../ui/paper.tsx'
import { CandidateCover } from './candidate-cover.tsx'
import { ResultBar } from './result-bar.tsx'
import { wordsIn } from './vote-words.ts'

interface CandidateCardProps {
  candidate: Candidate
  /** Of all candidates; null while the figures are not told. */
  totalVotes: number | null
  isOwn: boolean
  /** What can be done: to vote, to try again. */
  children?: ReactNode
}

/** Id of the heading that takes the focus once the card's button is gone. */
export const candidateHeadingId = (candidateId: string) => `candidate-${candidateId}`

/** What can be voted for: a cover, what it would be about, and how it stands. */
export function CandidateCard(props: CandidateCardProps) {
  const { candidate, totalVotes, isOwn, children } = props
  const title = wordsIn(getLocale(), candidate.title)
  const teaser = wordsIn(getLocale(), candidate.teaser)
  return (
    <Paper className="candidate" data-own={isOwn || undefined}>
      <CandidateCover
        storyId={candidate.storyId}
        coverImageUrl={candidate.coverImageUrl}
        title={title.text}
      />
      <h3
        id={candidateHeadingId(candidate.candidateId)}
        tabIndex={-1}
        lang={title.lang}
        className="candidate-title"
      >
        {title.text}
      </h3>
      <p lang={teaser.lang} className="candidate-teaser">
        {teaser.text}
      </p>
      <div className="candidate-foot">
        {candidate.votes !== null && totalVotes !== null && (
          <ResultBar votes={candidate.votes} total={totalVotes} />
        )}
        {isOwn && (
          <p className="vote-own">
            <Check aria-hidden="true" size={20} strokeWidth={3} />
            {m.vote_own()}
          </p>
        )}
        {children}
      </div>
    </Paper>
  )
}
