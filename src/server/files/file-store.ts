import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'

/** A range of bytes that a request wants (RFC 9110 section 14.1.2). */
export type WantedRange = { first: number; last?: number } | { lastBytes: number }

export interface FileFacts {
  sizeBytes: number
  modifiedAt: Date
  /** In lower case hexadecimal; null where the store does not know it without reading the file. */
  sha256: string | null
}

export interface OpenedFile extends Omit<FileFacts, 'sha256'> {
  /** The first and the last byte in `body`; null where the wanted range is outside the file. */
  sent: { first: number; last: number } | null
  /** A stream that is not read to its end must be cancelled. */
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>
}

/** What a store writes: bytes, or a file of this machine with its size and hash. */
export type Source = Uint8Array | { file: string; sizeBytes: number; sha256: string }

/** Stores files under keys that the server makes (`ab/<38 hexadecimal digits>.<extension>`). */
export interface Storage {
  /** Null where nothing is stored under `key`. */
  describe(key: string): Promise<FileFacts | null>
  /** Opens a file, or a range of it; null where nothing is stored under `key`. */
  open(key: string, range?: WantedRange): Promise<OpenedFile | null>
  /** Stores a file under a key, whole or not at all; replaces an earlier one. */
  write(key: string, source: Source): Promise<void>
  /** Deletes a file; a missing one is ignored. */
  remove(key: string): Promise<void>
  /** All stored files. */
  list(): AsyncIterable<{ key: string; sizeBytes: number }>
  /**
   * Deletes files that were last stored before a time and whose keys are not named; returns their number.
   * A file that is stored again at that moment stays, or comes back as soon as it is named.
   */
  removeUnnamed(before: Date, isNamed: (key: string) => Promise<boolean>): Promise<number>
  /** The file of a key, where the store is a folder of this machine. */
  fileOf?(key: string): string
  /** Whether there is room for so many bytes and a reserve. */
  hasRoomFor(sizeBytes: number): Promise<boolean>
  /**
   * Whether the store has files; an empty one may be a folder that is not mounted, or another bucket.
   * Throws `FileStoreUnavailable` where the store cannot be used.
   */
  hasFiles(): Promise<boolean>
}

interface StoredBytes {
  key: string
  sizeBytes: number
}

/** Stores files. The server creates the keys; names from outside are only labels. */
export interface FileStore extends Storage {
  /** Stores bytes under a key derived from their sha256; idempotent. */
  put(bytes: Uint8Array, extension: string): Promise<StoredBytes>
  /** Stores a copy of a file of any size under the key of its bytes. */
  putFile(file: string, extension: string): Promise<StoredBytes>
  /** Stores bytes under a key derived from `name`; replaces earlier bytes of that name. */
  putAs(name: string, bytes: Uint8Array, extension: string): Promise<StoredBytes>
  /** Stores a copy of a file of any size under a key derived from `name`. */
  putFileAs(name: string, file: string, extension: string): Promise<StoredBytes>
  /** The key that `putAs` and `putFileAs` use. */
  keyOf(name: string, extension: string): string
}

/** The store is down, or refuses its settings. Requests are answered with 503. */
export class FileStoreUnavailable extends Error {
  override name = 'FileStoreUnavailable'
}

export function createFileStore(storage: Storage): FileStore {
  async function write(key: string, source: Source): Promise<StoredBytes> {
    await storage.write(key, source)
    return { key, sizeBytes: source instanceof Uint8Array ? source.byteLength : source.sizeBytes }
  }
  return {
    ...storage,
    put: (bytes, extension) => write(keyOfHash(sha256Of(bytes), extension), bytes),
    async putFile(file, extension) {
      const source = await describeSource(file)
      return write(keyOfHash(source.sha256, extension), source)
    },
    putAs: (name, bytes, extension) => write(keyOf(name, extension), bytes),
    putFileAs: async (name, file, extension) =>
      write(keyOf(name, extension), await describeSource(file)),
    keyOf,
  }
}

const keyPattern = /^[0-9a-f]{2}\/[0-9a-f]{38}\.([0-9a-z]{2,5})$/

/** The extension of a key of the file store; undefined for any other string. */
export const extensionOfKey = (key: string): string | undefined => keyPattern.exec(key)?.[1]

/** Extensions of files that `putAs` and `putFileAs` store. */
const namedExtensions: (string | undefined)[] = ['zip', 'part']

/** Whether a file can have this content; a key that is derived from a name says nothing about it. */
export const canHaveHash = (key: string, sha256: string): boolean =>
  namedExtensions.includes(extensionOfKey(key)) || key.startsWith(keyOfHash(sha256, ''))

const keyOf = (name: string, extension: string): string => keyOfHash(sha256Of(name), extension)

const keyOfHash = (sha256: string, extension: string): string =>
  `${sha256.slice(0, 2)}/${sha256.slice(2, 40)}.${extension}`

export const sha256Of = (source: Uint8Array | string): string =>
  createHash('sha256').update(source).digest('hex')

/** Reads a file once to describe it. A store refuses it if its bytes change until they are stored. */
export async function describeSource(file: string): Promise<Exclude<Source, Uint8Array>> {
  const { sizeBytes, sha256 } = await hashStream(createReadStream(file))
  return { file, sizeBytes, sha256 }
}

/** Reads a stream to its end. */
export async function hashStream(stream: Readable | ReadableStream<Uint8Array>) {
  const hash: Hash = createHash('sha256')
  let sizeBytes = 0
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    hash.update(chunk)
    sizeBytes += chunk.byteLength
  }
  return { sizeBytes, sha256: hash.digest('hex') }
}

/** Refused uploads and full disks would else leave no room for the database. */
export const reserveBytes = 256 * 1024 * 1024
