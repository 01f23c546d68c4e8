import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import './sheet.css'

interface SheetProps {
  heading: string
  closeLabel: string
  className: string
  /** False where something was written that a touch beside the sheet would throw away. */
  closesBeside?: boolean
  onClose: () => void
  children: (close: () => void) => ReactNode
}

/** What opens above the story: to be shown while it is open; closing gives the focus back. */
export function Sheet(props: SheetProps) {
  const { heading, closeLabel, className, closesBeside = true, onClose, children } = props
  const headingId = useId()
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (ref.current && !ref.current.open) ref.current.showModal()
  }, [])
  const close = () => ref.current?.close()
  return (
    <dialog
      ref={ref}
      className={`paper ${className}`}
      closedby={closesBeside ? 'any' : 'closerequest'}
      // A sheet above this one tells its own end here as well.
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
