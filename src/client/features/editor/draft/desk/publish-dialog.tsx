import type { FormEvent } from 'react'
import { useState } from 'react'
import type { Check } from '../../../../../contract/story-draft.ts'
import { now } from '../../../../lib/clock.ts'
import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { berlinMoment, nextFridayNoon } from '../../berlin-time.ts'
import { DraftDialog } from '../draft-dialog.tsx'
import { checkLabel } from '../draft-words.ts'

interface PublishDialogProps {
  checks: Check[]
  /** ISO 8601; null for now. */
  onPublish: (at: string | null) => void
  onClose: () => void
}

/** Publishes now, or at a time; next Friday at noon is proposed. What is missing is named instead. */
export function PublishDialog({ checks, onPublish, onClose }: PublishDialogProps) {
  const [isPlanned, setPlanned] = useState(false)
  const [isWrong, setWrong] = useState(false)
  const missing = checks.filter(({ isNeeded, isDone }) => isNeeded && !isDone)
  const handleSubmit = (close: () => void) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const at = isPlanned ? berlinMoment(String(new FormData(event.currentTarget).get('at'))) : null
    const isTooLate = isPlanned && (at === null || Date.parse(at) <= now().getTime())
    setWrong(isTooLate)
    if (isTooLate) return
    close()
    onPublish(at)
  }
  return (
    <DraftDialog heading={m.draft_publish()} onClose={onClose}>
      {(close) =>
        missing.length > 0 ? (
          <>
            <Notice tone="warning">{m.draft_publish_missing()}</Notice>
            <ul className="draft-list">
              {missing.map((check) => (
                <li key={`${check.id}-${check.language}-${check.page}`}>{checkLabel(check)}</li>
              ))}
            </ul>
            <Button onClick={close}>{m.draft_publish_go_on()}</Button>
          </>
        ) : (
          <form className="draft-form" onSubmit={handleSubmit(close)}>
            <fieldset className="radio-rows draft-form">
              <legend className="font-bold">{m.draft_publish_when()}</legend>
              <label>
                <input
                  type="radio"
                  name="when"
                  checked={!isPlanned}
                  onChange={() => setPlanned(false)}
                />
                {m.draft_publish_now()}
              </label>
              <label>
                <input
                  type="radio"
                  name="when"
                  checked={isPlanned}
                  onChange={() => setPlanned(true)}
                />
                {m.draft_publish_later()}
              </label>
            </fieldset>
            {isPlanned && (
              <TextField
                label={m.draft_publish_at()}
                help={m.draft_publish_at_help()}
                error={isWrong && m.draft_publish_at_wrong()}
                name="at"
                type="datetime-local"
                required
                defaultValue={nextFridayNoon(now())}
              />
            )}
            <div className="draft-buttons">
              <Button look="primary" type="submit">
                {isPlanned ? m.draft_publish_plan() : m.draft_publish()}
              </Button>
              <Button look="plain" onClick={close}>
                {m.draft_cancel()}
              </Button>
            </div>
          </form>
        )
      }
    </DraftDialog>
  )
}
