import { X } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import './sheet.css'
import { useModal } from './use-modal.ts'

interface SheetProps {
  heading: string
  closeLabel: string
  className: string
  /** False where a press outside the sheet would discard typed text. */
  closesOnBackdrop?: boolean
  onClose: () => void
  children: (close: () => void) => ReactNode
}

/** A modal dialog above the page, rendered while it is open; closing restores the focus. */
export function Sheet(props: SheetProps) {
  const { heading, closeLabel, className, closesOnBackdrop = true, onClose, children } = props
  const headingId = useId()
  const ref = useRef<HTMLDialogElement>(null)
  useModal(ref)
  const close = () => ref.current?.close()
  return (
    <dialog
      ref={ref}
      className={`paper ${className}`}
      closedby={closesOnBackdrop ? 'any' : 'closerequest'}
      // The close event of a nested sheet reaches this one, too.
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
      aria-labelledby={headingId}
    >
      <div className="sheet-head">
        <h2 id={headingId}>{heading}</h2>
        <button type="button" className="bar-button" aria-label={closeLabel} onClick={close}>
          <X aria-hidden="true" size={24} />
        </button>
      </div>
      {children(close)}
    </dialog>
  )
}
