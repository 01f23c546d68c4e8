import { type IncomingHttpHeaders, IncomingMessage } from 'node:http'
import {
  extensionOfKey,
  type FileFacts,
  FileStoreUnavailable,
  type OpenedFile,
  type Storage,
  type WantedRange,
} from './file-store.ts'
import {
  createS3Client,
  errorCodeOf,
  type S3Answer,
  type S3Keys,
  type S3Limits,
} from './s3-client.ts'
import { copyObject, listObjects, removeObject } from './s3-objects.ts'
import type { Bucket } from './storage-url.ts'

type IsNamed = Parameters<Storage['removeUnnamed']>[1]

/** Where files are put aside before they are deleted, below the bucket's prefix. */
const asideFolder = 'aside/'

/** Stores files as objects of a bucket. */
export function createS3Storage(
  bucket: Bucket,
  keys: S3Keys,
  limits: S3Limits = { silentMs: 10_000 },
): Storage {
  const client = createS3Client(bucket, keys, limits)
  const { prefix } = bucket
  const objectOf = (key: string) => `${prefix}${key}`
  const asideOf = (key: string) => `${prefix}${asideFolder}${key}`

  const copy = (from: string, to: string) => copyObject(client, { bucket: bucket.name, from, to })

  /** The result of `find`; a file that is missing because it was put aside comes back. */
  async function findOrRestore<Found>(key: string, find: () => Promise<Found | null>) {
    return (await find()) ?? ((await copy(asideOf(key), objectOf(key))) ? find() : null)
  }

  async function describe(key: string): Promise<FileFacts | null> {
    const object = objectOf(key)
    const { status, headers } = await client.send({ method: 'HEAD', object, expected: [200, 404] })
    if (status === 404) return null
    const sha256 = headers['x-amz-meta-sha256']
    return {
      sizeBytes: lengthIn(headers),
      modifiedAt: modifiedAtIn(headers),
      sha256: typeof sha256 === 'string' ? sha256 : null,
    }
  }

  async function open(key: string, range?: WantedRange): Promise<OpenedFile | null> {
    // Some stores answer this range, which is always outside, with the whole file.
    if (range && 'lastBytes' in range && range.lastBytes === 0) return openOutside(key)
    const answer = await client.send({
      object: objectOf(key),
      ...(range && { headers: { range: headerOf(range) } }),
      expected: [200, 206, 404, 416],
      mayStream: true,
    })
    if (answer.status === 404) return missing(answer, key)
    if (answer.status === 416) return openOutside(key)
    return openAnswer(answer)
  }

  /** The facts of a file, for a range that is outside. */
  async function openOutside(key: string): Promise<OpenedFile | null> {
    const found = await describe(key)
    return found && { ...found, sent: null, body: new Uint8Array() }
  }

  /**
   * S3 neither renames nor deletes on a condition that tells whether a file was stored again. So a file
   * is copied aside before it is deleted; it comes back when it is read, or named at the next removal.
   */
  async function putAside(before: Date, isNamed: IsNamed): Promise<number> {
    let removed = 0
    for await (const { name, modifiedAt } of listObjects(client, prefix)) {
      const key = name.slice(prefix.length)
      if (!extensionOfKey(key) || modifiedAt >= before || (await isNamed(key))) continue
      if (!(await copy(name, asideOf(key)))) continue
      await removeObject(client, name)
      removed += 1
    }
    return removed
  }

  async function removeAside(before: Date, isNamed: IsNamed): Promise<void> {
    for await (const { name, modifiedAt } of listObjects(client, `${prefix}${asideFolder}`)) {
      const key = name.slice(prefix.length + asideFolder.length)
      const isWanted = await isNamed(key)
      if (isWanted && !(await describe(key))) await copy(name, objectOf(key))
      if (isWanted || modifiedAt < before) await removeObject(client, name)
    }
  }

  return {
    describe: (key) => findOrRestore(key, () => describe(key)),
    open: (key, range) => findOrRestore(key, () => open(key, range)),
    async write(key, source) {
      await client.send({ method: 'PUT', object: objectOf(key), source, expected: [200] })
    },
    async remove(key) {
      await removeObject(client, objectOf(key))
      await removeObject(client, asideOf(key))
    },
    async *list() {
      for await (const { name, sizeBytes } of listObjects(client, prefix)) {
        const key = name.slice(prefix.length)
        if (extensionOfKey(key)) yield { key, sizeBytes }
      }
    },
    async removeUnnamed(before, isNamed) {
      // In this order, a file stays aside at least until the next removal.
      await removeAside(before, isNamed)
      return putAside(before, isNamed)
    },
    hasRoomFor: async () => true,
    async hasFiles() {
      for await (const _ of listObjects(client, prefix, 1)) return true
      return false
    },
  }
}

/** Without its bucket, no file is missing: then the settings are wrong. */
function missing(answer: S3Answer, key: string): null {
  const code = errorCodeOf(answer)
  if (code === 'NoSuchBucket') throw new FileStoreUnavailable(`S3 store: ${key}: ${code}`)
  return null
}

const headerOf = (range: WantedRange) =>
  'lastBytes' in range ? `bytes=-${range.lastBytes}` : `bytes=${range.first}-${range.last ?? ''}`

function openAnswer({ status, headers, body }: S3Answer): OpenedFile {
  const length = lengthIn(headers)
  const part = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers['content-range'] ?? '')
  const [first = 0, last = 0, sizeBytes = 0] =
    status === 206 ? (part?.slice(1).map(Number) ?? []) : [0, length - 1, length]
  if (last - first + 1 !== length) {
    if (body instanceof IncomingMessage) body.destroy()
    throw new FileStoreUnavailable('S3 store: the answer has no length')
  }
  return {
    sizeBytes,
    modifiedAt: modifiedAtIn(headers),
    sent: { first, last },
    body: body instanceof IncomingMessage ? streamOf(body, length) : new Uint8Array(body),
  }
}

/** A stream that fails where the store sends fewer bytes than it announced. */
function streamOf(body: IncomingMessage, length: number) {
  const chunks: AsyncIterator<Buffer<ArrayBuffer>> = body[Symbol.asyncIterator]()
  let missingBytes = length
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        try {
          const { done, value } = await chunks.next()
          missingBytes -= value?.byteLength ?? 0
          if (done && missingBytes !== 0) throw new Error(`${missingBytes} bytes are missing`)
          if (done) controller.close()
          else controller.enqueue(value)
        } catch (cause) {
          controller.error(new FileStoreUnavailable('S3 store: the answer was cut', { cause }))
        }
      },
      cancel: () => void body.destroy(),
    },
    { highWaterMark: 0 },
  )
}

const lengthIn = (headers: IncomingHttpHeaders) => Number(headers['content-length'])
const modifiedAtIn = (headers: IncomingHttpHeaders) =>
  new Date(headers['last-modified'] ?? Number.NaN)
