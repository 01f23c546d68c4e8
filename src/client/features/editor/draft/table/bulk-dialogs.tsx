import type { FormEvent } from 'react'
import { useState } from 'react'
import type { StoryValue } from '../../../../../contract/story.ts'
import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { isStoryValue, storyValues, valueLabel } from '../../../story/story-values.ts'
import { DraftDialog } from '../draft-dialog.tsx'

const oldest = 18

interface ValueDialogProps {
  onDo: (value: StoryValue) => void
  onClose: () => void
}

/** Asks for the value that all chosen stories shall have. */
export function ValueDialog({ onDo, onClose }: ValueDialogProps) {
  const [value, setValue] = useState<StoryValue>('mut')
  return (
    <DraftDialog heading={m.draft_bulk_value()} onClose={onClose}>
      {(close) => (
        <>
          <p>{m.draft_bulk_value_help()}</p>
          <SelectField
            label={m.draft_bulk_value_label()}
            value={value}
            options={storyValues.map((one) => [one, valueLabel(one)] as const)}
            onChange={(said) => isStoryValue(said) && setValue(said)}
          />
          <DialogButtons
            onDo={() => {
              close()
              onDo(value)
            }}
            onCancel={close}
          />
        </>
      )}
    </DraftDialog>
  )
}

interface AgeDialogProps {
  onDo: (age: [from: number, to: number]) => void
  onClose: () => void
}

/** Asks for the age that all chosen stories shall have. */
export function AgeDialog({ onDo, onClose }: AgeDialogProps) {
  const [isWrong, setWrong] = useState(false)
  const handleSubmit = (close: () => void) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const from = Number(fields.get('from'))
    const to = Number(fields.get('to'))
    setWrong(from > to)
    if (from > to) return
    close()
    onDo([from, to])
  }
  const years = { type: 'number', min: 0, max: oldest, required: true } as const
  return (
    <DraftDialog heading={m.draft_bulk_age()} onClose={onClose}>
      {(close) => (
        <form className="draft-form" onSubmit={handleSubmit(close)}>
          <div className="draft-pair">
            <TextField label={m.draft_field_age_from()} name="from" defaultValue={4} {...years} />
            <TextField
              label={m.draft_field_age_to()}
              name="to"
              defaultValue={8}
              error={isWrong && m.draft_age_wrong()}
              {...years}
            />
          </div>
          <DialogButtons onCancel={close} />
        </form>
      )}
    </DraftDialog>
  )
}

function DialogButtons({ onDo, onCancel }: { onDo?: () => void; onCancel: () => void }) {
  return (
    <div className="draft-buttons">
      <Button look="primary" type={onDo ? 'button' : 'submit'} onClick={onDo}>
        {m.draft_bulk_do()}
      </Button>
      <Button look="plain" onClick={onCancel}>
        {m.draft_cancel()}
      </Button>
    </div>
  )
}
