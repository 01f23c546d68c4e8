import path from 'node:path'
import { type Context, Hono } from 'hono'
import { StoryId } from '../../contract/base.ts'
import { languages } from '../../contract/languages.ts'
import type { FileStore } from '../files/file-store.ts'
import type { FileSigner } from '../files/signature.ts'
import type { Clock } from '../platform/clock.ts'
import { refuse } from './errors.ts'
import { sendStored } from './send-stored.ts'

interface FileOptions {
  files: FileStore
  signer: FileSigner
  clock: Clock
  /** Account of the request's session; null for guests. */
  findUserId: (headers: Headers) => Promise<string | null>
}

/** File names of downloads (RFC 6266) by extension; other files are shown in the page. */
const downloadNames: Record<string, string> = { zip: 'fabelhain-daten.zip' }

/**
 * Signed files at `/<key>?e=<unix seconds>&s=<hmac>`: bound to one account, or to guests for the
 * sample story. A wrong, foreign or expired address answers 404 like a missing file.
 */
export function fileRoutes({ files, signer, clock, findUserId }: FileOptions) {
  return new Hono().get('/*', async (c) => {
    const key = c.req.path.replace(/^\/files\//, '')
    const missing = () =>
      refuse(c, 404, 'NOT_FOUND', 'Diese Datei gibt es nicht oder die Adresse ist abgelaufen.')
    const given = { expires: c.req.query('e') ?? '', signature: c.req.query('s') ?? '' }
    const now = clock.now()
    // A page that was opened as a guest keeps its addresses after the sign-in.
    const userId = await findUserId(c.req.raw.headers)
    const uids = userId === null ? [''] : [userId, '']
    if (!signer.isValid(key, given, { uids, now })) return missing()
    setCacheHeaders(c, key)
    c.header('Content-Security-Policy', "sandbox; default-src 'none'")
    return (await sendStored(c, files, key)) ?? missing()
  })
}

/** Downloads get a file name and are not cached; the browser may cache other files. */
function setCacheHeaders(c: Context, key: string): void {
  const downloadName = downloadNames[path.extname(key).slice(1)]
  c.header('Cache-Control', downloadName ? 'no-store' : 'private, max-age=21600, immutable')
  if (downloadName) c.header('Content-Disposition', `attachment; filename="${downloadName}"`)
}

/** Covers are public: `/covers/<storyId>?v=<hash>&w=400|600|1200&lang=<language>`; without `v` the newest. */
export function coverRoutes(options: {
  files: FileStore
  findCoverKey: (cover: {
    storyId: string
    language: string
    widthPx: number
  }) => Promise<string | null>
}) {
  return new Hono().get('/:storyId', async (c) => {
    const missing = () => refuse(c, 404, 'NOT_FOUND', 'Dieses Titelbild gibt es nicht.')
    const width = c.req.query('w') ?? '600'
    const language = c.req.query('lang') ?? 'de'
    if (!['400', '600', '1200'].includes(width) || !languages.some((one) => one === language))
      return missing()
    const storyId = StoryId.safeParse(c.req.param('storyId')).data
    const key =
      storyId && (await options.findCoverKey({ storyId, language, widthPx: Number(width) }))
    if (!key) return missing()
    const isFixed = c.req.query('v') !== undefined
    c.header(
      'Cache-Control',
      isFixed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    )
    return (await sendStored(c, options.files, key)) ?? missing()
  })
}
