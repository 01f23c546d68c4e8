import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { languages } from '../contract/languages.ts'
import type { Database } from './db/client.ts'
import { findLibraryHash, loadLibraryStory } from './draft/library.ts'
import { LibraryStory } from './draft/library-file.ts'
import type { LoadedFile, LoadedStory } from './draft/library-story.ts'
import type { FileStore } from './files/file-store.ts'
import type { Clock } from './platform/clock.ts'
import type { Log } from './platform/log.ts'

/** What loading the library needs. */
export interface SeedDependencies {
  db: Database
  files: FileStore
  clock: Clock
  log: Log
  /** Folder with one folder per built story. */
  libraryDir: string
  /** Milliseconds before failed stories are tried again. */
  retryMs?: number
}

const retries = 3

/** The running load of the library into the database. */
export interface Seeding {
  /** Resolves after the attempt to load the first story, or where there is none. */
  first: Promise<void>
  /** Resolves after the last attempt to load a story. */
  done: Promise<void>
  /** Whether every story was tried once; false after an early stop. */
  isDone(): boolean
  /** Stops after the current story; the next start loads the others. */
  stop(): Promise<void>
}

/**
 * Loads the built library into database and file store, story by story. A story whose content is already
 * stored costs one query, as the build writes the hash of a folder into its `.hash`; files are stored before
 * the rows that name them. The library does not overwrite what editors have changed. A story that cannot be
 * loaded does not stop the others, and is tried again a few times.
 */
export function startSeeding(dependencies: SeedDependencies): Seeding {
  const { log, libraryDir, retryMs = 5_000 } = dependencies
  const first = Promise.withResolvers<void>()
  const stopping = new AbortController()
  let isDone = false
  /** Loads stories one after the other; returns those that could not be loaded. */
  const seedAll = async (stories: readonly string[]) => {
    const failed: string[] = []
    for (const [index, storyId] of stories.entries()) {
      if (stopping.signal.aborted) return []
      const progress = `${index + 1} of ${stories.length}`
      if (!(await trySeeding(dependencies, storyId, progress))) failed.push(storyId)
      first.resolve()
    }
    return failed
  }
  const run = async () => {
    const folders = await readdir(libraryDir, { withFileTypes: true }).catch(() => [])
    const stories = folders
      .filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
      .map(({ name }) => name)
    if (stories.length === 0) log.warn({ libraryDir }, 'no stories to load: npm run build')
    let failed = await seedAll(stories)
    isDone = !stopping.signal.aborted
    // The database may have been unreachable for a moment.
    for (let retry = 1; retry <= retries && failed.length > 0; retry++) {
      await delay(retryMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      failed = await seedAll(failed)
    }
  }
  const done = run().finally(() => first.resolve())
  return {
    first: first.promise,
    done,
    isDone: () => isDone,
    async stop() {
      stopping.abort()
      await done
    },
  }
}

/** Loads one story and logs the result; false where it could not be loaded. */
async function trySeeding(
  dependencies: SeedDependencies,
  storyId: string,
  progress: string,
): Promise<boolean> {
  const { log } = dependencies
  try {
    const outcome = await seedStory(dependencies, storyId)
    if (outcome) log.info({ storyId, progress }, outcome)
    return true
  } catch (error) {
    log.error({ err: error, storyId, progress }, 'story could not be loaded')
    return false
  }
}

/** Loads one story if it is new or has changed; returns a message for the log, or null. */
export async function seedStory(
  { db, files, clock, libraryDir }: SeedDependencies,
  storyId: string,
) {
  const folder = path.join(libraryDir, storyId)
  const libraryHash = await readFile(path.join(folder, '.hash'), 'utf8')
  const storedHash = await findLibraryHash(db, storyId)
  if (storedHash === 'edited') return 'story left as the editors have it'
  if (storedHash === libraryHash) return null
  const loaded = await readStoryFolder(folder, files, libraryHash)
  return (await loadLibraryStory(db, loaded, clock.now())) ? 'story loaded' : null
}

/** Media types of the files in a story's folder, by extension; other files are ignored. */
const contentTypes: Record<string, string> = {
  avif: 'image/avif',
  pdf: 'application/pdf',
  json: 'application/json',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  vtt: 'text/vtt',
}
const extensionOf = (name: string) => path.extname(name).slice(1)
const isLibraryFile = (name: string) => extensionOf(name) in contentTypes

const pictureName = new RegExp(`^(cover\\.(?:${languages.join('|')})|p\\d+)\\.(\\d+)\\.avif$`)

async function readStoryFolder(
  folder: string,
  files: FileStore,
  libraryHash: string,
): Promise<LoadedStory> {
  const source = JSON.parse(await readFile(path.join(folder, 'story.json'), 'utf8'))
  const story = LibraryStory.parse(source)
  const pictures: LoadedStory['pictures'] = []
  const others: LoadedStory['files'] = {}
  for (const name of (await readdir(folder)).filter(isLibraryFile)) {
    if (name === 'story.json') continue
    const extension = extensionOf(name)
    const stored = await files.put(await readFile(path.join(folder, name)), extension)
    const file: LoadedFile = { ...stored, contentType: contentTypes[extension] ?? '' }
    const [, picture, width] = pictureName.exec(name) ?? []
    if (picture && width) pictures.push({ name: picture, widthPx: Number(width), file })
    else if (extension !== 'avif') others[name] = file
  }
  return { story, libraryHash, pictures, files: others }
}
