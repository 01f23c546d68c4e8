import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { ParentGate } from './parent-gate.tsx'

interface GateDialogProps {
  text?: string
  onPassed: () => void
  /** Escape or the way back. */
  onBack: () => void
  backLabel: string
}

/** The gate over an open page, whose typed texts wait behind it; another page ends it. */
export function GateDialog(props: GateDialogProps) {
  const { onBack } = props
  const ref = useRef<HTMLDialogElement>(null)
  const { pathname } = useLocation()
  const openedAt = useRef(pathname)
  useEffect(() => {
    if (ref.current && !ref.current.open) ref.current.showModal()
  }, [])
  useEffect(() => {
    if (openedAt.current !== pathname) onBack()
  }, [pathname, onBack])
  return (
    <dialog
      ref={ref}
      className="full-layer night"
      onCancel={(event) => {
        event.preventDefault()
        onBack()
      }}
    >
      <ParentGate headingLevel="h2" {...props} />
    </dialog>
  )
}
