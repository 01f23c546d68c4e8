import { limit } from '../http/rate-limit.ts'
import { anyone, type CallContext } from '../platform/context.ts'
import { confirmSubscription, unsubscribe } from './commands.ts'

/** Tokens cannot be guessed; this only limits the load on the database. */
const tryLimit = { max: 30, windowSeconds: 600 }

export const newsletterProcedures = {
  confirm: anyone.newsletter.confirm.handler(async ({ context, input, errors }) => {
    const allowed = await countTry(context)
    if (!allowed.ok) throw errors.TOO_MANY_REQUESTS({ data: allowed })
    const now = context.clock.now()
    const isConfirmed = await confirmSubscription(context.db, { ...input, now })
    if (!isConfirmed) throw errors.LINK_EXPIRED()
    return { isSubscribed: true }
  }),

  unsubscribe: anyone.newsletter.unsubscribe.handler(async ({ context, input, errors }) => {
    const allowed = await countTry(context)
    if (!allowed.ok) throw errors.TOO_MANY_REQUESTS({ data: allowed })
    const { db, clock, unsubscribeLinks } = context
    const userId = unsubscribeLinks.read(input.token)
    if (userId === null) throw errors.LINK_EXPIRED()
    await db.transaction((tx) => unsubscribe(tx, { userId, now: clock.now() }))
    return { isSubscribed: false }
  }),
}

function countTry({ db, clock, network }: CallContext) {
  const key = `newsletter:${network()}`
  return limit(db, key, { ...tryLimit, now: clock.now() })
}
