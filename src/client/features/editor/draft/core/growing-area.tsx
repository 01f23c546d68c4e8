import { type ComponentProps, type ReactNode, useId } from 'react'
import { describedBy, FieldMessages } from '../../../../ui/field-messages.tsx'
import '../../shared/editor-forms.css'

interface GrowingAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'value'> {
  label: ReactNode
  value: string
  help?: ReactNode
  /** What must be corrected. */
  error?: ReactNode
}

/** A textarea that grows with its text. */
export function GrowingArea({ label, value, help, error, ...rest }: GrowingAreaProps) {
  const id = useId()
  const messages = { id, help, error }
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      {/* A hidden copy of the text sets the height. */}
      <div className="growing-area" data-text={value}>
        <textarea id={id} className="field" value={value} {...describedBy(messages)} {...rest} />
      </div>
      <FieldMessages {...messages} />
    </div>
  )
}
