import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { generatedDirectory } from './story-source.ts'

/** Fingerprint of each finished job, by its name. */
export type Manifest = Record<string, string>

const file = `${generatedDirectory}/manifest.json`

/** The keys of what has been rendered; empty before the first build. */
export const readManifest = async (): Promise<Manifest> =>
  existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Manifest) : {}

/** Writes the manifest in the order of its names, so that differences stay readable. */
export const writeManifest = (manifest: Manifest) => {
  mkdirSync(generatedDirectory, { recursive: true })
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)))
  // Neither an interrupted build nor a second core leaves half a manifest.
  const next = `${file}.next`
  writeFileSync(next, `${JSON.stringify(sorted, null, 2)}\n`)
  renameSync(next, file)
}

/** Whether files exist and were made from the same source. */
export const isCurrent = (
  { name, key, outputs }: { name: string; key: string; outputs: readonly string[] },
  manifest: Manifest,
) => manifest[name] === key && outputs.every((file) => existsSync(`${generatedDirectory}/${file}`))
