import type { MouseEvent } from 'react'
import { useId } from 'react'

/** After a pointer's choice the arrow keys belong to the pages again, not to the choice. */
function handleClick(event: MouseEvent<HTMLInputElement>) {
  if (event.detail > 0) event.currentTarget.blur()
}

interface SegmentedOption<Value> {
  value: Value
  label: string
  lang?: string
}

interface SegmentedProps<Value extends string> {
  legend: string
  value: Value
  options: readonly SegmentedOption<Value>[]
  onChange: (value: Value) => void
  /** Somebody is about to choose. */
  onApproach?: () => void
}

/** A few choices side by side: radio buttons that look like one piece of paper. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { legend, value, options, onChange, onApproach } = props
  const name = useId()
  return (
    <fieldset className="segmented" onPointerEnter={onApproach} onFocus={onApproach}>
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} lang={option.lang}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            aria-label={option.label}
            onChange={() => onChange(option.value)}
            onClick={handleClick}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
