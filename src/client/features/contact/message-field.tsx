import { useId } from 'react'
import { formatNumber } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'
import { messageLength } from './contact-message.ts'

interface MessageFieldProps {
  message: string
  error: string | undefined
  onChange: (message: string) => void
}

/** The message with a character count; a text that is too long is reported, not truncated. */
export function MessageField({ message, error, onChange }: MessageFieldProps) {
  const id = useId()
  const count = message.trim().length
  const isTooLong = count > messageLength.max
  return (
    <div className="contact-field">
      <label htmlFor={id}>{m.contact_message()}</label>
      <textarea
        id={id}
        name="message"
        className="field"
        rows={7}
        required
        value={message}
        aria-invalid={error || isTooLong ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-count` : `${id}-count`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p
        id={`${id}-count`}
        className={`text-sm ${isTooLong ? 'font-bold text-danger' : 'text-soft'}`}
      >
        {m.contact_count({ count: formatNumber(count), max: formatNumber(messageLength.max) })}
      </p>
      {error && (
        <p id={`${id}-error`} className="text-sm font-bold text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
