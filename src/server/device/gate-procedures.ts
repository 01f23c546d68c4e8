import {
  type Counter,
  limit,
  limitEach,
  resetAccountLimits,
  resetLimits,
} from '../http/rate-limit.ts'
import { type CallContext, parents, signedIn, verified } from '../platform/context.ts'
import { redeemMailedLink } from '../platform/one-time-links.ts'
import { pseudonym } from '../platform/pseudonym.ts'
import { logSecurityEvent } from '../platform/security-log.ts'
import type { Session } from '../platform/session.ts'
import { removePin, setPin } from './commands.ts'
import { queuePinReset } from './pin-reset.ts'
import { changeDevice } from './procedures.ts'
import { findPinHash, getDevice } from './queries.ts'
import { gateEnd } from './rules.ts'

/** Counts by session, so that a guessing child locks out no other device; PIN and password count separately. */
const attemptLimit = { max: 5, windowSeconds: 900 }
/** For all devices of an account: at this rate, ten thousand PINs take a week. */
const accountAttemptLimit = { max: 60, windowSeconds: 3600 }
const mailLimit = { max: 3, windowSeconds: 900 }
/** Each attempt computes an expensive hash. */
const linkLimit = { max: 10, windowSeconds: 900 }
const busy = { data: { retryAfterSeconds: 5 } }

export const gateProcedures = {
  open: signedIn.gate.open.handler(async ({ context, input, errors }) => {
    const { db, clock, uid, secrets } = context
    const now = clock.now()
    const counters = attemptCounters(context.session, 'pin' in input ? 'gate-pin' : 'gate-password')
    const allowed = await limitEach(db, counters, now)
    if (!allowed.ok) throw errors.TOO_MANY_REQUESTS({ data: allowed })
    const isRight =
      'pin' in input
        ? await isPin(context, input.pin)
        : await secrets.isPassword(uid, input.password)
    if (isRight === null) throw errors.TOO_MANY_REQUESTS(busy)
    if (!isRight) {
      if ('pin' in input) logSecurityEvent(context.log, 'wrong-pin', uid)
      throw errors.WRONG_SECRET()
    }
    await resetLimits(
      db,
      counters.map(([key]) => key),
    )
    const confirmed = 'password' in input && { confirmedAt: now }
    return changeDevice(context, { gateOpenUntil: gateEnd(now), ...confirmed })
  }),

  close: signedIn.gate.close.handler(({ context }) =>
    changeDevice(context, { gateOpenUntil: null, confirmedAt: null }),
  ),

  setPin: parents.gate.setPin.handler(async ({ context, input, errors }) => {
    const { db, clock, uid, session, secrets } = context
    const pinHash = await secrets.hashPin(uid, input.pin)
    if (pinHash === null) throw errors.TOO_MANY_REQUESTS(busy)
    const now = clock.now()
    const gateOpenUntil = gateEnd(now)
    const { sessionId } = session
    await db.transaction((tx) =>
      setPin(tx, { userId: uid, sessionId, pinHash, now, gateOpenUntil }),
    )
    context.familyChanged(uid)
    return getDevice(db, { ...session, gateOpenUntil }, now)
  }),

  removePin: parents.gate.removePin.handler(async ({ context }) => {
    const { db, uid, session, clock } = context
    await removePin(db, uid)
    context.familyChanged(uid)
    return getDevice(db, session, clock.now())
  }),

  requestReset: verified.gate.requestReset.handler(async ({ context, errors }) => {
    const { db, clock, uid } = context
    const now = clock.now()
    const allowed = await limit(db, `pin-reset:${pseudonym(uid)}`, { ...mailLimit, now })
    if (!allowed.ok) throw errors.TOO_MANY_REQUESTS({ data: allowed })
    await queuePinReset(context, uid)
    return { isMailed: true as const }
  }),

  resetPin: signedIn.gate.resetPin.handler(async ({ context, input, errors }) => {
    const { db, clock, uid, session, secrets } = context
    const now = clock.now()
    const key = `pin-set:${pseudonym(session.sessionId)}:${pseudonym(uid)}`
    const allowed = await limit(db, key, { ...linkLimit, now })
    if (!allowed.ok) throw errors.TOO_MANY_REQUESTS({ data: allowed })
    const pinHash = await secrets.hashPin(uid, input.pin)
    if (pinHash === null) throw errors.TOO_MANY_REQUESTS(busy)
    const gateOpenUntil = gateEnd(now)
    const isReset = await db.transaction(async (tx) => {
      const link = { token: input.token, purpose: 'pin-reset' as const, userId: uid, now }
      if ((await redeemMailedLink(tx, link)) === null) return false
      const { sessionId } = session
      await setPin(tx, { userId: uid, sessionId, pinHash, now, gateOpenUntil })
      return true
    })
    if (!isReset) throw errors.LINK_EXPIRED()
    await resetAccountLimits(db, pseudonym(uid), ['gate-pin', 'gate-pin-all'])
    context.familyChanged(uid)
    return getDevice(db, { ...session, gateOpenUntil }, now)
  }),
}

function attemptCounters(
  { uid, sessionId }: Session,
  name: 'gate-pin' | 'gate-password',
): Counter[] {
  const account = pseudonym(uid)
  return [
    [`${name}:${pseudonym(sessionId)}:${account}`, attemptLimit],
    [`${name}-all:${account}`, accountAttemptLimit],
  ]
}

/** Whether the PIN is right; false where there is none, null where too many checks wait. */
async function isPin(
  { db, secrets, session }: CallContext & { session: Session },
  pin: string,
): Promise<boolean | null> {
  const pinHash = await findPinHash(db, session.uid)
  return pinHash === null ? false : secrets.isPin(session.uid, pin, pinHash)
}
