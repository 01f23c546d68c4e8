import type { ReactNode } from 'react'

interface FieldMessagesProps {
  /** Id of the field. */
  id: string
  help?: ReactNode
  /** The error message; null or undefined if there is none. */
  error?: ReactNode
}

/** `aria-describedby` and `aria-invalid` of a field with messages. */
export function describedBy({ id, help, error }: FieldMessagesProps) {
  const messages = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': messages || undefined }
}

/** Help and error below a field. */
export function FieldMessages({ id, help, error }: FieldMessagesProps) {
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
