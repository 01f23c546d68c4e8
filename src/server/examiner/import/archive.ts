import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import type { UnzipFile } from 'fflate'
import { Unzip, UnzipInflate } from 'fflate'
import { plainLine } from './given.ts'

/** A file of an archive, laid under a name of our own. */
export interface Unpacked {
  /** As the archive calls it; only ever a label. */
  name: string
  path: string
}

/** What an archive may hold, so that a small one cannot fill the disk. */
export const archiveLimits = { files: 1_000, bytesEach: 60 * 1024 * 1024, bytes: 600 * 1024 * 1024 }

const wanted = /\.(?:md|csv|pdf|jpe?g|png|webp|avif)$/i
const hidden = /(?:^|\/)(?:\.[^./]|__MACOSX\/)/

class TooMuch extends Error {}

/** Unpacks the stories and pictures of a ZIP into a folder; null where it is none, broken, or too much. */
export async function unpack(
  archive: string,
  folder: string,
  limits = archiveLimits,
): Promise<Unpacked[] | null> {
  const files: Unpacked[] = []
  /** What has been inflated and waits to be written, in order. */
  let waiting: { target: string; chunk: Uint8Array }[] = []
  let bytes = 0
  const unzip = new Unzip((file) => {
    if (!wanted.test(file.name) || hidden.test(file.name)) return
    if (files.length >= limits.files) throw new TooMuch()
    const target = path.join(folder, `${files.length}${path.extname(file.name).toLowerCase()}`)
    files.push({ name: plainLine(file.name.normalize('NFC')), path: target })
    inflate(file, (chunk, size) => {
      bytes += chunk.length
      if (size > limits.bytesEach || bytes > limits.bytes) throw new TooMuch()
      waiting.push({ target, chunk })
    })
  })
  unzip.register(UnzipInflate)
  try {
    for await (const chunk of createReadStream(archive) as AsyncIterable<Buffer>) {
      unzip.push(chunk)
      for (const { target, chunk: part } of waiting) await append(target, part)
      waiting = []
    }
    unzip.push(new Uint8Array(), true)
  } catch {
    return null
  }
  return files.length === 0 ? null : files
}

/** Starts one file of the archive; `onChunk` gets its parts and how large it has become. */
function inflate(file: UnzipFile, onChunk: (chunk: Uint8Array, size: number) => void): void {
  let size = 0
  file.ondata = (error, chunk) => {
    if (error) throw error
    size += chunk.length
    onChunk(chunk, size)
  }
  file.start()
}

async function append(target: string, chunk: Uint8Array): Promise<void> {
  const file = await open(target, 'a', 0o600)
  try {
    await file.writeFile(chunk)
  } finally {
    await file.close()
  }
}
