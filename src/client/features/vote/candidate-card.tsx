import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Candidate } from '../../../contract/vote.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Paper } from '../../ui/paper.tsx'
import { ResultBar } from './result-bar.tsx'
import { SimilarStoryLink } from './similar-story.tsx'
import { Sketch } from './sketch.tsx'
import { localizedText } from './vote-texts.ts'

interface CandidateCardProps {
  candidate: Candidate
  /** Its place among the candidates, from 0. */
  at: number
  /** Its share of all votes; undefined while the results are hidden. */
  percent: number | undefined
  /** The account has voted for it. */
  isOwn: boolean
  /** Actions, such as voting or retrying. */
  children?: ReactNode
}

/** DOM id of the heading, which gets the focus when the card's button disappears. */
export const candidateHeadingId = (candidateId: string) => `candidate-${candidateId}`

/** A candidate: sketch, teaser, result and actions. */
export function CandidateCard(props: CandidateCardProps) {
  const { candidate, at, percent, isOwn, children } = props
  const title = localizedText(getLocale(), candidate.title)
  const teaser = localizedText(getLocale(), candidate.teaser)
  return (
    <Paper className="candidate" data-own={isOwn || undefined}>
      <div className="candidate-picture">
        <Sketch at={at} title={title.text} />
      </div>
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
        {candidate.storyId !== null && (
          <SimilarStoryLink storyId={candidate.storyId} title={title.text} />
        )}
      </p>
      <div className="candidate-foot">
        {candidate.votes !== null && percent !== undefined && (
          <ResultBar votes={candidate.votes} percent={percent} />
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
