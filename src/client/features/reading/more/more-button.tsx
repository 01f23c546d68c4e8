import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { latePart, tellPartMissing, useLatePart } from '../late-part.ts'
import type { SwitchesProps } from '../view-switches.tsx'

const moreSheet = latePart(() => import('./more-sheet.tsx').then((code) => code.MoreSheet))

/** „⋯“: opens what is wanted now and then; the sheet's code comes when it is first wanted. */
export function MoreButton(props: SwitchesProps) {
  const [isOpen, setOpen] = useState(false)
  const Sheet = useLatePart(moreSheet, isOpen, () => {
    setOpen(false)
    tellPartMissing()
  })
  return (
    <>
      <button
        type="button"
        className="bar-button"
        aria-label={m.reader_more()}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Ellipsis aria-hidden="true" size={26} strokeWidth={2.5} />
      </button>
      {Sheet && <Sheet {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
