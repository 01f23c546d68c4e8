import type { Child } from '../../../contract/child.ts'
import { m } from '../../paraglide/messages.js'
import './radio-row.css'

const languages = [
  { language: 'de', label: m.story_language_de },
  { language: 'en', label: m.story_language_en },
] as const

interface LanguagesChoiceProps {
  value: Child['languages']
  error: string | null
  onChange: (languages: Child['languages']) => void
}

/** The languages of a child's stories: at least one. */
export function LanguagesChoice({ value, error, onChange }: LanguagesChoiceProps) {
  const toggle = (language: 'de' | 'en') =>
    onChange(
      value.includes(language) ? value.filter((one) => one !== language) : [...value, language],
    )
  return (
    <fieldset className="child-row" aria-describedby={error ? 'child-languages-error' : undefined}>
      <legend>{m.child_languages()}</legend>
      <div className="child-options">
        {languages.map(({ language, label }) => (
          <label key={language} className="child-option">
            <input
              type="checkbox"
              name="languages"
              checked={value.includes(language)}
              onChange={() => toggle(language)}
            />
            <span>{label()}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id="child-languages-error" className="text-sm font-bold text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
