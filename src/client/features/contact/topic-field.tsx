import { useId } from 'react'
import { m } from '../../paraglide/messages.js'
import { type ChosenTopic, isTopic, topicLabels } from './contact-message.ts'

interface TopicFieldProps {
  topic: ChosenTopic
  onChange: (topic: ChosenTopic) => void
}

/** A select field for the topic. */
export function TopicField({ topic, onChange }: TopicFieldProps) {
  const id = useId()
  return (
    <div className="contact-field">
      <label htmlFor={id}>{m.contact_topic()}</label>
      <select
        id={id}
        className="field"
        value={topic}
        onChange={({ target }) => isTopic(target.value) && onChange(target.value)}
      >
        {Object.entries(topicLabels).map(([name, label]) => (
          <option key={name} value={name}>
            {label()}
          </option>
        ))}
      </select>
    </div>
  )
}
