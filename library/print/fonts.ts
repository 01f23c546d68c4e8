import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { decompress } from 'wawoff2'
import { cacheDirectory } from '../paths.ts'

/** Folder of the unpacked faces: neither Typst nor resvg reads woff2. */
export const fontDirectory = `${cacheDirectory}/fonts`

const faces = [
  import.meta.resolve('@fontsource/andika/files/andika-latin-400-normal.woff2'),
  import.meta.resolve('@fontsource/andika/files/andika-latin-400-italic.woff2'),
  import.meta.resolve('@fontsource/andika/files/andika-latin-700-normal.woff2'),
  import.meta.resolve('@fontsource/grandstander/files/grandstander-latin-700-normal.woff2'),
  import.meta.resolve('@fontsource/grandstander/files/grandstander-latin-800-normal.woff2'),
]

const unpack = async (face: string) => {
  const target = `${fontDirectory}/${path.basename(face, '.woff2')}.ttf`
  if (existsSync(target)) return target
  await mkdir(fontDirectory, { recursive: true })
  const packed = await readFile(new URL(face))
  // The result is a view of the decoder's memory, which the next call overwrites.
  const unpacked = Uint8Array.from(await decompress(packed))
  const tempFile = `${target}.${process.pid}`
  await writeFile(tempFile, unpacked)
  await rename(tempFile, target)
  return target
}

const unpackAll = async () => {
  const targets: string[] = []
  for (const face of faces) targets.push(await unpack(face))
  return targets
}

let files: Promise<string[]> | undefined

/** Unpacks all faces on first use; returns the paths of the TrueType files. */
export const unpackFonts = () => {
  files ??= unpackAll()
  return files
}
