import { Hono } from 'hono'
import { Slug } from '../../contract/news.ts'
import type { Database } from '../db/client.ts'
import type { FileStore } from '../files/file-store.ts'
import { refuse } from '../http/errors.ts'
import { sendStored } from '../http/send-stored.ts'
import type { Clock } from '../platform/clock.ts'
import { findPictureKey } from './queries.ts'

/** Pictures of published posts are public: `/<slug>?v=<hash of the picture's key>`. */
export function newsPictureRoutes({
  db,
  files,
  clock,
}: {
  db: Database
  files: Pick<FileStore, 'describe' | 'open'>
  clock: Clock
}): Hono {
  return new Hono().get('/:slug', async (c) => {
    const missing = () => refuse(c, 404, 'NOT_FOUND', 'Dieses Bild gibt es nicht.')
    const slug = Slug.safeParse(c.req.param('slug')).data
    const key = slug && (await findPictureKey(db, { slug, now: clock.now() }))
    if (!key) return missing()
    c.header('Cache-Control', 'public, max-age=31536000, immutable')
    c.header('Content-Security-Policy', "sandbox; default-src 'none'")
    return (await sendStored(c, files, key)) ?? missing()
  })
}
