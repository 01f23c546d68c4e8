import { ChevronDown, ChevronUp, Trash2 } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { SelectField } from '../../../ui/select-field.tsx'
import { votesText } from '../../vote/vote-texts.ts'
import { BilingualField } from './bilingual-field.tsx'
import { type CandidateDraft, maxLengths } from './poll-draft.ts'

interface CandidateFieldsProps {
  candidate: CandidateDraft
  /** Index from 0. */
  index: number
  count: number
  stories: readonly (readonly [storyId: string, title: string])[]
  canRemove: boolean
  isTitleMissing: boolean
  isTeaserMissing: boolean
  onChange: (candidate: CandidateDraft) => void
  onMove: (to: number) => void
  onRemove: () => void
}

/** The fields of one candidate: title, teaser, sample story, position. */
export function CandidateFields(props: CandidateFieldsProps) {
  const { candidate, index, stories, onChange } = props
  const { key, title, teaser, storyId, votes } = candidate
  const name = m.editor_vote_candidate({ number: index + 1 })
  // A sample story that is withdrawn stays selected until the editor selects another.
  const isUnknown = storyId !== '' && !stories.some(([id]) => id === storyId)
  return (
    <fieldset className="poll-candidate">
      <legend className="sr-only">{name}</legend>
      <div className="poll-candidate-head">
        <p className="font-title font-bold" aria-hidden="true">
          {name}
        </p>
        {votes > 0 && <p className="text-sm text-soft">{votesText(votes)}</p>}
        <OrderButtons {...props} name={title.de.trim() || name} />
      </div>
      <BilingualField
        name={`title-${key}`}
        label={m.editor_vote_title()}
        maxLength={maxLengths.title}
        value={title}
        isMissing={props.isTitleMissing}
        onChange={(changed) => onChange({ ...candidate, title: changed })}
      />
      <BilingualField
        name={`teaser-${key}`}
        label={m.editor_vote_teaser()}
        maxLength={maxLengths.teaser}
        value={teaser}
        isMissing={props.isTeaserMissing}
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

type OrderButtonsProps = Pick<
  CandidateFieldsProps,
  'index' | 'count' | 'canRemove' | 'onMove' | 'onRemove'
>

function OrderButtons({
  index,
  count,
  canRemove,
  onMove,
  onRemove,
  name,
}: OrderButtonsProps & { name: string }) {
  return (
    <div className="poll-order">
      <button
        type="button"
        aria-label={m.list_up_of({ title: name })}
        aria-disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <ChevronUp aria-hidden="true" size={26} />
      </button>
      <button
        type="button"
        aria-label={m.list_down_of({ title: name })}
        aria-disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
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
