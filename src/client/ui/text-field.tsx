import { type ComponentProps, type ReactNode, useId } from 'react'
import { describedBy, FieldMessages } from './field-messages.tsx'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'children'> {
  label: ReactNode
  help?: ReactNode
  /** The error message; null or undefined if there is none. */
  error?: ReactNode
}

/** Label, input, help and error. */
export function TextField({ label, help, error, className = '', ...rest }: TextFieldProps) {
  const id = useId()
  const field = { id, help, error }
  return (
    <div className={`grid gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <input id={id} className="field" {...describedBy(field)} {...rest} />
      <FieldMessages {...field} />
    </div>
  )
}
