/** How long an upload may take, and how long its answer is kept. */
export const uploadLifetimeMs = 24 * 3_600_000
/** Files an editor may have on the way at once. */
export const maxOpenUploads = 20
/** Files an editor may begin to send. */
export const uploadLimit = { max: 400, windowSeconds: 3600 }

const labelMaxLength = 150

/** A file's name as a label: without folders and control characters, never a path. */
export function labelOf(fileName: string): string {
  const name = fileName.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = name.replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, '').trim()
  const [, stem = clean, extension = ''] = /^(.*?)(\.\w{1,5})?$/s.exec(clean) ?? []
  return `${stem.slice(0, labelMaxLength) || 'Datei'}${extension}`
}

/** The label of a PDF, as stories have it (spec section 3). */
export const pdfNameOf = (label: string): string => `${label.replace(/\.pdf$/i, '')}.pdf`
