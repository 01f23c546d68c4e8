import type { ReactNode } from 'react'

interface FieldNotes {
  /** Of the field. */
  id: string
  help?: ReactNode
  /** What is wrong, in words; null or undefined while nothing is. */
  error?: ReactNode
}

/** What `aria-describedby` and `aria-invalid` of a field say, with its notes below it. */
export function describedBy({ id, help, error }: FieldNotes) {
  const notes = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': notes || undefined }
}

/** The help below a field, and what is wrong with it. */
export function FieldNotes({ id, help, error }: FieldNotes) {
  return (
    <>
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
    </>
  )
}
