import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { ParentGate } from './parent-gate.tsx'

type GateDialogProps = Omit<ComponentProps<typeof ParentGate>, 'headingLevel'>

/** The gate over an open page, which keeps its typed text; Escape and navigation close the dialog. */
export function GateDialog(props: GateDialogProps) {
  const { onBack } = props
  const ref = useRef<HTMLDialogElement>(null)
  const { pathname } = useLocation()
  const openedPath = useRef(pathname)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog && !dialog.open) dialog.showModal()
    // While it is still in the page, so that the browser returns the focus.
    return () => dialog?.close()
  }, [])
  useEffect(() => {
    if (openedPath.current !== pathname) onBack()
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
