import { type FormEvent, useState } from 'react'
import type { StoryValue } from '../../../../../contract/story-card.ts'
import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import { QuestionDialog } from '../../../../ui/question-dialog.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { isStoryValue, storyValues, valueLabel } from '../../../story/labels/story-values.ts'

const maxAge = 18

interface ValueDialogProps {
  onConfirm: (value: StoryValue) => void
  onClose: () => void
}

/** Asks for the value of all selected stories. */
export function ValueDialog({ onConfirm, onClose }: ValueDialogProps) {
  const [value, setValue] = useState<StoryValue>('mut')
  return (
    <QuestionDialog heading={m.draft_bulk_value()} onClose={onClose}>
      {(close) => (
        <>
          <p>{m.draft_bulk_value_help()}</p>
          <SelectField
            label={m.draft_bulk_value_label()}
            value={value}
            options={storyValues.map((option) => [option, valueLabel(option)] as const)}
            onChange={(chosen) => isStoryValue(chosen) && setValue(chosen)}
          />
          <DialogButtons
            onConfirm={() => {
              close()
              onConfirm(value)
            }}
            onCancel={close}
          />
        </>
      )}
    </QuestionDialog>
  )
}

interface AgeDialogProps {
  onConfirm: (age: [from: number, to: number]) => void
  onClose: () => void
}

/** Asks for the age range of all selected stories. */
export function AgeDialog({ onConfirm, onClose }: AgeDialogProps) {
  const [isInvalid, setInvalid] = useState(false)
  const handleSubmit = (close: () => void) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const from = Number(fields.get('from'))
    const to = Number(fields.get('to'))
    setInvalid(from > to)
    if (from > to) return
    close()
    onConfirm([from, to])
  }
  const years = { type: 'number', min: 0, max: maxAge, required: true } as const
  return (
    <QuestionDialog heading={m.draft_bulk_age()} onClose={onClose}>
      {(close) => (
        <form className="draft-form" onSubmit={handleSubmit(close)}>
          <div className="draft-pair">
            <TextField label={m.draft_field_age_from()} name="from" defaultValue={4} {...years} />
            <TextField
              label={m.draft_field_age_to()}
              name="to"
              defaultValue={8}
              error={isInvalid && m.draft_age_wrong()}
              {...years}
            />
          </div>
          <DialogButtons onCancel={close} />
        </form>
      )}
    </QuestionDialog>
  )
}

function DialogButtons({ onConfirm, onCancel }: { onConfirm?: () => void; onCancel: () => void }) {
  return (
    <div className="draft-buttons">
      <Button variant="primary" type={onConfirm ? 'button' : 'submit'} onClick={onConfirm}>
        {m.draft_bulk_do()}
      </Button>
      <Button variant="plain" onClick={onCancel}>
        {m.draft_cancel()}
      </Button>
    </div>
  )
}
