import { createHash, randomUUID } from 'node:crypto'
import {
  access,
  copyFile,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises'
import path from 'node:path'
import { addDays, parseISO } from 'date-fns'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'

const keptDays = 14
const noteName = 'served-at'

export interface AssetHistory {
  /**
   * Keeps the files of the release that is served, says when that was, and forgets releases that
   * nobody has served for 14 days. What fails is logged: the release itself is served all the same.
   */
  keep(): Promise<void>
  /** The newest kept release, as a folder, that has the file `/static/…`; null where none has. */
  find(pathname: string): Promise<string | null>
}

interface HistoryOptions {
  /** The built client, with `static/` in it. */
  clientDir: string
  dataDir: string
  clock: Clock
  log: Log
}

/**
 * Hashed files of former releases, which pages opened before a deploy still ask for. Every release
 * has a folder of its own, so that servers that start, stop and sweep at once never touch the same
 * file, with a note of when it was last served.
 */
export function createAssetHistory(options: HistoryOptions): AssetHistory {
  const { clientDir, dataDir, clock, log } = options
  const releasesDir = path.join(dataDir, 'releases')

  async function keepServed(): Promise<void> {
    const files = await listFiles(path.join(clientDir, 'static'))
    const folder = path.join(releasesDir, releaseId(files))
    // The note comes first: no other server removes what is only half there.
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await putAtOnce(path.join(folder, noteName), (draft) =>
      writeFile(draft, clock.now().toISOString()),
    )
    const kept = new Set(await listFiles(path.join(folder, 'static')).catch(() => []))
    const made = new Set<string>()
    for (const file of files) {
      if (kept.has(file)) continue
      const to = path.join(folder, 'static', file)
      if (!made.has(path.dirname(to))) await mkdir(path.dirname(to), { recursive: true })
      made.add(path.dirname(to))
      const from = path.join(clientDir, 'static', file)
      // A second name for the file; a copy where it lies on another disk.
      await putAtOnce(to, (draft) => link(from, draft).catch(() => copyFile(from, draft)))
    }
  }

  async function forgetPast(): Promise<void> {
    const oldest = addDays(clock.now(), -keptDays)
    for (const { folder, servedAt } of await listReleases(releasesDir)) {
      if (servedAt >= oldest) continue
      await rm(folder, { recursive: true, force: true })
      log.info({ event: 'release-forgotten', folder }, 'a former release was removed')
    }
  }

  return {
    async keep() {
      try {
        await keepServed()
        await forgetPast()
      } catch (error) {
        log.warn({ err: error }, 'files of this release are not kept for the next one')
      }
    },
    async find(pathname) {
      // Only what a build can have written: nothing above or beside its folder.
      if (!/^\/static\/([\w-]+\/)?[\w-][\w.-]*$/.test(pathname)) return null
      for (const { folder } of await listReleases(releasesDir).catch(() => [])) {
        if (await exists(path.join(folder, pathname))) return folder
      }
      return null
    },
  }
}

/** Names of all files below a folder, relative to it. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
}

/** The names hold hashes of the contents, so they name the release. */
const releaseId = (files: string[]) =>
  createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16)

/** Every kept release, the last served first. */
async function listReleases(releasesDir: string) {
  const names = await readdir(releasesDir)
  const releases = await Promise.all(
    names.map(async (name) => {
      const folder = path.join(releasesDir, name)
      // One without a note is just being made or removed by another server.
      const note = await readFile(path.join(folder, noteName), 'utf8').catch(() => null)
      return note === null ? [] : [{ folder, servedAt: parseISO(note) }]
    }),
  )
  return releases.flat().sort((a, b) => b.servedAt.getTime() - a.servedAt.getTime())
}

/** Makes a file under another name first, so that it is there whole or not at all. */
async function putAtOnce(file: string, make: (draft: string) => Promise<void>): Promise<void> {
  const draft = path.join(path.dirname(file), `.${randomUUID()}`)
  try {
    await make(draft)
    await rename(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )
