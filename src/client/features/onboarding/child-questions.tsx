import { type FormEvent, useState } from 'react'
import type { Child } from '../../../contract/child.ts'
import { ageBands, childNameLength } from '../../../contract/family.ts'
import { childName } from '../../../contract/rules.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Paper } from '../../ui/paper.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ageLabel } from '../child/child-labels.ts'
import { AvatarChoice } from '../child-editor/avatar-choice.tsx'
import { childProblem } from '../child-editor/child-problem.ts'
import { RadioRow } from '../child-editor/radio-row.tsx'
import { useSaveChild } from '../child-editor/use-save-child.ts'
import { skippedAnswer } from './skipped-answer.ts'

interface ChildQuestionsProps {
  /** The child that the registration made. */
  child: Child
  onSkipped: () => void
}

/** „Für wen lest ihr?“: the age, which the stories depend on, and name and animal, which may stay as they are. */
export function ChildQuestions({ child, onSkipped }: ChildQuestionsProps) {
  const [name, setName] = useState('')
  const [ageBand, setAgeBand] = useState(child.ageBand)
  const [avatar, setAvatar] = useState(child.avatar)
  const [isAgeMissing, setAgeMissing] = useState(false)
  const save = useSaveChild(child.childId)
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (save.isPending) return
    if (ageBand === null) {
      setAgeMissing(true)
      event.currentTarget.querySelector<HTMLInputElement>('[type="radio"]')?.focus()
      return
    }
    save.mutate({ ageBand, avatar, name: childName(name) })
  }
  return (
    <Paper className="onboarding-card">
      <h1 tabIndex={-1}>{m.onboarding_heading()}</h1>
      <p className="mt-2">{m.onboarding_intro()}</p>
      <form className="onboarding-form" onSubmit={handleSubmit}>
        {save.error && <Notice tone="danger">{childProblem(save.error)}</Notice>}
        <TextField
          label={m.onboarding_name()}
          help={m.onboarding_name_help(childNameLength)}
          name="name"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={childNameLength.max}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <RadioRow
          legend={m.onboarding_age()}
          help={m.onboarding_age_help()}
          error={isAgeMissing && ageBand === null && m.onboarding_age_missing()}
          value={ageBand ?? ''}
          options={ageBands.map((band) => ({ value: band, label: ageLabel(band) }))}
          onChange={(band) => setAgeBand(band === '' ? null : band)}
        />
        <AvatarChoice value={avatar} onChange={setAvatar} />
        <div className="onboarding-ways sticky-foot">
          <Button type="submit" variant="primary" aria-disabled={save.isPending}>
            {save.isPending ? m.settings_saving() : m.onboarding_submit()}
          </Button>
          <Button
            variant="plain"
            aria-disabled={save.isPending}
            onClick={() => save.mutate(skippedAnswer, { onSettled: onSkipped })}
          >
            {m.onboarding_skip()}
          </Button>
        </div>
      </form>
    </Paper>
  )
}
