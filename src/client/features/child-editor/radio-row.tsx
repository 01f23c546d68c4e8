import { type ReactNode, useId } from 'react'
import { describedBy, FieldMessages } from '../../ui/field-messages.tsx'
import './radio-row.css'

interface RadioRowProps<Value extends string | number> {
  legend: string
  help?: ReactNode
  /** The error message; null or undefined if there is none. */
  error?: ReactNode
  value: Value
  options: { value: Value; label: ReactNode }[]
  onChange: (value: Value) => void
  className?: string
}

/** Radio buttons side by side; the arrow keys move between them. */
export function RadioRow<Value extends string | number>(props: RadioRowProps<Value>) {
  const { legend, help, error, value, options, onChange, className = '' } = props
  const id = useId()
  return (
    <fieldset className={`child-row ${className}`} {...describedBy({ id, help, error })}>
      <legend>{legend}</legend>
      <div className="child-options">
        {options.map((option) => (
          <label key={option.value} className="child-option">
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldMessages id={id} help={help} error={error} />
    </fieldset>
  )
}
