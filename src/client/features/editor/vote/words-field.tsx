import { useId } from 'react'
import { m } from '../../../paraglide/messages.js'
import type { TypedWords } from './poll-draft.ts'

interface WordsFieldProps {
  name: string
  label: string
  help?: string
  maxLength: number
  words: TypedWords
  /** The German text is missing. */
  isWrong: boolean
  onChange: (words: TypedWords) => void
}

/** A text in German and, where one likes, in English; it grows with what is typed. */
export function WordsField(props: WordsFieldProps) {
  const { name, label, help, maxLength, words, isWrong, onChange } = props
  const id = useId()
  const described = [help && `${id}-help`, isWrong && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="words-field">
      {(['de', 'en'] as const).map((language) => (
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
            value={words[language]}
            aria-invalid={(language === 'de' && isWrong) || undefined}
            aria-describedby={(language === 'de' && described) || undefined}
            // The text is one line, however it wraps.
            onChange={({ target }) =>
              onChange({ ...words, [language]: target.value.replace(/\s*\n\s*/g, ' ') })
            }
          />
          {language === 'de' && isWrong && (
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
