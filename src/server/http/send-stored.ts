import type { FileHandle } from 'node:fs/promises'
import { open } from 'node:fs/promises'
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

/** Read and sent in one piece: few pieces cost little, and a slow reader holds only one of them. */
const pieceBytes = 256 * 1024

/**
 * Answers GET and HEAD with a stored file, or the one part of it that is asked for (RFC 9110, 14).
 * Several parts in one answer are not offered: whoever asks for them gets the whole file. Null where
 * nothing is stored under `key`.
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
    const part = isHead ? null : partOf(c.req.header('range'), size)
    if (part && part.first > part.last) {
      c.header('Content-Range', `bytes */${size}`)
      return c.body(null, 416)
    }
    const { first, last } = part ?? { first: 0, last: size - 1 }
    const length = last - first + 1
    c.header('Content-Type', contentType)
    c.header('Content-Length', String(length))
    if (part) c.header('Content-Range', `bytes ${first}-${last}/${size}`)
    const status = part ? 206 : 200
    if (isHead) return c.body(null, status)
    if (length <= pieceBytes) return c.body(await readPiece(handle, first, length), status)
    isStreaming = true
    return c.body(streamOf(handle, first, last), status)
  } finally {
    if (!isStreaming) await handle.close()
  }
}

/** Undefined for whatever is not a key of the file store. */
function contentTypeOf(key: string): string | undefined {
  const extension = /^[0-9a-f]{2}\/[0-9a-f]{38}\.([0-9a-z]{2,5})$/.exec(key)?.[1]
  return extension && contentTypes[extension]
}

/** First and last byte of a single range; nothing of the file is left where first > last. */
function partOf(header: string | undefined, size: number) {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || from + to === '') return null
  if (from === '') return { first: Math.max(0, size - Number(to)), last: size - 1 }
  if (to !== '' && Number(to) < Number(from)) return null
  return { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}

/** Fails where the file is shorter than it was when it was opened. */
async function readPiece(handle: FileHandle, position: number, length: number) {
  const bytes = new Uint8Array(length)
  const { bytesRead } = await handle.read(bytes, 0, length, position)
  if (bytesRead < length) throw new Error('a file was cut short while it was sent')
  return bytes
}

/**
 * Reads the next piece when the one before has been sent. Node's own way from a file to such a stream
 * copies pieces of 64 KB, and the garbage collector then costs more than the sending.
 */
function streamOf(handle: FileHandle, first: number, last: number): ReadableStream<Uint8Array> {
  let position = first
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const piece = await readPiece(handle, position, Math.min(pieceBytes, last - position + 1))
          position += piece.length
          controller.enqueue(piece)
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
