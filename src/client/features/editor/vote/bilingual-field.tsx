import { useId } from 'react'
import { languages } from '../../../../contract/languages.ts'
import { m } from '../../../paraglide/messages.js'
import type { BilingualText } from './poll-draft.ts'

interface BilingualFieldProps {
  name: string
  label: string
  help?: string
  maxLength: number
  value: BilingualText
  /** Marks the German text as missing. */
  isMissing: boolean
  onChange: (value: BilingualText) => void
}

/** A text in German and optionally in English, in fields that grow with it. */
export function BilingualField(props: BilingualFieldProps) {
  const { name, label, help, maxLength, value, isMissing, onChange } = props
  const id = useId()
  const descriptionIds = [help && `${id}-help`, isMissing && `${id}-error`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className="bilingual-field">
      {languages.map((language) => (
        <div key={language} className="grid content-start gap-1.5">
          <label htmlFor={`${id}-${language}`} className="font-bold">
            {language === 'de'
              ? m.editor_vote_german({ field: label })
              : m.editor_vote_english({ field: label })}
          </label>
          <textarea
            id={`${id}-${language}`}
            name={`${name}-${language}`}
            lang={language}
            className="field"
            rows={1}
            maxLength={maxLength}
            value={value[language]}
            aria-invalid={(language === 'de' && isMissing) || undefined}
            aria-describedby={(language === 'de' && descriptionIds) || undefined}
            // The text has no line breaks.
            onChange={({ target }) =>
              onChange({ ...value, [language]: target.value.replace(/\s*\n\s*/g, ' ') })
            }
          />
          {language === 'de' && isMissing && (
            <p id={`${id}-error`} className="text-sm font-bold text-danger">
              {m.editor_vote_german_missing()}
            </p>
          )}
        </div>
      ))}
      {help && (
        <p id={`${id}-help`} className="text-sm text-soft">
          {help}
        </p>
      )}
    </div>
  )
}
