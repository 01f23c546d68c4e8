import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { Unzip, type UnzipFile, UnzipInflate } from 'fflate'
import { plainLine } from './given.ts'

/** A file of an archive, stored under a name of our own. */
export interface Unpacked {
  /** Its name in the archive; only a label. */
  name: string
  path: string
}

/** Limits of an archive, so that a small one cannot fill the disk. */
export const archiveLimits = {
  files: 1_000,
  bytesPerFile: 60 * 1024 * 1024,
  bytes: 600 * 1024 * 1024,
}

const importablePattern = /\.(?:md|csv|pdf|jpe?g|png|webp|avif)$/i
const hiddenPattern = /(?:^|\/)(?:\.[^./]|__MACOSX\/)/

class LimitExceeded extends Error {}

/** Unpacks the stories and pictures of a ZIP into a folder; null where it is invalid or too large. */
export async function unpack(
  archive: string,
  folder: string,
  limits = archiveLimits,
): Promise<Unpacked[] | null> {
  const files: Unpacked[] = []
  /** Inflated chunks that wait to be written, in order. */
  let waiting: { target: string; chunk: Uint8Array }[] = []
  let bytes = 0
  const unzip = new Unzip((file) => {
    if (!importablePattern.test(file.name) || hiddenPattern.test(file.name)) return
    if (files.length >= limits.files) throw new LimitExceeded()
    const target = path.join(folder, `${files.length}${path.extname(file.name).toLowerCase()}`)
    files.push({ name: plainLine(file.name.normalize('NFC')), path: target })
    inflate(file, (chunk, size) => {
      bytes += chunk.length
      if (size > limits.bytesPerFile || bytes > limits.bytes) throw new LimitExceeded()
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

/** Starts one file of the archive; `onChunk` gets its chunks and its size so far. */
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
