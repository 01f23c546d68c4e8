import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { describedBy, FieldNotes } from './field-notes.tsx'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'children'> {
  label: ReactNode
  help?: ReactNode
  /** What is wrong, in words; null or undefined while nothing is. */
  error?: ReactNode
}

/** Label above, input, help below, error in words beside it. */
export function TextField({ label, help, error, className = '', ...rest }: TextFieldProps) {
  const id = useId()
  const notes = { id, help, error }
  return (
    <div className={`grid gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <input id={id} className="field" {...describedBy(notes)} {...rest} />
      <FieldNotes {...notes} />
    </div>
  )
}
