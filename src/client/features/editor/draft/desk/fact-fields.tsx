import { readingLevels } from '../../../../../contract/family.ts'
import type { StoryDraft } from '../../../../../contract/story-draft.ts'
import { m } from '../../../../paraglide/messages.js'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { kindLabel } from '../../../story/filter/filter-labels.ts'
import { storyValues, valueLabel } from '../../../story/labels/story-values.ts'
import { type Desk, partId } from './desk.ts'

const maxValues = 3
const maxAge = 18
const maxNameLength = 120
const kinds = ['maerchen', 'fabel', 'alltag'] as const
const scares = [
  ['0', m.story_scare_0],
  ['1', m.story_scare_1],
  ['2', m.story_scare_2],
  ['3', m.story_scare_3],
] as const

/** Facts that are the same in every language. */
export function FactFields({ desk }: { desk: Desk }) {
  const { story } = desk
  const change = (changed: Partial<StoryDraft>) =>
    desk.change((before) => ({ ...before, ...changed }))
  return (
    <>
      <div id={partId('author')}>
        <TextField
          label={m.draft_field_author()}
          value={story.author}
          maxLength={maxNameLength}
          autoComplete="off"
          onChange={({ target }) => change({ author: target.value })}
        />
      </div>
      <TextField
        label={m.draft_field_license()}
        help={m.draft_field_license_help()}
        value={story.license}
        maxLength={maxNameLength}
        autoComplete="off"
        onChange={({ target }) => change({ license: target.value })}
      />
      <AgeFields story={story} onChange={change} />
      <ValueChoice story={story} onChange={change} />
      <div className="desk-selects">
        <SelectField
          label={m.draft_field_kind()}
          value={story.kind}
          options={kinds.map((kind) => [kind, kindLabel(kind)] as const)}
          onChange={(value) => change({ kind: kinds.find((kind) => kind === value) ?? story.kind })}
        />
        <SelectField
          label={m.library_level()}
          value={String(story.level ?? '')}
          options={[
            ['', m.draft_level_automatic({ level: desk.computedLevel })],
            ...readingLevels.map(
              (level) => [String(level), m.library_level_step({ level })] as const,
            ),
          ]}
          onChange={(level) => change({ level: level === '' ? null : Number(level) })}
        />
        <SelectField
          label={m.story_scare()}
          value={String(story.scare)}
          options={scares.map(([scare, label]) => [scare, label()] as const)}
          onChange={(scare) => change({ scare: Number(scare) })}
        />
      </div>
      <label className="desk-box">
        <input
          type="checkbox"
          className="draft-check"
          checked={story.isSample}
          onChange={({ target }) => change({ isSample: target.checked })}
        />
        {m.draft_field_sample()}
      </label>
    </>
  )
}

interface FactProps {
  story: StoryDraft
  onChange: (changed: Partial<StoryDraft>) => void
}

function AgeFields({ story, onChange }: FactProps) {
  const { ageFrom, ageTo } = story
  const toAge = (value: string) => Math.max(0, Math.min(maxAge, Math.trunc(Number(value)) || 0))
  return (
    <div id={partId('age')} className="draft-pair">
      <TextField
        label={m.draft_field_age_from()}
        type="number"
        min={0}
        max={maxAge}
        value={String(ageFrom)}
        onChange={({ target }) => onChange({ ageFrom: toAge(target.value) })}
      />
      <TextField
        label={m.draft_field_age_to()}
        type="number"
        min={0}
        max={maxAge}
        value={String(ageTo)}
        error={ageFrom > ageTo && m.draft_age_wrong()}
        onChange={({ target }) => onChange({ ageTo: toAge(target.value) })}
      />
    </div>
  )
}

function ValueChoice({ story: { values }, onChange }: FactProps) {
  const isMaximum = values.length >= maxValues
  return (
    <fieldset id={partId('values')} className="desk-values">
      <legend className="font-bold">{m.draft_field_values({ count: values.length })}</legend>
      {storyValues.map((value) => {
        const isChosen = values.includes(value)
        return (
          <label key={value} className="desk-box">
            <input
              type="checkbox"
              className="draft-check"
              checked={isChosen}
              disabled={isMaximum && !isChosen}
              onChange={() =>
                onChange({
                  values: isChosen
                    ? values.filter((chosen) => chosen !== value)
                    : [...values, value],
                })
              }
            />
            {valueLabel(value)}
          </label>
        )
      })}
    </fieldset>
  )
}
