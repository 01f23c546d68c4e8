import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Opens a dialog as modal once it is rendered and in the document, which a first page may enter later. */
export function useModal(ref: RefObject<HTMLDialogElement | null>, onOpen?: () => void): void {
  const handleOpen = useEffectEvent(() => onOpen?.())
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const open = () => {
      if (!dialog.isConnected) return
      observer.disconnect()
      if (!dialog.open) dialog.showModal()
      handleOpen()
    }
    const observer = new MutationObserver(open)
    observer.observe(document.body, { childList: true })
    open()
    return () => observer.disconnect()
  }, [ref])
}
