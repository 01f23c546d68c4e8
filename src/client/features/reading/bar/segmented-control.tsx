import { type MouseEvent, useId } from 'react'

/** Blurs the control after a choice by pointer, so that the arrow keys turn pages again. */
function handleClick(event: MouseEvent<HTMLInputElement>) {
  if (event.detail > 0) event.currentTarget.blur()
}

interface SegmentedOption<Value> {
  value: Value
  label: string
  lang?: string
}

interface SegmentedControlProps<Value extends string> {
  legend: string
  value: Value
  options: readonly SegmentedOption<Value>[]
  onChange: (value: Value) => void
  /** The pointer or the focus enters, before a choice. */
  onApproach?: () => void
}

/** A segmented control: radio buttons side by side. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
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
