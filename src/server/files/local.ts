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
}

/** Files in a folder: temporary file, fsync, rename, so that a half file never shows. */
export async function createLocalFiles(root: string): Promise<FileStore> {
  await mkdir(root, { recursive: true, mode: 0o700 })
  return {
    root,
    async put(bytes, extension) {
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 40)
      const key = `${hash.slice(0, 2)}/${hash.slice(2)}.${extension}`
      const target = path.join(root, key)
      const present = await stat(target).catch(() => null)
      if (present?.size === bytes.byteLength) return { key, sizeBytes: bytes.byteLength }
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
      return { key, sizeBytes: bytes.byteLength }
    },
  }
}
