import { type FormEvent, useRef, useState } from 'react'
import { readStored, store } from '../../../lib/browser-storage.ts'
import { now } from '../../../lib/clock.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { afterWrongAnswer, noTries, parseTries } from './soft-tries.ts'
import { drawDigits, isRightAnswer, spellDigits } from './spelled-digits.ts'
import { useFieldFocus } from './use-field-focus.ts'
import { usePause } from './use-pause.ts'

const storageKey = 'gate-tries'
const storage = () => sessionStorage

/** The gate without a PIN: asks to type spelled digits, which young children cannot read. No time limit. */
export function SoftGate({ onPassed }: { onPassed: () => void }) {
  const [digits, setDigits] = useState(() => drawDigits(Math.random))
  const [tries, setTries] = useState(() => parseTries(readStored(storageKey, storage)))
  const [isWrong, setWrong] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useFieldFocus(input)
  const seconds = usePause(tries)

  const saveTries = (next: typeof tries) => {
    setTries(next)
    store(storageKey, next, storage)
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (seconds > 0) return
    const answer = String(new FormData(event.currentTarget).get('answer'))
    if (isRightAnswer(answer, digits)) {
      saveTries(noTries)
      onPassed()
      return
    }
    setWrong(true)
    setDigits(drawDigits(Math.random))
    saveTries(afterWrongAnswer(tries, now().getTime()))
    if (input.current) input.current.value = ''
    input.current?.focus()
  }

  return (
    <form className="gate-form" noValidate onSubmit={handleSubmit}>
      <TextField
        ref={input}
        label={
          <>
            {m.gate_type()} <span className="gate-words">{spellDigits(digits, getLocale())}</span>
          </>
        }
        help={m.gate_type_help()}
        error={isWrong && seconds === 0 ? m.gate_type_wrong() : null}
        name="answer"
        className="gate-field"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        readOnly={seconds > 0}
      />
      {seconds > 0 && (
        <p className="gate-pause" aria-hidden="true">
          {m.gate_pause_left({ seconds })}
        </p>
      )}
      {/* Announced when the pause begins and ends, not each second. */}
      <p role="status" className="sr-only">
        {seconds > 0
          ? m.gate_pause()
          : isWrong && tries.pausedUntilMs > 0
            ? m.gate_pause_over()
            : ''}
      </p>
      <Button type="submit" variant="primary" aria-disabled={seconds > 0}>
        {m.gate_open()}
      </Button>
    </form>
  )
}
