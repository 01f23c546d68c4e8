import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { decompress } from 'wawoff2'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Neither Typst nor resvg reads woff2, so the faces are unpacked here once. */
export const fontDirectory = `${root}.cache/fonts`

const faces = [
  'andika/files/andika-latin-400-normal',
  'andika/files/andika-latin-400-italic',
  'andika/files/andika-latin-700-normal',
  'grandstander/files/grandstander-latin-700-normal',
  'grandstander/files/grandstander-latin-800-normal',
]

const unpack = async (face: string) => {
  const target = `${fontDirectory}/${face.split('/').at(-1)}.ttf`
  if (existsSync(target)) return target
  await mkdir(fontDirectory, { recursive: true })
  const packed = await readFile(`${root}node_modules/@fontsource/${face}.woff2`)
  // The result is a window into the decoder's memory, which its next call overwrites.
  const unpacked = Uint8Array.from(await decompress(packed))
  const draft = `${target}.${process.pid}`
  await writeFile(draft, unpacked)
  await rename(draft, target)
  return target
}

const unpackInTurn = async () => {
  const targets: string[] = []
  for (const face of faces) targets.push(await unpack(face))
  return targets
}

let files: Promise<string[]> | undefined

/** Paths of all TrueType faces, unpacked on first use. */
export const fontFiles = () => {
  files ??= unpackInTurn()
  return files
}
