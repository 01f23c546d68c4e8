import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import type { PictureJob } from './picture-job.ts'
import { jobKey } from './picture-job.ts'
import { generatedDirectory } from './story-source.ts'

/** Fingerprint of each finished job, by its name. */
export type Manifest = Record<string, string>

const file = `${generatedDirectory}/manifest.json`

/** The keys of what has been rendered; empty before the first build. */
export const readManifest = async (): Promise<Manifest> =>
  existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Manifest) : {}

/** Writes the manifest in the order of its names, so that differences stay readable. */
export const writeManifest = async (manifest: Manifest) => {
  await mkdir(generatedDirectory, { recursive: true })
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)))
  await writeFile(file, `${JSON.stringify(sorted, null, 2)}\n`)
}

/** Whether files exist and were made from the same source. */
export const isCurrent = (
  { name, key, outputs }: { name: string; key: string; outputs: readonly string[] },
  manifest: Manifest,
) => manifest[name] === key && outputs.every((file) => existsSync(`${generatedDirectory}/${file}`))

/** Whether a job's files exist and were made from the same drawing. */
export const isFresh = (job: PictureJob, manifest: Manifest) =>
  isCurrent(
    { name: job.name, key: jobKey(job), outputs: job.outputs.map(({ file }) => file) },
    manifest,
  )
