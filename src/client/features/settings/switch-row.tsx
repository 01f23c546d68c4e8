import { useId } from 'react'

interface SwitchRowProps {
  label: string
  help: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** A switch with label and help. */
export function SwitchRow({ label, help, isOn, onChange }: SwitchRowProps) {
  const id = useId()
  return (
    <label className="switch-row">
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-help`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        <span id={`${id}-label`} className="block font-bold">
          {label}
        </span>
        <span id={`${id}-help`} className="block text-sm text-soft">
          {help}
        </span>
      </span>
      <span aria-hidden="true" />
    </label>
  )
}
