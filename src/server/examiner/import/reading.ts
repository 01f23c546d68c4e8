import { copyFile, open, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Unpacked } from './archive.ts'
import { unpack } from './archive.ts'
import type { GivenStory } from './given.ts'
import type { SourceFile } from './sources.ts'
import { readBook, readMarkdown, readTable } from './sources.ts'

/** What was found in an upload: its stories, and its files by the names it has for them. */
export interface Found {
  stories: GivenStory[]
  /** Names in the work folder by names in the archive. */
  files: Record<string, string>
}

const maxStories = 1_000
/** Of all texts together: what was read of them is handed to the server whole. */
const maxTextBytes = 8 * 1024 * 1024

/** Reads an upload, by what it is and not by what it calls itself; null where it cannot be read. */
export async function readUpload(
  upload: { path: string; fileName: string },
  folder: string,
): Promise<Found | null> {
  const files = await filesOf(upload, folder)
  const stories = files && (await readStories(files))
  if (!stories || stories.length === 0 || stories.length > maxStories) return null
  const byName = files.map(({ name, path: place }) => [name, path.basename(place)] as const)
  return {
    stories: stories.map(beside),
    files: Object.fromEntries(byName),
  }
}

/** Stories in text first, then books; null where a table cannot be read, or where it is too much. */
async function readStories(files: Unpacked[]): Promise<GivenStory[] | null> {
  const stories: GivenStory[] = []
  let textBytes = 0
  for (const { name, path: place } of files) {
    const kind = path.extname(place)
    if (kind !== '.md' && kind !== '.csv') continue
    textBytes += (await stat(place)).size
    if (textBytes > maxTextBytes) return null
    const more = readSource({ name, bytes: await readFile(place) }, kind, stories.length + 1)
    if (!more) return null
    stories.push(...more)
  }
  const books = files.filter((file) => path.extname(file.path) === '.pdf')
  return [...stories, ...books.map(({ name }, at) => readBook(name, stories.length + at + 1))]
}

function readSource(source: SourceFile, kind: '.md' | '.csv', row: number): GivenStory[] | null {
  return kind === '.md' ? [readMarkdown(source, row)] : readTable(source, row, maxStories + 1)
}

/** Pictures are named from where their story lies in the archive. */
function beside(given: GivenStory): GivenStory {
  const folder = path.posix.dirname(given.file)
  return {
    ...given,
    pages: given.pages.map((page) =>
      page.picture && 'file' in page.picture
        ? { ...page, picture: { file: path.posix.join(folder, page.picture.file) } }
        : page,
    ),
  }
}

async function filesOf(
  { path: place, fileName }: { path: string; fileName: string },
  folder: string,
): Promise<Unpacked[] | null> {
  const start = await firstBytes(place)
  if (start.startsWith('PK\u0003\u0004')) return unpack(place, folder)
  const extension = start.startsWith('%PDF-') ? '.pdf' : textKind(fileName)
  const single = path.join(folder, `0${extension}`)
  await copyFile(place, single)
  return [{ name: fileName, path: single }]
}

const textKind = (fileName: string) => (/\.csv$/i.test(fileName) ? '.csv' : '.md')

async function firstBytes(place: string): Promise<string> {
  const file = await open(place)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await file.close()
  }
}
