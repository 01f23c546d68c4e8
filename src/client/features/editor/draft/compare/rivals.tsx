import { useState } from 'react'
import type { EditedDraft } from '../../../../../contract/draft.ts'
import type { StoryDraft } from '../../../../../contract/story-draft.ts'
import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import type { Disagreement, Side } from '../draft-merge.ts'
import { disagreements, merged } from '../draft-merge.ts'
import { editorName, shortMoment } from '../draft-words.ts'
import { fieldLabel, fieldText } from './field-words.ts'
import { useHeadingFocus } from './use-heading-focus.ts'
import { WordDiff } from './word-diff.tsx'

interface RivalsProps {
  /** What both began with. */
  base: StoryDraft
  mine: StoryDraft
  theirs: EditedDraft
  onBack: () => void
  onSettle: (together: StoryDraft) => void
}

/** Two editors wrote in one story: field by field it is chosen whose words stay. */
export function Rivals({ base, mine, theirs, onBack, onSettle }: RivalsProps) {
  const [chosen, setChosen] = useState<Record<string, Side>>({})
  const heading = useHeadingFocus()
  const found = disagreements(base, mine, theirs.story)
  const name = editorName(theirs.updatedBy)
  const chooseAll = (side: Side) =>
    setChosen(Object.fromEntries(found.map(({ key }) => [key, side])))
  return (
    <div className="desk-compare">
      <h3 ref={heading} tabIndex={-1}>
        {m.draft_rivals_heading({ name })}
      </h3>
      <p>{m.draft_rivals_intro({ name, moment: shortMoment(theirs.updatedAt) })}</p>
      {found.length === 0 && <p>{m.draft_rivals_same()}</p>}
      {found.length > 1 && (
        <div className="draft-buttons">
          <Button onClick={() => chooseAll('mine')}>{m.draft_rivals_all_mine()}</Button>
          <Button onClick={() => chooseAll('theirs')}>{m.draft_rivals_all_theirs({ name })}</Button>
        </div>
      )}
      <ul className="desk-differences">
        {found.map((difference) => (
          <RivalField
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
        <Button look="primary" onClick={() => onSettle(merged(mine, theirs.story, found, chosen))}>
          {m.draft_rivals_save()}
        </Button>
        <Button look="plain" onClick={onBack}>
          {m.draft_rivals_later()}
        </Button>
      </div>
    </div>
  )
}

interface RivalFieldProps {
  difference: Disagreement
  mine: StoryDraft
  theirs: StoryDraft
  name: string
  side: Side
  onChoose: (side: Side) => void
}

function RivalField(props: RivalFieldProps) {
  const { difference, mine, theirs, name, side, onChoose } = props
  const { field, key, isContested } = difference
  const before = fieldText(field, theirs)
  const after = fieldText(field, mine)
  const language = 'language' in field ? field.language : null
  const sides = [
    { one: 'mine', label: m.draft_rivals_mine(), shown: 'after' },
    { one: 'theirs', label: m.draft_rivals_theirs({ name }), shown: 'before' },
  ] as const
  return (
    <li>
      <fieldset>
        <legend>
          {fieldLabel(field, mine, theirs)}
          {isContested && <span className="draft-missing">{m.draft_rivals_both()}</span>}
        </legend>
        <div className="desk-sides">
          {sides.map(({ one, label, shown }) => (
            <label key={one} className="desk-side">
              <span className="desk-side-head">
                <input
                  type="radio"
                  name={key}
                  checked={side === one}
                  onChange={() => onChoose(one)}
                />
                {label}
              </span>
              <WordDiff before={before} after={after} side={shown} language={language} />
            </label>
          ))}
        </div>
      </fieldset>
    </li>
  )
}
