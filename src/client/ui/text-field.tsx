import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'children'> {
  label: ReactNode
  help?: ReactNode
  /** What is wrong, in words; null or undefined while nothing is. */
  error?: ReactNode
}

/** Label above, input, help below, error in words beside it. */
export function TextField({ label, help, error, className = '', ...rest }: TextFieldProps) {
  const id = useId()
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={`grid gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <input
        id={id}
        className="field"
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        {...rest}
      />
      {help && (
        <p id={`${id}-help`} className="text-sm text-soft">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-bold text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
