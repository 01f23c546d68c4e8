import { ORPCError } from '@orpc/client'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** What another editor has saved since a form was opened. */
export interface Conflict<Saved> {
  /** Null where the other editor has removed it. */
  current: Saved | null
}

/** The conflict for which the server refused a change; null for any other error. */
export function findConflict<Saved>(error: unknown): Conflict<Saved> | null {
  return error instanceof ORPCError && error.code === 'EDITED_MEANWHILE' ? error.data : null
}

interface EditConflictProps {
  text: string
  actions: { label: string; onClick: () => void; isPrimary?: boolean }[]
  /** Autosave found the conflict: it is announced politely and the focus stays in the text. */
  isPolite?: boolean
  /** The version that is saved now. */
  children?: ReactNode
}

/** Says that another editor has saved first, shows that version and offers actions. */
export function EditConflict({ text, actions, isPolite = false, children }: EditConflictProps) {
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!isPolite) heading.current?.focus()
  }, [isPolite])
  return (
    <Notice tone={isPolite ? 'warning' : 'danger'}>
      <div className="editor-conflict">
        <p ref={heading} tabIndex={-1}>
          {text}
        </p>
        {children}
        {actions.length > 0 && (
          <div className="flex flex-wrap gap-3">
            {actions.map(({ label, onClick, isPrimary }) => (
              <Button key={label} variant={isPrimary ? 'primary' : 'secondary'} onClick={onClick}>
                {label}
              </Button>
            ))}
          </div>
        )}
      </div>
    </Notice>
  )
}
