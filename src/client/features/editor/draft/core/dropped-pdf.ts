import { useEffect, useEffectEvent } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { showToast } from '../../../../ui/toast.ts'
import { isOnFileField } from '../../shared/stray-files.ts'

/** PDFs from which stories were created, by story id, until the desk uploads them. */
const droppedPdfs = new Map<string, File>()

/** Stores the PDF from which a story was created. */
export function storeDroppedPdf(storyId: string, file: File): void {
  droppedPdfs.set(storyId, file)
}

/** The PDF from which a story was created; null if there is none or its upload has started. */
export function findDroppedPdf(storyId: string): File | null {
  return droppedPdfs.get(storyId) ?? null
}

export function removeDroppedPdf(storyId: string): void {
  droppedPdfs.delete(storyId)
}

/** Accepts a PDF that is dropped anywhere on the page, except on a file input. */
export function useDroppedPdf(onFile: (file: File) => void): void {
  const acceptFile = useEffectEvent((event: DragEvent) => {
    const file = event.dataTransfer?.files[0]
    if (!file || isOnFileField(event)) return
    if (/\.pdf$/i.test(file.name)) onFile(file)
    else void showToast(m.draft_drop_only_pdf())
  })
  useEffect(() => {
    const handleDrop = (event: DragEvent) => acceptFile(event)
    document.addEventListener('drop', handleDrop)
    return () => document.removeEventListener('drop', handleDrop)
  }, [])
}
