import { type FormEvent, useState } from 'react'
import type { Check } from '../../../../../contract/story-draft.ts'
import { now } from '../../../../lib/clock.ts'
import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { QuestionDialog } from '../../../../ui/question-dialog.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { fromBerlinField, nextFridayNoon } from '../../shared/berlin-time.ts'
import { checkLabel } from '../core/draft-labels.ts'
import '../../../../ui/radio-rows.css'

interface PublishDialogProps {
  checks: Check[]
  /** Shows the field of a check. */
  onJump: (check: Check) => void
  /** `at` is ISO 8601; null for now. */
  onPublish: (at: string | null) => void
  onClose: () => void
}

/** Publishes now or at a time, by default next Friday at noon; lists missing checks instead. */
export function PublishDialog({ checks, onJump, onPublish, onClose }: PublishDialogProps) {
  const [isScheduled, setScheduled] = useState(false)
  const [isInvalid, setInvalid] = useState(false)
  const missing = checks.filter(({ isNeeded, isDone }) => isNeeded && !isDone)
  const handleSubmit = (close: () => void) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const at = isScheduled
      ? fromBerlinField(String(new FormData(event.currentTarget).get('at')))
      : null
    const isRejected = isScheduled && (at === null || Date.parse(at) <= now().getTime())
    setInvalid(isRejected)
    if (isRejected) return
    close()
    onPublish(at)
  }
  return (
    <QuestionDialog heading={m.draft_publish()} onClose={onClose}>
      {(close) =>
        missing.length > 0 ? (
          <>
            <Notice tone="warning">{m.draft_publish_missing()}</Notice>
            <ul className="draft-list">
              {missing.map((check) => (
                <li key={`${check.id}-${check.language}-${check.page}`}>
                  <button
                    type="button"
                    className="desk-jump"
                    onClick={() => {
                      close()
                      onJump(check)
                    }}
                  >
                    {checkLabel(check)}
                  </button>
                </li>
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
                  checked={!isScheduled}
                  onChange={() => setScheduled(false)}
                />
                {m.draft_publish_now()}
              </label>
              <label>
                <input
                  type="radio"
                  name="when"
                  checked={isScheduled}
                  onChange={() => setScheduled(true)}
                />
                {m.draft_publish_later()}
              </label>
            </fieldset>
            {isScheduled && (
              <TextField
                label={m.draft_publish_at()}
                help={m.draft_publish_at_help()}
                error={isInvalid && m.draft_publish_at_wrong()}
                name="at"
                type="datetime-local"
                required
                defaultValue={nextFridayNoon(now())}
              />
            )}
            <div className="draft-buttons">
              <Button variant="primary" type="submit">
                {isScheduled ? m.draft_publish_plan() : m.draft_publish()}
              </Button>
              <Button variant="plain" onClick={close}>
                {m.draft_cancel()}
              </Button>
            </div>
          </form>
        )
      }
    </QuestionDialog>
  )
}
