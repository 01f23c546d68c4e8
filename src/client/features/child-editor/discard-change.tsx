import { useEffect, useId, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'

interface DiscardChangeProps {
  onDiscard: () => void
  onClose: () => void
}

/** Asks before what is typed in a child's form is lost. */
export function DiscardChange({ onDiscard, onClose }: DiscardChangeProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  useEffect(() => {
    if (ref.current && !ref.current.open) ref.current.showModal()
  }, [])
  const close = () => ref.current?.close()
  return (
    <dialog
      ref={ref}
      className="paper dialog child-remove"
      closedby="any"
      aria-labelledby={headingId}
      onClose={onClose}
    >
      <h2 id={headingId}>{m.editor_leave_heading()}</h2>
      <p>{m.child_discard_text()}</p>
      <div className="child-remove-buttons">
        <Button onClick={close}>{m.editor_leave_stay()}</Button>
        <Button
          variant="danger"
          onClick={() => {
            close()
            onDiscard()
          }}
        >
          {m.child_discard()}
        </Button>
      </div>
    </dialog>
  )
}
