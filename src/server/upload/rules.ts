/** How long an upload may take, and how long its result is stored. */
export const uploadLifetimeMs = 24 * 3_600_000
/** Most open uploads of one editor. */
export const maxOpenUploads = 20
/** Uploads that one editor may start. */
export const uploadLimit = { max: 400, windowSeconds: 3600 }

const labelMaxLength = 150

/** A label from a file name, without folders and control characters; not for use as a path. */
export function labelOf(fileName: string): string {
  const name = fileName.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = name.replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, '').trim()
  const [, stem = clean, extension = ''] = /^(.*?)(\.\w{1,5})?$/s.exec(clean) ?? []
  return `${stem.slice(0, labelMaxLength) || 'Datei'}${extension}`
}

/** The file name of a PDF in stories, from its label (spec 3.60). */
export const pdfNameOf = (label: string): string => `${label.replace(/\.pdf$/i, '')}.pdf`
