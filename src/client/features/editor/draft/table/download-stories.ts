interface StoryFile {
  fileName: string
  markdown: string
}

/** Downloads stories as Markdown: one as a file, several as a ZIP archive. */
export async function downloadStories(files: readonly StoryFile[]): Promise<void> {
  const [first, second] = files
  if (!first) return
  if (!second)
    return download(new Blob([first.markdown], { type: 'text/markdown' }), first.fileName)
  const { strToU8, zipSync } = await import('fflate')
  const zip = zipSync(
    Object.fromEntries(files.map(({ fileName, markdown }) => [fileName, strToU8(markdown)])),
  )
  download(new Blob([new Uint8Array(zip)], { type: 'application/zip' }), 'geschichten.zip')
}

function download(file: Blob, name: string) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // By then the browser has started to read the file.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
