import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { generatedDirectory } from '../paths.ts'

/** Key of each finished job, by the job's name; the key is a hash of all inputs. */
export type Manifest = Record<string, string>

const file = `${generatedDirectory}/manifest.json`

/** Reads the manifest; empty before the first build. */
export const readManifest = async (): Promise<Manifest> =>
  existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Manifest) : {}

/** Writes the manifest sorted by name, for readable diffs. */
export const writeManifest = (manifest: Manifest) => {
  mkdirSync(generatedDirectory, { recursive: true })
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)))
  // Rename is atomic: no interrupted or parallel build leaves half a manifest.
  const tempFile = `${file}.next`
  writeFileSync(tempFile, `${JSON.stringify(sorted, null, 2)}\n`)
  renameSync(tempFile, file)
}

/** Whether a job's files exist and are up to date. */
export const isCurrent = (
  { name, key, outputs }: { name: string; key: string; outputs: readonly string[] },
  manifest: Manifest,
) => manifest[name] === key && outputs.every((file) => existsSync(`${generatedDirectory}/${file}`))
