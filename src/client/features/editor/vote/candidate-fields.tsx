import { ChevronDown, ChevronUp, Trash2 } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { SelectField } from '../../../ui/select-field.tsx'
import { votesText } from '../../vote/vote-words.ts'
import type { CandidateDraft } from './poll-draft.ts'
import { lengths } from './poll-draft.ts'
import { WordsField } from './words-field.tsx'

interface CandidateFieldsProps {
  candidate: CandidateDraft
  /** Place on the list, from 0. */
  at: number
  count: number
  stories: readonly (readonly [storyId: string, title: string])[]
  canRemove: boolean
  isTitleWrong: boolean
  isTeaserWrong: boolean
  onChange: (candidate: CandidateDraft) => void
  onMove: (to: number) => void
  onRemove: () => void
}

/** One candidate: what it is called, what it would be about, and a story that gives an idea of it. */
export function CandidateFields(props: CandidateFieldsProps) {
  const { candidate, at, stories, onChange } = props
  const { key, title, teaser, storyId, votes } = candidate
  const name = m.editor_vote_candidate({ number: at + 1 })
  // One that readers cannot open any more stays chosen until somebody chooses another.
  const isUnknown = storyId !== '' && !stories.some(([known]) => known === storyId)
  return (
    <fieldset className="poll-candidate">
      <legend className="sr-only">{name}</legend>
      <div className="poll-candidate-head">
        <p className="font-title font-bold" aria-hidden="true">
          {name}
        </p>
        {votes > 0 && <p className="text-sm text-soft">{votesText(votes)}</p>}
        <Order {...props} name={title.de.trim() || name} />
      </div>
      <WordsField
        name={`title-${key}`}
        label={m.editor_vote_title()}
        maxLength={lengths.title}
        words={title}
        isWrong={props.isTitleWrong}
        onChange={(changed) => onChange({ ...candidate, title: changed })}
      />
      <WordsField
        name={`teaser-${key}`}
        label={m.editor_vote_teaser()}
        maxLength={lengths.teaser}
        words={teaser}
        isWrong={props.isTeaserWrong}
        onChange={(changed) => onChange({ ...candidate, teaser: changed })}
      />
      <SelectField
        label={m.editor_vote_sample()}
        value={storyId}
        options={[
          ['', m.editor_vote_no_sample()],
          ...(isUnknown ? [[storyId, storyId] as const] : []),
          ...stories,
        ]}
        onChange={(chosen) => onChange({ ...candidate, storyId: chosen })}
      />
    </fieldset>
  )
}

type OrderProps = Pick<CandidateFieldsProps, 'at' | 'count' | 'canRemove' | 'onMove' | 'onRemove'>

function Order({ at, count, canRemove, onMove, onRemove, name }: OrderProps & { name: string }) {
  return (
    <div className="poll-order">
      <button
        type="button"
        aria-label={m.shelf_up_of({ title: name })}
        aria-disabled={at === 0}
        onClick={() => onMove(at - 1)}
      >
        <ChevronUp aria-hidden="true" size={26} />
      </button>
      <button
        type="button"
        aria-label={m.shelf_down_of({ title: name })}
        aria-disabled={at === count - 1}
        onClick={() => onMove(at + 1)}
      >
        <ChevronDown aria-hidden="true" size={26} />
      </button>
      {canRemove && (
        <button type="button" aria-label={m.editor_vote_drop({ title: name })} onClick={onRemove}>
          <Trash2 aria-hidden="true" size={22} />
        </button>
      )}
    </div>
  )
}
