import { Hono } from 'hono'
import type { Database } from '../db/client.ts'
import { refuse } from '../http/errors.ts'
import type { Clock } from '../platform/clock.ts'
import type { SignedLinks } from '../platform/signed-links.ts'
import { unsubscribe } from './commands.ts'

/**
 * One-click unsubscription (RFC 8058): mail programs POST a form from another origin, without cookies,
 * to the address that people open. The signed token is the permission.
 */
export function oneClickRoutes({
  db,
  clock,
  unsubscribeLinks,
}: {
  db: Database
  clock: Clock
  unsubscribeLinks: SignedLinks
}): Hono {
  const app = new Hono()
  app.post('/news', async (c) => {
    const userId = unsubscribeLinks.read((c.req.query('abbestellen') ?? '').slice(0, 200))
    if (userId === null) return refuse(c, 404, 'NOT_FOUND', 'Das haben wir nicht gefunden.')
    await db.transaction((tx) => unsubscribe(tx, { userId, now: clock.now() }))
    return c.body(null, 204)
  })
  return app
}
