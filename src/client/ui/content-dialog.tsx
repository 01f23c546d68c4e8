import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

interface ContentDialogProps {
  /** Id of the content; another id replaces the content, null closes. */
  contentId: string | null
  className: string
  labelledBy: string
  /** Accessible name of the button in the corner. */
  closeLabel: string
  /** Called on Escape, the button in the corner or a click outside. */
  onClose: () => void
  children: ReactNode
}

/** A modal dialog whose content may change; each content starts at its top. */
export function ContentDialog(props: ContentDialogProps) {
  const { contentId, className, labelledBy, closeLabel, onClose, children } = props
  const ref = useRef<HTMLDialogElement>(null)
  const isOpen = contentId !== null
  useEffect(() => {
    const dialog = ref.current
    if (isOpen && dialog && !dialog.open) dialog.showModal()
    if (!isOpen) dialog?.close()
  }, [isOpen])
  useEffect(() => {
    const dialog = ref.current
    if (contentId === null || !dialog?.open) return
    // The new content removed the focused link.
    dialog.scrollTo(0, 0)
    if (!dialog.contains(document.activeElement)) dialog.focus()
  }, [contentId])
  return (
    <dialog
      ref={ref}
      className={`paper ${className}`}
      closedby="any"
      tabIndex={-1}
      // The close event of a dialog inside this one reaches it, too.
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
      aria-labelledby={labelledBy}
    >
      {isOpen && (
        <>
          <DialogClose label={closeLabel} onClose={() => ref.current?.close()} />
          {children}
        </>
      )}
    </dialog>
  )
}

/** The round close button in a dialog's corner. */
export function DialogClose({ label, onClose }: { label: string; onClose: () => void }) {
  return (
    <button type="button" className="dialog-close" aria-label={label} onClick={onClose}>
      <X aria-hidden="true" size={26} />
    </button>
  )
}
