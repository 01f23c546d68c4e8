import { useState } from 'react'
import type { EditedDraft } from '../../../../../contract/draft.ts'
import type { StoryDraft } from '../../../../../contract/story-draft.ts'
import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import { editorName, formatShortDateTime } from '../core/draft-labels.ts'
import {
  compareVersions,
  type FieldDifference,
  mergeVersions,
  type Side,
} from '../core/draft-merge.ts'
import { fieldLabel, fieldText } from './field-labels.ts'
import { useHeadingFocus } from './use-heading-focus.ts'
import { WordDiff } from './word-diff.tsx'

interface MergeViewProps {
  /** The version that both started from. */
  base: StoryDraft
  mine: StoryDraft
  theirs: EditedDraft
  onBack: () => void
  onMerge: (merged: StoryDraft) => void
}

/** Merges the versions of two editors: for each difference the editor chooses a side. */
export function MergeView({ base, mine, theirs, onBack, onMerge }: MergeViewProps) {
  const [chosen, setChosen] = useState<Record<string, Side>>({})
  const heading = useHeadingFocus()
  const differences = compareVersions(base, mine, theirs.story)
  const name = editorName(theirs.updatedBy)
  const chooseAll = (side: Side) =>
    setChosen(Object.fromEntries(differences.map(({ key }) => [key, side])))
  return (
    <div className="desk-compare">
      <h3 ref={heading} tabIndex={-1}>
        {m.draft_merge_heading({ name })}
      </h3>
      <p>{m.draft_merge_intro({ name, moment: formatShortDateTime(theirs.updatedAt) })}</p>
      {differences.length === 0 && <p>{m.draft_merge_same()}</p>}
      {differences.length > 1 && (
        <div className="draft-buttons">
          <Button onClick={() => chooseAll('mine')}>{m.draft_merge_all_mine()}</Button>
          <Button onClick={() => chooseAll('theirs')}>{m.draft_merge_all_theirs({ name })}</Button>
        </div>
      )}
      <ul className="desk-differences">
        {differences.map((difference) => (
          <MergeField
            key={difference.key}
            difference={difference}
            mine={mine}
            theirs={theirs.story}
            name={name}
            side={chosen[difference.key] ?? difference.suggested}
            onChoose={(side) => setChosen({ ...chosen, [difference.key]: side })}
          />
        ))}
      </ul>
      <div className="draft-buttons">
        <Button
          variant="primary"
          onClick={() => onMerge(mergeVersions(mine, theirs.story, differences, chosen))}
        >
          {m.draft_merge_save()}
        </Button>
        <Button variant="plain" onClick={onBack}>
          {m.draft_merge_later()}
        </Button>
      </div>
    </div>
  )
}

interface MergeFieldProps {
  difference: FieldDifference
  mine: StoryDraft
  theirs: StoryDraft
  name: string
  side: Side
  onChoose: (side: Side) => void
}

function MergeField(props: MergeFieldProps) {
  const { difference, mine, theirs, name, side, onChoose } = props
  const { field, key, isContested } = difference
  const before = fieldText(field, theirs)
  const after = fieldText(field, mine)
  const language = 'language' in field ? field.language : null
  const sides = [
    { value: 'mine', label: m.draft_merge_mine(), diffSide: 'after' },
    { value: 'theirs', label: m.draft_merge_theirs({ name }), diffSide: 'before' },
  ] as const
  return (
    <li>
      <fieldset>
        <legend>
          {fieldLabel(field, mine, theirs)}
          {isContested && <span className="draft-missing">{m.draft_merge_both()}</span>}
        </legend>
        <div className="desk-sides">
          {sides.map(({ value, label, diffSide }) => (
            <label key={value} className="desk-side">
              <span className="desk-side-head">
                <input
                  type="radio"
                  name={key}
                  checked={side === value}
                  onChange={() => onChoose(value)}
                />
                {label}
              </span>
              <WordDiff before={before} after={after} side={diffSide} language={language} />
            </label>
          ))}
        </div>
      </fieldset>
    </li>
  )
}
