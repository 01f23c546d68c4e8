import type { Context } from 'hono'
import { extensionOfKey, type FileStore, type WantedRange } from '../files/file-store.ts'

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

/**
 * Answers GET and HEAD with a stored file or one range of it (RFC 9110 section 14). A request for
 * several ranges gets the whole file. Null where nothing is stored under `key`.
 */
export async function sendStored(
  c: Context,
  files: Pick<FileStore, 'describe' | 'open'>,
  key: string,
): Promise<Response | null> {
  const contentType = contentTypes[extensionOfKey(key) ?? '']
  if (!contentType) return null
  if (c.req.method === 'HEAD') {
    const found = await files.describe(key)
    if (!found) return null
    setFileHeaders(c, { ...found, contentType, length: found.sizeBytes })
    return c.body(null, 200)
  }
  const range = parseRange(c.req.header('range'))
  const opened = await files.open(key, range)
  if (!opened) return null
  const { sizeBytes, sent, body } = opened
  if (!sent) {
    c.header('Accept-Ranges', 'bytes')
    c.header('Content-Range', `bytes */${sizeBytes}`)
    return c.body(null, 416)
  }
  const { first, last } = sent
  setFileHeaders(c, { ...opened, contentType, length: last - first + 1 })
  if (!range) return c.body(body, 200)
  c.header('Content-Range', `bytes ${first}-${last}/${sizeBytes}`)
  return c.body(body, 206)
}

interface Sent {
  modifiedAt: Date
  contentType: string
  /** Of the answer, in bytes. */
  length: number
}

function setFileHeaders(c: Context, { modifiedAt, contentType, length }: Sent): void {
  c.header('Accept-Ranges', 'bytes')
  c.header('Last-Modified', modifiedAt.toUTCString())
  c.header('Content-Type', contentType)
  c.header('Content-Length', String(length))
}

/** The bytes of a single range; undefined for the whole file. */
function parseRange(header: string | undefined): WantedRange | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || from + to === '') return undefined
  if (from === '') return { lastBytes: Number(to) }
  if (to === '') return { first: Number(from) }
  return Number(to) < Number(from) ? undefined : { first: Number(from), last: Number(to) }
}
