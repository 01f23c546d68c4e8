import { useId } from 'react'
import './choice-row.css'

interface ChoiceRowProps<Value extends string> {
  legend: string
  hint?: string
  value: Value
  options: readonly { value: Value; label: string; lang?: string; hasSwatch?: boolean }[]
  onChange: (value: Value) => void
}

/** One setting: radio buttons that look like cards and wrap in a narrow window. */
export function ChoiceRow<Value extends string>(props: ChoiceRowProps<Value>) {
  const { legend, hint, value, options, onChange } = props
  const name = useId()
  return (
    <fieldset className="choice-row">
      <legend>{legend}</legend>
      {hint && <p className="text-sm text-soft">{hint}</p>}
      <div>
        {options.map((option) => (
          <label key={option.value} lang={option.lang}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span data-swatch={option.hasSwatch ? option.value : undefined}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
