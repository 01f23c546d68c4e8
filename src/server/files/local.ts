import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'

interface StoredBytes {
  key: string
  sizeBytes: number
}

/** Where files lie. Keys are made by the server; a given name is only ever a label. */
export interface FileStore {
  /** Folder the keys are relative to. */
  root: string
  /** Stores bytes under a key made from their sha256; storing the same twice changes nothing. */
  put(bytes: Uint8Array, extension: string): Promise<StoredBytes>
  /** Stores bytes under a key made from `name`; the same name again replaces them. */
  putAs(name: string, bytes: Uint8Array, extension: string): Promise<StoredBytes>
  /** The key that `putAs` stores under. */
  keyOf(name: string, extension: string): string
  /** Removes a file for good; a key without one is fine. */
  remove(key: string): Promise<void>
}

/** Files in a folder: temporary file, fsync, rename, so that a half file never shows. */
export async function createLocalFiles(root: string): Promise<FileStore> {
  await mkdir(root, { recursive: true, mode: 0o700 })
  return {
    root,
    async put(bytes, extension) {
      const key = keyOf(bytes, extension)
      const present = await stat(path.join(root, key)).catch(() => null)
      if (present?.size !== bytes.byteLength) await write(path.join(root, key), bytes)
      return { key, sizeBytes: bytes.byteLength }
    },
    async putAs(name, bytes, extension) {
      const key = keyOf(name, extension)
      await write(path.join(root, key), bytes)
      return { key, sizeBytes: bytes.byteLength }
    },
    keyOf,
    remove: (key) => rm(path.join(root, key), { force: true }),
  }
}

function keyOf(source: Uint8Array | string, extension: string): string {
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 40)
  return `${hash.slice(0, 2)}/${hash.slice(2)}.${extension}`
}

async function write(target: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true })
  const temporary = `${target}.${randomUUID()}.tmp`
  try {
    const file = await open(temporary, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, target)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
