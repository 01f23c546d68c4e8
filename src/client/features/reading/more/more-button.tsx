import { Ellipsis } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { latePart } from '../late-part.ts'
import { SheetButton } from '../sheet-button.tsx'
import type { SwitchesProps } from '../view-switches.tsx'

const moreSheet = latePart(() => import('./more-sheet.tsx').then((code) => code.MoreSheet))

/** „⋯“: opens what is wanted now and then. */
export function MoreButton(props: SwitchesProps) {
  return (
    <SheetButton
      label={m.reader_more()}
      icon={<Ellipsis aria-hidden="true" size={26} strokeWidth={2.5} />}
      sheet={moreSheet}
    >
      {(Sheet, onClose) => <Sheet {...props} onClose={onClose} />}
    </SheetButton>
  )
}
