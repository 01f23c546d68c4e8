import { useId } from 'react'

interface SelectFieldProps {
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChange: (value: string) => void
  /** Label and select are on one line, as in a row of filters. */
  isInline?: boolean
}

/** A native select with its label. */
export function SelectField({ label, value, options, onChange, isInline }: SelectFieldProps) {
  const id = useId()
  return (
    <div className={isInline ? 'flex min-w-0 items-center gap-3' : 'grid min-w-0 gap-1.5'}>
      <label
        htmlFor={id}
        className={isInline ? 'whitespace-nowrap text-sm font-bold' : 'font-bold'}
      >
        {label}
      </label>
      <select
        id={id}
        className={isInline ? 'field truncate max-sm:text-sm' : 'field'}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
