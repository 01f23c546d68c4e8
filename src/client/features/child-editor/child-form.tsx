import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { Child } from '../../../contract/child.ts'
import {
  ageBands,
  childNameLength,
  proposedScare,
  readingLevels,
} from '../../../contract/family.ts'
import { now } from '../../lib/clock.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ConfirmDialog } from '../../ui/question-dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ageLabel } from '../child/child-labels.ts'
import type { FamilyChild } from '../child/child-name.ts'
import { ScareOwls } from '../story/sheet/scare-owls.tsx'
import { AvatarChoice } from './avatar-choice.tsx'
import {
  type ChildDraft,
  createDraft,
  type DraftField,
  findInvalidFields,
  toChildChange,
  withAgeBand,
} from './child-draft.ts'
import { childProblem } from './child-problem.ts'
import { LanguagesChoice } from './languages-choice.tsx'
import { RadioRow } from './radio-row.tsx'
import { useSaveChild } from './use-save-child.ts'

interface ChildFormProps {
  /** Null for a new child. */
  child: FamilyChild | null
  /** The initial animal of a new child. */
  initialAvatar: Child['avatar']
  onSaved: (child: Child) => void
  onCancel: () => void
}

const errorTexts: Record<DraftField, () => string> = {
  name: () => m.child_name_wrong(childNameLength),
  languages: m.child_languages_wrong,
  birthYear: m.child_birth_year_wrong,
}

const scareLevels = [0, 1, 2, 3]

/** What is proposed for the age, and that another choice stays. */
function scareHelp({ ageBand, maxScare }: ChildDraft): string {
  if (ageBand === null) return m.child_scare_any()
  const count = proposedScare(ageBand)
  const proposal = m.child_scare_proposed({ band: ageLabel(ageBand), count })
  return maxScare === count ? proposal : `${proposal} ${m.child_scare_chosen()}`
}

/** The form of a child's profile, saved as a whole: what each child has, and folded what few change. */
export function ChildForm({ child, initialAvatar, onSaved, onCancel }: ChildFormProps) {
  const [initial] = useState(() => createDraft(child, initialAvatar))
  const [draft, setDraft] = useState(initial)
  const [isDiscarding, setDiscarding] = useState(false)
  const findInvalid = () => findInvalidFields(draft, now().getFullYear())
  /** Fields that the last attempt to save found wrong. */
  const [refusedFields, setRefusedFields] = useState<DraftField[]>([])
  const save = useSaveChild(child?.childId ?? null)
  const form = useRef<HTMLFormElement>(null)
  const more = useRef<HTMLDetailsElement>(null)
  const headingId = useId()
  const change = (part: Partial<ChildDraft>) => setDraft((before) => ({ ...before, ...part }))
  const invalidFields = findInvalid().filter((field) => refusedFields.includes(field))
  const fieldError = (field: DraftField) =>
    invalidFields.includes(field) ? errorTexts[field]() : null

  useEffect(() => {
    // The heading says whose name is asked for, so the form begins at the top of the window.
    form.current?.scrollIntoView()
    form.current?.querySelector<HTMLInputElement>('[name="name"]')?.focus({ preventScroll: true })
  }, [])

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (save.isPending) return
    const fields = findInvalid()
    setRefusedFields(fields)
    const [first] = fields
    if (first) {
      if (first !== 'name') more.current?.setAttribute('open', '')
      const field = form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)
      field?.focus({ preventScroll: true })
      // In the middle, so that the error below it is in sight, too.
      field?.scrollIntoView({ block: 'center' })
    } else save.mutate(toChildChange(draft), { onSuccess: onSaved })
  }

  const handleCancel = () => {
    if (JSON.stringify(draft) === JSON.stringify(initial)) onCancel()
    else setDiscarding(true)
  }

  return (
    <form
      ref={form}
      className="child-form"
      noValidate
      aria-labelledby={headingId}
      onSubmit={handleSubmit}
    >
      <h3 id={headingId}>
        {child?.isNamed ? m.child_edit_of({ name: child.name }) : m.child_new()}
      </h3>
      {save.error && <Notice tone="danger">{childProblem(save.error)}</Notice>}
      <TextField
        label={m.child_name()}
        help={m.child_name_help()}
        error={fieldError('name')}
        name="name"
        autoComplete="off"
        maxLength={childNameLength.max}
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <RadioRow
        legend={m.child_age()}
        help={m.child_age_help()}
        value={draft.ageBand ?? ''}
        options={[
          ...ageBands.map((band) => ({ value: band, label: ageLabel(band) })),
          { value: '' as const, label: m.child_age_none() },
        ]}
        onChange={(band) => setDraft((before) => withAgeBand(before, band === '' ? null : band))}
      />
      <AvatarChoice value={draft.avatar} onChange={(avatar) => change({ avatar })} />
      <details
        ref={more}
        className="child-more"
        onToggle={({ currentTarget }) => {
          // Its content would begin behind the buttons, which stay at the window's lower edge.
          const isByUser = document.activeElement === currentTarget.firstElementChild
          if (currentTarget.open && isByUser) currentTarget.scrollIntoView()
        }}
      >
        <summary>{m.child_more()}</summary>
        <RadioRow
          className="child-scare"
          legend={m.child_scare()}
          help={scareHelp(draft)}
          value={draft.maxScare}
          options={scareLevels.map((scare) => ({
            value: scare,
            label: <ScareOwls scare={scare} />,
          }))}
          onChange={(maxScare) => change({ maxScare, isScareChosen: true })}
        />
        <RadioRow
          legend={m.child_level()}
          help={m.child_level_help()}
          value={draft.readingLevel ?? 0}
          options={[
            ...readingLevels.map((level) => ({
              value: level as number,
              label: m.child_level_of({ level }),
            })),
            { value: 0, label: m.child_level_none() },
          ]}
          onChange={(level) => change({ readingLevel: level === 0 ? null : level })}
        />
        <LanguagesChoice
          value={draft.languages}
          error={fieldError('languages')}
          onChange={(languages) => change({ languages })}
        />
        <TextField
          label={m.child_birth_year()}
          help={m.child_birth_year_help()}
          error={fieldError('birthYear')}
          name="birthYear"
          className="child-year"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={draft.birthYear}
          onChange={({ target }) => change({ birthYear: target.value })}
        />
      </details>
      <div className="sticky-foot flex flex-wrap gap-3">
        <Button type="submit" variant="primary" aria-disabled={save.isPending}>
          {save.isPending ? m.settings_saving() : m.settings_save()}
        </Button>
        <Button onClick={handleCancel}>{m.child_cancel()}</Button>
      </div>
      {isDiscarding && (
        <ConfirmDialog
          heading={m.editor_leave_heading()}
          text={m.child_discard_text()}
          confirmLabel={m.child_discard()}
          cancelLabel={m.editor_leave_stay()}
          onConfirm={onCancel}
          onClose={() => setDiscarding(false)}
        />
      )}
    </form>
  )
}
