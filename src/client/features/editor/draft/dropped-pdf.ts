/** PDFs that made new stories, until their desks have sent them. */
const dropped = new Map<string, File>()

/** Keeps the PDF that a story was made for. */
export function keepDropped(storyId: string, file: File): void {
  dropped.set(storyId, file)
}

/** The PDF that a story was made for; null where there is none or it has been sent. */
export function findDropped(storyId: string): File | null {
  return dropped.get(storyId) ?? null
}

export function forgetDropped(storyId: string): void {
  dropped.delete(storyId)
}
