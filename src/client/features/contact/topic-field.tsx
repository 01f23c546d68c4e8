import { useId } from 'react'
import { m } from '../../paraglide/messages.js'
import { describedBy, FieldMessages } from '../../ui/field-messages.tsx'
import { type ChosenTopic, isTopic, topicLabels } from './contact-message.ts'

interface TopicFieldProps {
  /** Null until one is chosen: a wrong topic would send the message to the wrong desk. */
  topic: ChosenTopic | null
  error: string | undefined
  onChange: (topic: ChosenTopic) => void
}

/** A select field for the topic. */
export function TopicField({ topic, error, onChange }: TopicFieldProps) {
  const id = useId()
  const field = { id, error }
  return (
    <div className="contact-field">
      <label htmlFor={id}>{m.contact_topic()}</label>
      <select
        id={id}
        name="topic"
        className="field"
        required
        value={topic ?? ''}
        {...describedBy(field)}
        onChange={({ target }) => isTopic(target.value) && onChange(target.value)}
      >
        <option value="" disabled>
          {m.contact_topic_choose()}
        </option>
        {Object.entries(topicLabels).map(([name, label]) => (
          <option key={name} value={name}>
            {label()}
          </option>
        ))}
      </select>
      <FieldMessages {...field} />
    </div>
  )
}
