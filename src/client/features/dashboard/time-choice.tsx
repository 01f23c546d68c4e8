import { useId } from 'react'
import type { ReadingTime } from '../../../contract/suggestion.ts'
import { m } from '../../paraglide/messages.js'
import { readingTimes } from './stored-time.ts'
import './time-choice.css'

interface TimeChoiceProps {
  minutes: ReadingTime
  onChange: (minutes: ReadingTime) => void
}

/** Chooses the reading time for tonight. */
export function TimeChoice({ minutes, onChange }: TimeChoiceProps) {
  const name = useId()
  return (
    <fieldset className="time-choice">
      <legend className="sr-only">{m.dashboard_tonight_time()}</legend>
      {readingTimes.map((time) => (
        <label key={time}>
          <input
            type="radio"
            name={name}
            checked={time === minutes}
            onChange={() => onChange(time)}
          />
          <span>{m.dashboard_tonight_minutes({ minutes: time })}</span>
        </label>
      ))}
    </fieldset>
  )
}
