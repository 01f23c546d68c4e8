import { useEffect } from 'react'

/** Whether something is dropped onto a field that takes files itself. */
export function isOnFileField({ target }: DragEvent): boolean {
  return target instanceof HTMLInputElement && target.type === 'file'
}

/** Keeps the browser from opening a file in place of the page when it is dropped beside its field. */
export function useStrayFiles(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') && !isOnFileField(event)) {
        event.preventDefault()
      }
    }
    document.addEventListener('dragover', refuse)
    document.addEventListener('drop', refuse)
    return () => {
      document.removeEventListener('dragover', refuse)
      document.removeEventListener('drop', refuse)
    }
  }, [])
}
