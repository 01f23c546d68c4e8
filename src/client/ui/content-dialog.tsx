import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'

interface ContentDialogProps {
  /** Id of what is shown; another one takes the place of the first, null closes. */
  contentId: string | null
  className: string
  labelledBy: string
  /** What the round button in the corner says. */
  closeLabel: string
  /** Escape, the round button or a click beside the dialog. */
  onClose: () => void
  children: ReactNode
}

/** A modal dialog that shows one thing after the other, each from its top. */
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
    // Something else has taken the dialog, and with it the link that led there.
    dialog.scrollTo(0, 0)
    if (!dialog.contains(document.activeElement)) dialog.focus()
  }, [contentId])
  return (
    <dialog
      ref={ref}
      className={`paper ${className}`}
      closedby="any"
      tabIndex={-1}
      onClose={onClose}
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

/** The round button in a dialog's corner that closes it. */
export function DialogClose({ label, onClose }: { label: string; onClose: () => void }) {
  return (
    <button type="button" className="dialog-close" aria-label={label} onClick={onClose}>
      <X aria-hidden="true" size={26} />
    </button>
  )
}
