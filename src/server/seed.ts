import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Language } from '../contract/base.ts'
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

const shipped = /\.(avif|pdf|json)$/

async function hashFolder(folder: string): Promise<string> {
  const hash = createHash('sha256')
  for (const file of (await readdir(folder)).filter((name) => shipped.test(name)).sort()) {
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
  const pdfs: LoadedStory['pdfs'] = {}

  const store = async (
    name: string,
    extension: string,
    contentType: string,
  ): Promise<LoadedFile> => {
    const stored = await files.put(await readFile(path.join(folder, name)), extension)
    return { ...stored, contentType }
  }
  for (const name of await readdir(folder)) {
    const picture = pictureName.exec(name)
    const book = /^book\.(de|en)\.pdf$/.exec(name)
    if (picture?.[1] && picture[2]) {
      const file = await store(name, 'avif', 'image/avif')
      pictures.push({ name: picture[1], widthPx: Number(picture[2]), file })
    } else if (book) {
      pdfs[book[1] as Language] = await store(name, 'pdf', 'application/pdf')
    }
  }
  return { story, contentHash, pictures, pdfs }
}
