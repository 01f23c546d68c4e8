import type { ReactNode } from 'react'
import { m } from '../paraglide/messages.js'
import { Button } from './button.tsx'
import { Sheet } from './sheet.tsx'
import './question-dialog.css'

interface QuestionDialogProps {
  heading: string
  onClose: () => void
  children: (close: () => void) => ReactNode
}

/** A modal dialog with a question or a small form. */
export function QuestionDialog({ heading, onClose, children }: QuestionDialogProps) {
  return (
    <Sheet
      heading={heading}
      closeLabel={m.site_close()}
      className="dialog question-dialog"
      closesOnBackdrop={false}
      onClose={onClose}
    >
      {children}
    </Sheet>
  )
}

interface ConfirmDialogProps {
  heading: string
  text: string
  confirmLabel: string
  /** „Abbrechen“ by default. */
  cancelLabel?: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a change that others notice or that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { heading, text, confirmLabel, cancelLabel = m.draft_cancel(), onConfirm, onClose } = props
  return (
    <QuestionDialog heading={heading} onClose={onClose}>
      {(close) => (
        <>
          <p>{text}</p>
          <div className="flex flex-wrap items-center gap-2">
            <Button
              variant="danger"
              onClick={() => {
                close()
                onConfirm()
              }}
            >
              {confirmLabel}
            </Button>
            <Button variant="plain" onClick={close}>
              {cancelLabel}
            </Button>
          </div>
        </>
      )}
    </QuestionDialog>
  )
}
