import type { ReactNode } from 'react'
import { useState } from 'react'
import type { LatePart } from './late-part.ts'
import { tellPartMissing, useLatePart } from './late-part.ts'

interface SheetButtonProps<Sheet> {
  label: string
  icon: ReactNode
  sheet: LatePart<Sheet>
  children: (Sheet: Sheet, onClose: () => void) => ReactNode
}

/** A button of the bar that opens a sheet; the sheet's code comes when it is first wanted. */
export function SheetButton<Sheet>({ label, icon, sheet, children }: SheetButtonProps<Sheet>) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const part = useLatePart(sheet, isOpen, () => {
    close()
    tellPartMissing()
  })
  return (
    <>
      <button
        type="button"
        className="bar-button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {icon}
      </button>
      {part && children(part, close)}
    </>
  )
}
