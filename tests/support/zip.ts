import { strFromU8, unzipSync } from 'fflate'

/** The texts in a ZIP archive by their names. */
export function unzip(archive: Uint8Array): Map<string, string> {
  const files = Object.entries(unzipSync(archive))
  return new Map(files.map(([name, bytes]) => [name, strFromU8(bytes)]))
}
