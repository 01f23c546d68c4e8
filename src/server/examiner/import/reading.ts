import { copyFile, open, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { type Unpacked, unpack } from './archive.ts'
import type { GivenStory } from './given.ts'
import { readBook, readMarkdown, readTable, type SourceFile } from './sources.ts'

/** Stories and files found in an upload. */
export interface UploadContents {
  stories: GivenStory[]
  /** Names in the work folder by names in the archive. */
  files: Record<string, string>
}

const maxStories = 1_000
/** Limit of all texts together, because the server gets them in one piece. */
const maxTextBytes = 8 * 1024 * 1024

/** Reads an upload by its content, not by its name; null where it cannot be read. */
export async function readUpload(
  upload: { path: string; fileName: string },
  folder: string,
): Promise<UploadContents | null> {
  const files = await filesOf(upload, folder)
  const stories = files && (await readStories(files))
  if (!stories || stories.length === 0 || stories.length > maxStories) return null
  const byName = files.map(({ name, path: filePath }) => [name, path.basename(filePath)] as const)
  return {
    stories: stories.map(withResolvedPictures),
    files: Object.fromEntries(byName),
  }
}

/** Stories from texts first, then from books; null where a table is unreadable or the texts are too large. */
async function readStories(files: Unpacked[]): Promise<GivenStory[] | null> {
  const stories: GivenStory[] = []
  let textBytes = 0
  for (const { name, path: filePath } of files) {
    const kind = path.extname(filePath)
    if (kind !== '.md' && kind !== '.csv') continue
    textBytes += (await stat(filePath)).size
    if (textBytes > maxTextBytes) return null
    const more = readSource({ name, bytes: await readFile(filePath) }, kind, stories.length + 1)
    if (!more) return null
    stories.push(...more)
  }
  const books = files.filter((file) => path.extname(file.path) === '.pdf')
  return [...stories, ...books.map(({ name }, at) => readBook(name, stories.length + at + 1))]
}

function readSource(source: SourceFile, kind: '.md' | '.csv', row: number): GivenStory[] | null {
  return kind === '.md' ? [readMarkdown(source, row)] : readTable(source, row, maxStories + 1)
}

/** Names of pictures are relative to their story's folder in the archive. */
function withResolvedPictures(given: GivenStory): GivenStory {
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
  { path: filePath, fileName }: { path: string; fileName: string },
  folder: string,
): Promise<Unpacked[] | null> {
  const start = await firstBytes(filePath)
  if (start.startsWith('PK\u0003\u0004')) return unpack(filePath, folder)
  const extension = start.startsWith('%PDF-') ? '.pdf' : textKind(fileName)
  const single = path.join(folder, `0${extension}`)
  await copyFile(filePath, single)
  return [{ name: fileName, path: single }]
}

const textKind = (fileName: string) => (/\.csv$/i.test(fileName) ? '.csv' : '.md')

async function firstBytes(filePath: string): Promise<string> {
  const file = await open(filePath)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await file.close()
  }
}
