import { Hono } from 'hono'
import type { Database } from '../db/client.ts'
import { refuse } from '../http/errors.ts'
import type { Clock } from '../platform/clock.ts'
import type { LastingLinks } from '../platform/lasting-links.ts'
import { endSubscription } from './commands.ts'

/**
 * Mail programs end a newsletter by a POST to the address that people open (RFC 8058): a form from
 * another origin, without cookies. The signed token is the whole permission, so nothing else counts.
 */
export function oneClickRoutes({
  db,
  clock,
  unsubscribeLinks,
}: {
  db: Database
  clock: Clock
  unsubscribeLinks: LastingLinks
}): Hono {
  const app = new Hono()
  app.post('/news', async (c) => {
    const userId = unsubscribeLinks.read((c.req.query('abbestellen') ?? '').slice(0, 200))
    if (userId === null) return refuse(c, 404, 'NOT_FOUND', 'Das haben wir nicht gefunden.')
    await db.transaction((tx) => endSubscription(tx, { userId, now: clock.now() }))
    return c.body(null, 204)
  })
  return app
}
