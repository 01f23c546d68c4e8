import { Ellipsis } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import type { SwitchesProps } from '../bar/view-switches.tsx'
import { preloadedPart } from '../shared/preloaded-parts.ts'
import { SheetButton } from '../shared/sheet-button.tsx'

const moreSheet = preloadedPart(() => import('./more-sheet.tsx').then((code) => code.MoreSheet))

/** „⋯“: opens the actions and choices without room in the bar. */
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
