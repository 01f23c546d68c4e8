import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { access, constants, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  extensionOfKey,
  FileStoreUnavailable,
  type OpenedFile,
  reserveBytes,
  type Source,
  type Storage,
  type WantedRange,
} from './file-store.ts'
import { createOpenFiles, type Lease } from './open-files.ts'

/** Size of a chunk: few chunks cost little, and a slow client keeps only one in memory. */
const chunkBytes = 256 * 1024

/** Stores files in a folder. It writes a temporary file, syncs and renames it, so that no partial file appears. */
export async function createLocalStorage(root: string): Promise<Storage> {
  await mkdir(root, { recursive: true, mode: 0o700 })
  const opened = createOpenFiles()
  return {
    async describe(key) {
      const found = await stat(path.join(root, key)).catch(nullIfMissing)
      return found && { sizeBytes: found.size, modifiedAt: found.mtime, sha256: null }
    },
    async open(key, range) {
      const file = await opened.lease(path.join(root, key))
      return file && openRange(file, range)
    },
    async write(key, source) {
      await write(root, key, source)
      opened.forget(path.join(root, key))
    },
    fileOf: (key) => path.join(root, key),
    async remove(key) {
      await rm(path.join(root, key), { force: true })
      opened.forget(path.join(root, key))
    },
    async *list() {
      for await (const { name, sizeBytes } of listFiles(root))
        if (extensionOfKey(name)) yield { key: name, sizeBytes }
    },
    async removeUnnamed(before, isNamed) {
      let removed = 0
      for await (const { name, modifiedAt } of listFiles(root)) {
        if (modifiedAt >= before || (await isNamed(name))) continue
        if (!(await removeOld(path.join(root, name), before))) continue
        opened.forget(path.join(root, name))
        removed += 1
      }
      return removed
    },
    async hasRoomFor(sizeBytes) {
      const { bavail, bsize } = await statfs(root)
      return bavail * bsize > sizeBytes + reserveBytes
    },
    async hasFiles() {
      try {
        await access(root, constants.R_OK | constants.W_OK)
        for await (const { name } of listFiles(root)) if (extensionOfKey(name)) return true
        return false
      } catch (cause) {
        throw new FileStoreUnavailable(`${root} cannot be used`, { cause })
      }
    },
  }
}

const nullIfMissing = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return null
  throw error
}

/** Files and leftovers of interrupted writes. */
async function* listFiles(root: string) {
  const entries = await readdir(root, { withFileTypes: true })
  const folders = entries.filter((one) => one.isDirectory() && /^[0-9a-f]{2}$/.test(one.name))
  for (const folder of ['', ...folders.map(({ name }) => name)]) {
    for (const entry of await readdir(path.join(root, folder), { withFileTypes: true })) {
      if (!entry.isFile()) continue
      const name = path.posix.join(folder, entry.name)
      const found = await stat(path.join(root, name)).catch(nullIfMissing)
      if (found) yield { name, sizeBytes: found.size, modifiedAt: found.mtime }
    }
  }
}

/** Moves the file away first. If it was stored again after the listing, it is new and moves back. */
async function removeOld(file: string, before: Date): Promise<boolean> {
  const movedFile = `${file}.aside`
  try {
    await rename(file, movedFile)
  } catch {
    return false
  }
  const isOld = (await stat(movedFile)).mtime < before
  await (isOld ? rm(movedFile) : rename(movedFile, file))
  return isOld
}

async function write(root: string, key: string, source: Source): Promise<void> {
  const target = path.join(root, key)
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
  const tempFile = `${target}.${randomUUID()}.tmp`
  try {
    if (source instanceof Uint8Array) await writeBytes(tempFile, source)
    else await copy(source, tempFile)
    await rename(tempFile, target)
  } catch (error) {
    await rm(tempFile, { force: true })
    throw error
  }
}

async function writeBytes(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Hashes while it copies, so that the key belongs to the written bytes. */
async function copy({ file, sha256 }: Exclude<Source, Uint8Array>, to: string): Promise<void> {
  const hash = createHash('sha256')
  await pipeline(
    createReadStream(file),
    new PassThrough().on('data', (chunk: Buffer) => hash.update(chunk)),
    createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true }),
  )
  if (hash.digest('hex') !== sha256) throw new Error('a file changed while it was stored')
}

async function openRange(lease: Lease, range?: WantedRange): Promise<OpenedFile> {
  let isStreaming = false
  try {
    const { sizeBytes, modifiedAt } = lease
    const sent = rangeWithin(sizeBytes, range)
    if (!sent) return { sizeBytes, modifiedAt, sent, body: new Uint8Array() }
    const length = sent.last - sent.first + 1
    isStreaming = length > chunkBytes
    const body = isStreaming ? streamOf(lease, sent) : await lease.read(sent.first, length)
    return { sizeBytes, modifiedAt, sent, body }
  } finally {
    if (!isStreaming) lease.release()
  }
}

/** The bytes of a range, both inclusive; null where it is outside a file of that size. */
function rangeWithin(size: number, range?: WantedRange) {
  const { first, last } =
    range && 'lastBytes' in range
      ? { first: Math.max(0, size - range.lastBytes) }
      : (range ?? { first: 0 })
  if (range && first >= size) return null
  return { first, last: Math.min(last ?? size - 1, size - 1) }
}

/**
 * Reads the next chunk when the previous one was sent. Node's own file streams copy chunks of 64 KB,
 * whose garbage collection costs more than sending them.
 */
function streamOf(lease: Lease, { first, last }: { first: number; last: number }) {
  let position = first
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        try {
          const chunk = await lease.read(position, Math.min(chunkBytes, last - position + 1))
          position += chunk.length
          controller.enqueue(chunk)
          if (position <= last) return
          controller.close()
        } catch (error) {
          controller.error(error)
        }
        lease.release()
      },
      cancel: () => lease.release(),
    },
    { highWaterMark: 0 },
  )
}
