import { open } from 'node:fs/promises'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context } from 'hono'
import { Hono } from 'hono'
import { StoryId } from '../../contract/base.ts'
import type { FileStore } from '../files/local.ts'
import type { FileSigner } from '../files/signature.ts'
import type { Clock } from '../platform/clock.ts'
import { refuse } from './errors.ts'

interface FileOptions {
  files: FileStore
  signer: FileSigner
  clock: Clock
  /** Account the request's session belongs to; null for guests. */
  findUserId: (headers: Headers) => Promise<string | null>
}

const contentTypes: Record<string, string> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  json: 'application/json',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  vtt: 'text/vtt; charset=utf-8',
  zip: 'application/zip',
}

/** What a file is saved as (RFC 6266); the others are shown in the page. */
const downloadNames: Record<string, string> = { zip: 'fabelhain-daten.zip' }

/** Undefined for whatever is not a key of the file store. */
function contentTypeOf(key: string): string | undefined {
  const extension = /^[0-9a-f]{2}\/[0-9a-f]{38}\.([0-9a-z]{2,5})$/.exec(key)?.[1]
  return extension && contentTypes[extension]
}

/**
 * Signed files at `/<key>?e=<unix seconds>&s=<hmac>`: bound to one account, or to guests for the
 * sample story. A wrong, foreign or expired address answers 404 like a missing file.
 */
export function fileRoutes({ files, signer, clock, findUserId }: FileOptions) {
  const send = serveStatic({
    root: files.root,
    rewriteRequestPath: (path) => path.replace(/^\/files/, ''),
  })

  return new Hono().get('/*', async (c) => {
    const key = c.req.path.replace(/^\/files\//, '')
    const missing = () =>
      refuse(c, 404, 'NOT_FOUND', 'Diese Datei gibt es nicht oder die Adresse ist abgelaufen.')
    const contentType = contentTypeOf(key)
    if (!contentType) return missing()
    const given = { expires: c.req.query('e') ?? '', signature: c.req.query('s') ?? '' }
    const now = clock.now()
    if (!signer.isValid(key, given, { uids: [''], now })) {
      const userId = await findUserId(c.req.raw.headers)
      if (!userId || !signer.isValid(key, given, { uids: [userId], now })) return missing()
    }
    c.header('Accept-Ranges', 'bytes')
    setKeeping(c, key)
    c.header('Content-Security-Policy', "sandbox; default-src 'none'")
    ignoreManyRanges(c)
    const answer =
      (await sendPart(c, path.join(files.root, key))) ?? (await send(c, async () => {}))
    answer?.headers.set('Content-Type', contentType)
    return answer ?? missing()
  })
}

/** What is downloaded gets its name and stays nowhere else; the rest may be kept by the browser. */
function setKeeping(c: Context, key: string): void {
  const downloadName = downloadNames[path.extname(key).slice(1)]
  c.header('Cache-Control', downloadName ? 'no-store' : 'private, max-age=21600, immutable')
  if (downloadName) c.header('Content-Disposition', `attachment; filename="${downloadName}"`)
}

/** Several parts in one answer are not offered: such a request gets the whole file (RFC 9110, 14.2). */
function ignoreManyRanges(c: Context): void {
  if (!c.req.header('range')?.includes(',')) return
  const headers = new Headers(c.req.raw.headers)
  headers.delete('range')
  c.req.raw = new Request(c.req.raw, { headers })
}

const maxPartBytes = 256 * 1024

/**
 * A part as PDF readers ask for it (`bytes=<first>-<last>`), read at once: a stream costs twice as
 * much. Null for whatever is larger or unusual.
 */
async function sendPart(c: Context, file: string): Promise<Response | null> {
  const range = /^bytes=(\d{1,12})-(\d{1,12})$/.exec(c.req.header('range') ?? '')
  const first = Number(range?.[1])
  const wanted = Number(range?.[2]) - first + 1
  if (c.req.method !== 'GET' || !(wanted > 0 && wanted <= maxPartBytes)) return null
  const handle = await open(file).catch(() => null)
  if (!handle) return null
  try {
    const { size, mtime } = await handle.stat()
    const bytes = new Uint8Array(Math.max(0, Math.min(wanted, size - first)))
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, first)
    if (bytesRead === 0 || bytesRead < bytes.length) return null
    c.header('Content-Range', `bytes ${first}-${first + bytesRead - 1}/${size}`)
    c.header('Last-Modified', mtime.toUTCString())
    return c.body(bytes, 206)
  } finally {
    await handle.close()
  }
}

/** Covers are public: `/covers/<storyId>?v=<hash>&w=400|600|1200&lang=de|en`. */
export function coverRoutes(options: {
  files: FileStore
  findCoverKey: (cover: {
    storyId: string
    language: string
    widthPx: number
  }) => Promise<string | null>
}) {
  const send = (key: string) =>
    serveStatic({ root: options.files.root, rewriteRequestPath: () => `/${key}` })

  return new Hono().get('/:storyId', async (c) => {
    const missing = () => refuse(c, 404, 'NOT_FOUND', 'Dieses Titelbild gibt es nicht.')
    const width = c.req.query('w') ?? '600'
    const language = c.req.query('lang') ?? 'de'
    if (!['400', '600', '1200'].includes(width) || !['de', 'en'].includes(language))
      return missing()
    const storyId = StoryId.safeParse(c.req.param('storyId')).data
    const key =
      storyId && (await options.findCoverKey({ storyId, language, widthPx: Number(width) }))
    if (!key) return missing()
    c.header('Cache-Control', 'public, max-age=31536000, immutable')
    return (await send(key)(c, async () => {})) ?? missing()
  })
}
