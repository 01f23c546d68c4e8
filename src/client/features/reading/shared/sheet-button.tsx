import { type ComponentType, type ReactNode, useState } from 'react'
import { type LazyPart, useLazyPart } from '../../../lib/lazy-part.ts'
import { notifyPartMissing } from './preloaded-parts.ts'

interface SheetButtonProps<SheetProps extends object> {
  label: string
  icon: ReactNode
  sheet: LazyPart<SheetProps>
  children: (Sheet: ComponentType<SheetProps>, onClose: () => void) => ReactNode
}

/** A button of the bar that opens a sheet; the sheet's code loads on demand. */
export function SheetButton<SheetProps extends object>(props: SheetButtonProps<SheetProps>) {
  const { label, icon, sheet, children } = props
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const Sheet = useLazyPart(sheet, isOpen, () => {
    close()
    notifyPartMissing()
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
      {Sheet && children(Sheet, close)}
    </>
  )
}
