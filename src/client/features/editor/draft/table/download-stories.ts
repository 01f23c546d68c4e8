interface StoryFile {
  fileName: string
  markdown: string
}

/** Saves stories as Markdown: one as it is, several in a ZIP file. */
export async function downloadStories(files: readonly StoryFile[]): Promise<void> {
  const [first, second] = files
  if (!first) return
  if (!second) return offer(new Blob([first.markdown], { type: 'text/markdown' }), first.fileName)
  const { strToU8, zipSync } = await import('fflate')
  const zip = zipSync(
    Object.fromEntries(files.map(({ fileName, markdown }) => [fileName, strToU8(markdown)])),
  )
  offer(new Blob([new Uint8Array(zip)], { type: 'application/zip' }), 'geschichten.zip')
}

function offer(file: Blob, name: string) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has begun to read it by the next turn of its clock.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
