import { useEffect } from 'react'

/** Whether the target of a drop is a file input. */
export function isOnFileField({ target }: DragEvent): boolean {
  return target instanceof HTMLInputElement && target.type === 'file'
}

/** Prevents the browser from navigating to a file that is dropped beside a file input. */
export function useStrayFilePrevention(): void {
  useEffect(() => {
    const prevent = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') && !isOnFileField(event)) {
        event.preventDefault()
      }
    }
    document.addEventListener('dragover', prevent)
    document.addEventListener('drop', prevent)
    return () => {
      document.removeEventListener('dragover', prevent)
      document.removeEventListener('drop', prevent)
    }
  }, [])
}
