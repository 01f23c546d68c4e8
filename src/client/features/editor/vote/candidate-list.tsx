import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { displayTitle } from '../../../../contract/rules.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { CandidateFields } from './candidate-fields.tsx'
import { type CandidateDraft, candidateCount, emptyCandidate, moveCandidate } from './poll-draft.ts'
import { storiesQuery } from './poll-queries.ts'

interface CandidateListProps {
  candidates: CandidateDraft[]
  /** The poll has begun, so candidates with votes cannot be removed. */
  hasBegun: boolean
  /** Names of the fields whose German text is missing. */
  missing: string[]
  onChange: (candidates: CandidateDraft[]) => void
}

/** Three to six candidates in their order. */
export function CandidateList({ candidates, hasBegun, missing, onChange }: CandidateListProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const stories = useQuery(storiesQuery())
  const options = (stories.data ?? []).map((story) => [story.storyId, displayTitle(story)] as const)
  const isMinimum = candidates.length <= candidateCount.min
  const remove = (key: string) => {
    onChange(candidates.filter((candidate) => candidate.key !== key))
    heading.current?.focus()
  }
  return (
    <section className="poll-candidates" aria-labelledby="poll-candidates">
      <h4 id="poll-candidates" ref={heading} tabIndex={-1}>
        {m.editor_vote_candidates()}
      </h4>
      <p className="text-sm text-soft">{m.editor_vote_candidates_help()}</p>
      <ol>
        {candidates.map((candidate, index) => (
          <li key={candidate.key}>
            <CandidateFields
              candidate={candidate}
              index={index}
              count={candidates.length}
              stories={options}
              canRemove={!isMinimum && !(hasBegun && candidate.votes > 0)}
              isTitleMissing={missing.includes(`title-${candidate.key}`)}
              isTeaserMissing={missing.includes(`teaser-${candidate.key}`)}
              onChange={(changed) => onChange(candidates.with(index, changed))}
              onMove={(to) => onChange(moveCandidate(candidates, index, to))}
              onRemove={() => remove(candidate.key)}
            />
          </li>
        ))}
      </ol>
      {candidates.length < candidateCount.max && (
        <Button
          className="justify-self-start"
          onClick={() => onChange([...candidates, emptyCandidate(crypto.randomUUID())])}
        >
          {m.editor_vote_add()}
        </Button>
      )}
    </section>
  )
}
