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
import type { SharedReleases } from './shared-releases.ts'

const retentionDays = 14
const servedAtFile = 'served-at'
/** Folder of copies from the file store; no release has this id. */
const sharedFolder = 'shared'

export interface AssetHistory {
  /**
   * Stores the files of the served release and the current time, and deletes releases that were not
   * served for 14 days. A failure is logged; the release is served anyway.
   */
  store(): Promise<void>
  /** Folder of the newest stored release that has the file `/static/…`; null where none has. */
  find(pathname: string): Promise<string | null>
}

interface HistoryOptions {
  /** The built client, with `static/` in it. */
  clientDir: string
  dataDir: string
  /** Where several servers share their files; omitted for a single one. */
  shared?: SharedReleases | null
  clock: Clock
  log: Log
}

/**
 * Hashed files of earlier releases, which pages opened before a deploy still request. Every release
 * has its own folder with the time at which it was last served, so that servers that run at the same
 * time never write the same file.
 */
export function createAssetHistory(options: HistoryOptions): AssetHistory {
  const { clientDir, dataDir, shared, clock, log } = options
  const releasesDir = path.join(dataDir, 'releases')

  /** Creates the folder of a release, or updates when it was last served. */
  async function touchFolder(name: string): Promise<string> {
    const folder = path.join(releasesDir, name)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeAtomically(path.join(folder, servedAtFile), (tempFile) =>
      writeFile(tempFile, clock.now().toISOString()),
    )
    return folder
  }

  async function storeServedFiles(): Promise<void> {
    const files = await listFiles(path.join(clientDir, 'static'))
    const id = releaseId(files)
    // Written first, so that no other server deletes an incomplete release.
    const folder = await touchFolder(id)
    const stored = new Set(await listFiles(path.join(folder, 'static')).catch(() => []))
    const createdFolders = new Set<string>()
    for (const file of files) {
      if (stored.has(file)) continue
      const to = path.join(folder, 'static', file)
      const toFolder = path.dirname(to)
      if (!createdFolders.has(toFolder)) await mkdir(toFolder, { recursive: true })
      createdFolders.add(toFolder)
      const from = path.join(clientDir, 'static', file)
      // A hard link, or a copy where the file is on another disk.
      await writeAtomically(to, (tempFile) =>
        link(from, tempFile).catch(() => copyFile(from, tempFile)),
      )
    }
    const names = files.map((file) => `static/${file}`)
    await shared?.store({ id, folder: clientDir, files: names, now: clock.now() })
  }

  async function deleteExpiredReleases(): Promise<void> {
    const oldest = addDays(clock.now(), -retentionDays)
    await shared?.deleteExpired(oldest)
    for (const { folder, servedAt } of await listReleases(releasesDir)) {
      if (servedAt >= oldest) continue
      await rm(folder, { recursive: true, force: true })
      log.info({ event: 'release-forgotten', folder }, 'an earlier release was deleted')
    }
  }

  /** Copies a file of a release that this server never had into a folder beside the others. */
  async function findShared(pathname: string): Promise<string | null> {
    if (!(await shared?.copy(pathname, path.join(releasesDir, sharedFolder)))) return null
    return touchFolder(sharedFolder)
  }

  return {
    async store() {
      try {
        await storeServedFiles()
        await deleteExpiredReleases()
      } catch (error) {
        log.warn({ err: error }, 'files of this release are not stored for the next one')
      }
    },
    async find(pathname) {
      // Only names that a build writes: no path leads out of the folder.
      if (!/^\/static\/([\w-]+\/)?[\w-][\w.-]*$/.test(pathname)) return null
      for (const { folder } of await listReleases(releasesDir).catch(() => [])) {
        if (await exists(path.join(folder, pathname))) return folder
      }
      return findShared(pathname)
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

/** The file names contain hashes of the contents, so they identify the release. */
const releaseId = (files: string[]) =>
  createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16)

/** Every stored release, the most recently served first. */
async function listReleases(releasesDir: string) {
  const names = await readdir(releasesDir)
  const releases = await Promise.all(
    names.map(async (name) => {
      const folder = path.join(releasesDir, name)
      // Another server is creating or deleting a release without this file.
      const servedAt = await readFile(path.join(folder, servedAtFile), 'utf8').catch(() => null)
      return servedAt === null ? [] : [{ folder, servedAt: parseISO(servedAt) }]
    }),
  )
  return releases.flat().sort((a, b) => b.servedAt.getTime() - a.servedAt.getTime())
}

/** Writes a file under a temporary name first, so that it is either complete or missing. */
async function writeAtomically(
  file: string,
  write: (tempFile: string) => Promise<void>,
): Promise<void> {
  const tempFile = path.join(path.dirname(file), `.${randomUUID()}`)
  try {
    await write(tempFile)
    await rename(tempFile, file)
  } finally {
    await rm(tempFile, { force: true })
  }
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )
