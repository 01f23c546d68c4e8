import type { ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../reading/sheet.tsx'
import '../../../ui/radio-rows.css'
import './draft.css'

interface DraftDialogProps {
  heading: string
  onClose: () => void
  children: (close: () => void) => ReactNode
}

/** A question or a small form above the page. */
export function DraftDialog({ heading, onClose, children }: DraftDialogProps) {
  return (
    <Sheet
      heading={heading}
      closeLabel={m.site_close()}
      className="dialog draft-dialog"
      closesBeside={false}
      onClose={onClose}
    >
      {children}
    </Sheet>
  )
}

interface ConfirmDialogProps {
  heading: string
  text: string
  doLabel: string
  /** „Abbrechen“, where nothing else is said. */
  cancelLabel?: string
  onDo: () => void
  onClose: () => void
}

/** Asks before something that readers notice or that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { heading, text, doLabel, cancelLabel = m.draft_cancel(), onDo, onClose } = props
  return (
    <DraftDialog heading={heading} onClose={onClose}>
      {(close) => (
        <>
          <p>{text}</p>
          <div className="draft-buttons">
            <Button
              look="danger"
              onClick={() => {
                close()
                onDo()
              }}
            >
              {doLabel}
            </Button>
            <Button look="plain" onClick={close}>
              {cancelLabel}
            </Button>
          </div>
        </>
      )}
    </DraftDialog>
  )
}
