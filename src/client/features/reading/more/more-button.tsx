import { Ellipsis } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import type { SwitchesProps } from '../view-switches.tsx'

const MoreSheet = lazy(() =>
  import('./more-sheet.tsx').then(({ MoreSheet: Sheet }) => ({ default: Sheet })),
)

/** „⋯“: opens what is wanted now and then; the sheet's code comes when it is first wanted. */
export function MoreButton(props: SwitchesProps) {
  const [isOpen, setOpen] = useState(false)
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
      {isOpen && (
        <Suspense>
          <MoreSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
