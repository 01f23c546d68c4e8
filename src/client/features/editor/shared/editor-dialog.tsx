import type { ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../reading/shared/sheet.tsx'
import '../../../ui/radio-rows.css'
import './editor-forms.css'

interface EditorDialogProps {
  heading: string
  onClose: () => void
  children: (close: () => void) => ReactNode
}

/** A modal dialog with a question or a small form. */
export function EditorDialog({ heading, onClose, children }: EditorDialogProps) {
  return (
    <Sheet
      heading={heading}
      closeLabel={m.site_close()}
      className="dialog draft-dialog"
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

/** Asks before a change that readers notice or that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { heading, text, confirmLabel, cancelLabel = m.draft_cancel(), onConfirm, onClose } = props
  return (
    <EditorDialog heading={heading} onClose={onClose}>
      {(close) => (
        <>
          <p>{text}</p>
          <div className="draft-buttons">
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
    </EditorDialog>
  )
}
