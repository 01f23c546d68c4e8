import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { describedBy, FieldNotes } from '../../../ui/field-notes.tsx'
import './draft.css'

interface GrowingAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'value'> {
  label: ReactNode
  value: string
  help?: ReactNode
  /** What is wrong, in words; null while nothing is. */
  error?: ReactNode
}

/** A text field as high as its text. */
export function GrowingArea({ label, value, help, error, ...rest }: GrowingAreaProps) {
  const id = useId()
  const notes = { id, help, error }
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      {/* The copy of the text below the field makes the room for it. */}
      <div className="growing-area" data-text={value}>
        <textarea id={id} className="field" value={value} {...describedBy(notes)} {...rest} />
      </div>
      <FieldNotes {...notes} />
    </div>
  )
}
