import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { displayTitle } from '../../../../contract/rules.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { CandidateFields } from './candidate-fields.tsx'
import type { CandidateDraft } from './poll-draft.ts'
import { candidateCount, emptyCandidate, withMoved } from './poll-draft.ts'
import { storiesQuery } from './polls-query.ts'

interface CandidateListProps {
  candidates: CandidateDraft[]
  /** Whoever has votes stays from then on. */
  hasBegun: boolean
  wrong: string[]
  onChange: (candidates: CandidateDraft[]) => void
}

/** Three to six candidates in their order. */
export function CandidateList({ candidates, hasBegun, wrong, onChange }: CandidateListProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const stories = useQuery(storiesQuery())
  const options = (stories.data ?? []).map((story) => [story.storyId, displayTitle(story)] as const)
  const isFew = candidates.length <= candidateCount.min
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
        {candidates.map((candidate, at) => (
          <li key={candidate.key}>
            <CandidateFields
              candidate={candidate}
              at={at}
              count={candidates.length}
              stories={options}
              canRemove={!isFew && !(hasBegun && candidate.votes > 0)}
              isTitleWrong={wrong.includes(`title-${candidate.key}`)}
              isTeaserWrong={wrong.includes(`teaser-${candidate.key}`)}
              onChange={(changed) => onChange(candidates.with(at, changed))}
              onMove={(to) => onChange(withMoved(candidates, at, to))}
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
