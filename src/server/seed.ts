import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from './db/client.ts'
import type { FileStore } from './files/local.ts'
import type { Log } from './platform/log.ts'
import { LibraryStory } from './story/library-file.ts'
import type { LoadedFile, LoadedStory } from './story/load.ts'
import { loadStory } from './story/load.ts'
import { findContentHash } from './story/queries.ts'

interface SeedParts {
  db: Database
  files: FileStore
  log: Log
  /** Folder with one folder per built story. */
  libraryDir: string
}

/**
 * Loads the built library into database and file store. A story whose content is already there
 * costs one query; files are stored before the rows that name them.
 */
export async function seedLibrary({ db, files, log, libraryDir }: SeedParts): Promise<void> {
  const folders = await readdir(libraryDir, { withFileTypes: true }).catch(() => [])
  const stories = folders.filter((folder) => folder.isDirectory())
  if (stories.length === 0) log.warn({ libraryDir }, 'no stories to load: npm run build')
  for (const { name } of stories) {
    const folder = path.join(libraryDir, name)
    const contentHash = await hashFolder(folder)
    if ((await findContentHash(db, name)) === contentHash) continue
    await loadStory(db, await readStoryFolder(folder, files, contentHash))
    log.info({ storyId: name }, 'story loaded')
  }
}

/** Media types of what a story's folder may hold. */
const contentTypes: Record<string, string> = {
  avif: 'image/avif',
  pdf: 'application/pdf',
  json: 'application/json',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  vtt: 'text/vtt',
}
const extensionOf = (name: string) => path.extname(name).slice(1)
const isShipped = (name: string) => extensionOf(name) in contentTypes

async function hashFolder(folder: string): Promise<string> {
  const hash = createHash('sha256')
  for (const file of (await readdir(folder)).filter(isShipped).sort()) {
    hash.update(`${file}\n`).update(await readFile(path.join(folder, file)))
  }
  return hash.digest('hex')
}

const pictureName = /^(cover\.(?:de|en)|p\d+)\.(\d+)\.avif$/

async function readStoryFolder(
  folder: string,
  files: FileStore,
  contentHash: string,
): Promise<LoadedStory> {
  const source = JSON.parse(await readFile(path.join(folder, 'story.json'), 'utf8'))
  const story = LibraryStory.parse(source)
  const pictures: LoadedStory['pictures'] = []
  const others: LoadedStory['files'] = {}
  for (const name of (await readdir(folder)).filter(isShipped)) {
    if (name === 'story.json') continue
    const extension = extensionOf(name)
    const stored = await files.put(await readFile(path.join(folder, name)), extension)
    const file: LoadedFile = { ...stored, contentType: contentTypes[extension] ?? '' }
    const [, picture, width] = pictureName.exec(name) ?? []
    if (picture && width) pictures.push({ name: picture, widthPx: Number(width), file })
    else if (extension !== 'avif') others[name] = file
  }
  return { story, contentHash, pictures, files: others }
}
