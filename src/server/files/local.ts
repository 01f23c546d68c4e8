import type { Hash } from 'node:crypto'
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'

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
  /** Stores a file like its bytes, however large it is; the file itself stays where it is. */
  putFile(file: string, extension: string): Promise<StoredBytes>
  /** Stores bytes under a key made from `name`; the same name again replaces them. */
  putAs(name: string, bytes: Uint8Array, extension: string): Promise<StoredBytes>
  /** The key that `putAs` stores under. */
  keyOf(name: string, extension: string): string
  /** Removes a file for good; a key without one is fine. */
  remove(key: string): Promise<void>
  /** Names of everything that was last stored before: keys, and what broken writing has left. */
  listOld(before: Date): AsyncIterable<string>
  /** Removes it unless the same was stored again meanwhile; says whether it did. */
  removeOld(name: string, before: Date): Promise<boolean>
}

/** Files in a folder: temporary file, fsync, rename, so that a half file never shows. */
export async function createLocalFiles(root: string): Promise<FileStore> {
  await mkdir(root, { recursive: true, mode: 0o700 })
  return {
    root,
    async put(bytes, extension) {
      const key = keyOf(bytes, extension)
      if (!(await renew(path.join(root, key), bytes))) await write(path.join(root, key), bytes)
      return { key, sizeBytes: bytes.byteLength }
    },
    putFile: (file, extension) => copyIn(root, file, extension),
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

/** Makes a file new that is wanted again; false where it is not there, or not whole. */
async function renew(file: string, bytes: Uint8Array): Promise<boolean> {
  const handle = await open(file, 'r+').catch(() => null)
  if (!handle) return false
  try {
    const isWhole = (await handle.stat()).size === bytes.byteLength
    if (!isWhole || bytes.byteLength === 0) return false
    // The byte that is there already.
    await handle.write(bytes, 0, 1, 0)
  } finally {
    await handle.close()
  }
  // It may have been put aside before that (see `removeOld`); from here on it goes back.
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

/** Put aside first: what was stored again since it was listed is new, and goes back to its place. */
async function removeOld(file: string, before: Date): Promise<boolean> {
  const aside = `${file}.aside`
  try {
    await rename(file, aside)
  } catch {
    return false
  }
  const isOld = (await stat(aside)).mtime < before
  await (isOld ? rm(aside) : rename(aside, file))
  return isOld
}

function keyOf(source: Uint8Array | string, extension: string): string {
  return keyOfHash(createHash('sha256').update(source), extension)
}

function keyOfHash(sha256: Hash, extension: string): string {
  const hash = sha256.digest('hex').slice(0, 40)
  return `${hash.slice(0, 2)}/${hash.slice(2)}.${extension}`
}

/** Copies and hashes in one go: the key is that of the bytes that were written. */
async function copyIn(root: string, file: string, extension: string): Promise<StoredBytes> {
  const temporary = path.join(root, `${randomUUID()}.tmp`)
  const hash = createHash('sha256')
  try {
    await pipeline(
      createReadStream(file),
      new PassThrough().on('data', (chunk: Buffer) => hash.update(chunk)),
      createWriteStream(temporary, { flags: 'wx', mode: 0o600, flush: true }),
    )
    const { size } = await stat(temporary)
    const key = keyOfHash(hash, extension)
    await mkdir(path.join(root, path.dirname(key)), { recursive: true })
    await rename(temporary, path.join(root, key))
    return { key, sizeBytes: size }
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
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
