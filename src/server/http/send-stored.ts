import { type FileHandle, open } from 'node:fs/promises'
import path from 'node:path'
import type { Context } from 'hono'
import type { FileStore } from '../files/local.ts'

const contentTypes: Record<string, string> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  json: 'application/json',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  vtt: 'text/vtt; charset=utf-8',
  zip: 'application/zip',
}

/** Size of a chunk: few chunks cost little, and a slow client keeps only one in memory. */
const chunkBytes = 256 * 1024

/**
 * Answers GET and HEAD with a stored file or one range of it (RFC 9110 section 14). A request for
 * several ranges gets the whole file. Null where nothing is stored under `key`.
 */
export async function sendStored(
  c: Context,
  { root }: Pick<FileStore, 'root'>,
  key: string,
): Promise<Response | null> {
  const contentType = contentTypeOf(key)
  const handle = contentType && (await open(path.join(root, key)).catch(() => null))
  if (!handle) return null
  let isStreaming = false
  try {
    const { size, mtime } = await handle.stat()
    c.header('Accept-Ranges', 'bytes')
    c.header('Last-Modified', mtime.toUTCString())
    const isHead = c.req.method === 'HEAD'
    const range = isHead ? null : parseRange(c.req.header('range'), size)
    if (range && range.first > range.last) {
      c.header('Content-Range', `bytes */${size}`)
      return c.body(null, 416)
    }
    const { first, last } = range ?? { first: 0, last: size - 1 }
    const length = last - first + 1
    c.header('Content-Type', contentType)
    c.header('Content-Length', String(length))
    if (range) c.header('Content-Range', `bytes ${first}-${last}/${size}`)
    const status = range ? 206 : 200
    if (isHead) return c.body(null, status)
    if (length <= chunkBytes) return c.body(await readChunk(handle, first, length), status)
    isStreaming = true
    return c.body(streamOf(handle, first, last), status)
  } finally {
    if (!isStreaming) await handle.close()
  }
}

/** Undefined for a string that is no key of the file store. */
function contentTypeOf(key: string): string | undefined {
  const extension = /^[0-9a-f]{2}\/[0-9a-f]{38}\.([0-9a-z]{2,5})$/.exec(key)?.[1]
  return extension && contentTypes[extension]
}

/** First and last byte of a single range, inclusive; unsatisfiable where first > last. Null for the whole file. */
function parseRange(header: string | undefined, size: number) {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || from + to === '') return null
  if (from === '') return { first: Math.max(0, size - Number(to)), last: size - 1 }
  if (to !== '' && Number(to) < Number(from)) return null
  return { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}

/** Throws where the file has become shorter since it was opened. */
async function readChunk(handle: FileHandle, position: number, length: number) {
  const bytes = new Uint8Array(length)
  const { bytesRead } = await handle.read(bytes, 0, length, position)
  if (bytesRead < length) throw new Error('a file was cut short while it was sent')
  return bytes
}

/**
 * Reads the next chunk when the previous one was sent. Node's own file streams copy chunks of 64 KB,
 * whose garbage collection costs more than sending them.
 */
function streamOf(handle: FileHandle, first: number, last: number): ReadableStream<Uint8Array> {
  let position = first
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const chunk = await readChunk(handle, position, Math.min(chunkBytes, last - position + 1))
          position += chunk.length
          controller.enqueue(chunk)
          if (position <= last) return
          controller.close()
        } catch (error) {
          controller.error(error)
        }
        await handle.close()
      },
      cancel: () => handle.close(),
    },
    { highWaterMark: 0 },
  )
}
