import { type ComponentProps, type ReactNode, useId } from 'react'
import { describedBy, FieldMessages } from './field-messages.tsx'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'children'> {
  label: ReactNode
  help?: ReactNode
}

/** Label, text of several lines and help. */
export function TextArea({ label, help, className = '', ...rest }: TextAreaProps) {
  const id = useId()
  const field = { id, help }
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <textarea id={id} className="field" rows={4} {...describedBy(field)} {...rest} />
      <FieldMessages {...field} />
    </div>
  )
}
