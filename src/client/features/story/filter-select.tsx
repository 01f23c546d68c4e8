import { ChevronDown } from 'lucide-react'
import { useId } from 'react'

interface FilterSelectProps {
  label: string
  /** The chosen option; empty for the first, which filters nothing. */
  value: string
  /** What each value is called, in order. */
  options: readonly (readonly [value: string, label: string])[]
  onChange: (value: string) => void
}

/** A native select in the look of the fields. */
export function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  const id = useId()
  return (
    <div className="flex min-w-0 items-center gap-3">
      <label htmlFor={id} className="text-sm font-bold">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          className="field appearance-none truncate pr-9 max-sm:text-sm"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          size={22}
          className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2"
        />
      </div>
    </div>
  )
}
