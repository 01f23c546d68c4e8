import { useEffect, useEffectEvent } from 'react'
import { m } from '../../../paraglide/messages.js'
import { showToast } from '../../../ui/toast.ts'
import { isOnFileField } from '../stray-files.ts'

/** Takes a PDF that is dropped anywhere on the page beside a field for files. */
export function useDroppedPdf(onFile: (file: File) => void): void {
  const handleDrop = useEffectEvent((event: DragEvent) => {
    const file = event.dataTransfer?.files[0]
    if (!file || isOnFileField(event)) return
    if (/\.pdf$/i.test(file.name)) onFile(file)
    else void showToast(m.draft_drop_only_pdf())
  })
  useEffect(() => {
    const drop = (event: DragEvent) => handleDrop(event)
    document.addEventListener('drop', drop)
    return () => document.removeEventListener('drop', drop)
  }, [])
}
