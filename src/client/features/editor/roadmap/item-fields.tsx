import { useId } from 'react'
import type { EditedItem } from '../../../../contract/roadmap.ts'
import { m } from '../../../paraglide/messages.js'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { localizedText, stateLabel } from '../../roadmap/roadmap-labels.ts'
import { type InvalidField, type ItemDraft, titleLength } from './item-draft.ts'

interface ItemFieldsProps {
  draft: ItemDraft
  onChange: (change: Partial<ItemDraft>) => void
  isNew: boolean
  invalidFields: readonly InvalidField[]
  /** Items that a duplicate can name; they receive its votes. */
  targets: readonly EditedItem[]
}

const maxTextLength = 1000
const newStates = ['open', 'planned', 'started', 'completed', 'declined'] as const
const states = [...newStates, 'duplicate'] as const

/** The fields of an item. */
export function ItemFields({ draft, onChange, isNew, invalidFields, targets }: ItemFieldsProps) {
  const errorFor = (field: InvalidField, text: string) =>
    invalidFields.includes(field) ? text : null
  return (
    <div className="roadmap-fields">
      <TextField
        label={m.editor_roadmap_title_de()}
        name="titleDe"
        maxLength={titleLength.max}
        value={draft.titleDe}
        error={errorFor('titleDe', m.editor_roadmap_problem_title())}
        onChange={(event) => onChange({ titleDe: event.target.value })}
      />
      <TextField
        label={m.editor_roadmap_title_en()}
        name="titleEn"
        lang="en"
        maxLength={titleLength.max}
        value={draft.titleEn}
        error={errorFor('titleEn', m.editor_roadmap_problem_title())}
        onChange={(event) => onChange({ titleEn: event.target.value })}
      />
      <TextArea
        maxLength={maxTextLength}
        label={m.editor_roadmap_body_de()}
        value={draft.bodyDe}
        onChange={(event) => onChange({ bodyDe: event.target.value })}
      />
      <TextArea
        maxLength={maxTextLength}
        label={m.editor_roadmap_body_en()}
        lang="en"
        value={draft.bodyEn}
        onChange={(event) => onChange({ bodyEn: event.target.value })}
      />
      <StateField
        state={draft.state}
        choices={isNew ? newStates : states}
        onChange={(state) => onChange({ state })}
      />
      <TextField
        label={m.editor_roadmap_month()}
        help={m.editor_roadmap_month_help()}
        name="month"
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        value={draft.month}
        error={errorFor('month', m.editor_roadmap_problem_month())}
        onChange={(event) => onChange({ month: event.target.value.trim() })}
      />
      {draft.state === 'duplicate' && (
        <TargetField
          value={draft.duplicateOf}
          targets={targets}
          error={errorFor('duplicateOf', m.editor_roadmap_problem_target())}
          onChange={(duplicateOf) => onChange({ duplicateOf })}
        />
      )}
      {!isNew && (
        <TextArea
          maxLength={maxTextLength}
          label={m.editor_roadmap_answer()}
          help={m.editor_roadmap_answer_help()}
          className="roadmap-whole"
          value={draft.answer}
          onChange={(event) => onChange({ answer: event.target.value })}
        />
      )}
    </div>
  )
}

interface StateFieldProps {
  state: ItemDraft['state']
  choices: readonly ItemDraft['state'][]
  onChange: (state: ItemDraft['state']) => void
}

function StateField({ state, choices, onChange }: StateFieldProps) {
  return (
    <SelectField
      label={m.editor_roadmap_state()}
      value={state}
      options={choices.map((each) => [each, stateLabel(each)] as const)}
      onChange={(value) => onChange(choices.find((each) => each === value) ?? state)}
    />
  )
}

interface TargetFieldProps {
  value: string
  targets: readonly EditedItem[]
  error: string | null
  onChange: (itemId: string) => void
}

function TargetField({ value, targets, error, onChange }: TargetFieldProps) {
  const id = useId()
  return (
    <div className="roadmap-whole grid gap-1.5">
      <label htmlFor={id} className="font-bold">
        {m.editor_roadmap_target()}
      </label>
      <select
        id={id}
        name="duplicateOf"
        className="field"
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-help`}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{m.editor_roadmap_target_choose()}</option>
        {targets.map(({ itemId, titles, state }) => (
          <option key={itemId} value={itemId}>
            {`${localizedText(titles).text} (${stateLabel(state)})`}
          </option>
        ))}
      </select>
      <p
        id={`${id}-help`}
        className={error ? 'text-sm font-bold text-danger' : 'text-sm text-soft'}
      >
        {error ?? m.editor_roadmap_target_help()}
      </p>
    </div>
  )
}
