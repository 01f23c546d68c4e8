import { strToU8, zipSync } from 'fflate'

/** A file in an archive; `name` may contain folders, separated by slashes. */
export interface ZipEntry {
  name: string
  text: string
}

/** A ZIP archive of texts in UTF-8, all with the modification time `at`. */
export function zipOf(entries: ZipEntry[], at: Date): Uint8Array {
  const files = Object.fromEntries(entries.map(({ name, text }) => [name, strToU8(text)]))
  return zipSync(files, { mtime: at })
}
