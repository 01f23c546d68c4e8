import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import { now } from '../../../lib/clock.ts'
import { keep, readKept } from '../../../lib/kept.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { drawDigits, inWords, isAnswer } from './number-words.ts'
import { afterWrong, noTries, parseTries } from './soft-tries.ts'
import { usePause } from './use-pause.ts'

const storageKey = 'gate-tries'
const storage = () => sessionStorage

/** Number words to type as digits: what the youngest cannot do yet. No time limit. */
export function SoftGate({ onPassed }: { onPassed: () => void }) {
  const [digits, setDigits] = useState(() => drawDigits(Math.random))
  const [tries, setTries] = useState(() => parseTries(readKept(storageKey, storage)))
  const [isWrong, setWrong] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const seconds = usePause(tries)

  const count = (next: typeof tries) => {
    setTries(next)
    keep(storageKey, next, storage)
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (seconds > 0) return
    const answer = String(new FormData(event.currentTarget).get('answer'))
    if (isAnswer(answer, digits)) {
      count(noTries)
      onPassed()
      return
    }
    setWrong(true)
    setDigits(drawDigits(Math.random))
    count(afterWrong(tries, now().getTime()))
    if (input.current) input.current.value = ''
    input.current?.focus()
  }

  return (
    <form className="gate-form" noValidate onSubmit={handleSubmit}>
      <TextField
        ref={input}
        label={
          <>
            {m.gate_type()} <span className="gate-words">{inWords(digits, getLocale())}</span>
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
      {/* Said when the pause begins and when it is over, not each second. */}
      <p role="status" className="sr-only">
        {seconds > 0
          ? m.gate_pause()
          : isWrong && tries.pausedUntilMs > 0
            ? m.gate_pause_over()
            : ''}
      </p>
      <Button type="submit" look="primary" aria-disabled={seconds > 0}>
        {m.gate_open()}
      </Button>
    </form>
  )
}
