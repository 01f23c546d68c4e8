import { createHash, type Hash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'

interface StoredBytes {
  key: string
  sizeBytes: number
}

/** Stores files in a folder. The server creates the keys; names from outside are only labels. */
export interface FileStore {
  /** Folder of the files; keys are relative to it. */
  root: string
  /** Stores bytes under a key derived from their sha256; idempotent. */
  put(bytes: Uint8Array, extension: string): Promise<StoredBytes>
  /** Stores a copy of a file of any size under the key of its bytes. */
  putFile(file: string, extension: string): Promise<StoredBytes>
  /** Stores bytes under a key derived from `name`; replaces earlier bytes of that name. */
  putAs(name: string, bytes: Uint8Array, extension: string): Promise<StoredBytes>
  /** The key that `putAs` uses. */
  keyOf(name: string, extension: string): string
  /** Deletes a file; a missing one is ignored. */
  remove(key: string): Promise<void>
  /** Keys and leftovers of interrupted writes that were last stored before a time. */
  listOld(before: Date): AsyncIterable<string>
  /** Deletes a file unless it was stored again since `before`; returns whether it did. */
  removeOld(name: string, before: Date): Promise<boolean>
}

/** Creates a file store in a folder. It writes a temporary file, syncs and renames it, so that no partial file appears. */
export async function createLocalFiles(root: string): Promise<FileStore> {
  await mkdir(root, { recursive: true, mode: 0o700 })
  return {
    root,
    async put(bytes, extension) {
      const key = keyOf(bytes, extension)
      if (!(await touch(path.join(root, key), bytes))) await write(path.join(root, key), bytes)
      return { key, sizeBytes: bytes.byteLength }
    },
    putFile: (file, extension) => storeCopy(root, file, extension),
    async putAs(name, bytes, extension) {
      const key = keyOf(name, extension)
      await write(path.join(root, key), bytes)
      return { key, sizeBytes: bytes.byteLength }
    },
    keyOf,
    remove: (key) => rm(path.join(root, key), { force: true }),
    listOld: (before) => listOld(root, before),
    removeOld: (name, before) => removeOld(path.join(root, name), before),
  }
}

/** Updates the modification time of an existing file; false where it is missing or incomplete. */
async function touch(file: string, bytes: Uint8Array): Promise<boolean> {
  const handle = await open(file, 'r+').catch(() => null)
  if (!handle) return false
  try {
    const isWhole = (await handle.stat()).size === bytes.byteLength
    if (!isWhole || bytes.byteLength === 0) return false
    // Writes the existing byte again.
    await handle.write(bytes, 0, 1, 0)
  } finally {
    await handle.close()
  }
  // `removeOld` may have moved it away before this; from now on it moves it back.
  return stat(file).then(
    () => true,
    () => false,
  )
}

async function* listOld(root: string, before: Date): AsyncIterable<string> {
  const entries = await readdir(root, { withFileTypes: true })
  const folders = entries.filter((one) => one.isDirectory() && /^[0-9a-f]{2}$/.test(one.name))
  for (const folder of ['', ...folders.map(({ name }) => name)]) {
    for (const entry of await readdir(path.join(root, folder), { withFileTypes: true })) {
      if (!entry.isFile()) continue
      const name = path.join(folder, entry.name)
      const found = await stat(path.join(root, name)).catch(() => null)
      if (found && found.mtime < before) yield name
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

function keyOf(source: Uint8Array | string, extension: string): string {
  return keyOfHash(createHash('sha256').update(source), extension)
}

function keyOfHash(sha256: Hash, extension: string): string {
  const hash = sha256.digest('hex').slice(0, 40)
  return `${hash.slice(0, 2)}/${hash.slice(2)}.${extension}`
}

/** Copies and hashes in one pass, so that the key belongs to the written bytes. */
async function storeCopy(root: string, file: string, extension: string): Promise<StoredBytes> {
  const tempFile = path.join(root, `${randomUUID()}.tmp`)
  const hash = createHash('sha256')
  try {
    await pipeline(
      createReadStream(file),
      new PassThrough().on('data', (chunk: Buffer) => hash.update(chunk)),
      createWriteStream(tempFile, { flags: 'wx', mode: 0o600, flush: true }),
    )
    const { size } = await stat(tempFile)
    const key = keyOfHash(hash, extension)
    await mkdir(path.join(root, path.dirname(key)), { recursive: true })
    await rename(tempFile, path.join(root, key))
    return { key, sizeBytes: size }
  } catch (error) {
    await rm(tempFile, { force: true })
    throw error
  }
}

async function write(target: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true })
  const tempFile = `${target}.${randomUUID()}.tmp`
  try {
    const file = await open(tempFile, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(tempFile, target)
  } catch (error) {
    await rm(tempFile, { force: true })
    throw error
  }
}
