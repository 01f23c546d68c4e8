import { findChild, findChildLimits, hasExtraRelease } from '../child/queries.ts'
import { type CallContext, signedIn } from '../platform/context.ts'
import type { Session } from '../platform/session.ts'
import { changeSession } from './commands.ts'
import { getDevice } from './queries.ts'
import { hasWiderLimits } from './rules.ts'

type SessionChange = Parameters<typeof changeSession>[2]

/** Changes the session and returns the browser's new state. */
export async function changeDevice(
  { db, clock, session }: CallContext & { session: Session },
  change: SessionChange,
) {
  await changeSession(db, session.sessionId, change)
  return getDevice(db, { ...session, ...change } as Session, clock.now())
}

export const deviceProcedures = {
  get: signedIn.device.get.handler(({ context }) =>
    getDevice(context.db, context.session, context.clock.now()),
  ),

  chooseChild: signedIn.device.chooseChild.handler(async ({ context, input, errors }) => {
    const { db, uid, session } = context
    const chosen = await findChild(db, session, { uid, childId: input.childId })
    if (!chosen) throw errors.NOT_FOUND()
    if (!context.isGateOpen(session) && (await isWider(context, input.childId)))
      throw errors.GATE_CLOSED()
    const device = await changeDevice(context, { activeChildId: input.childId })
    // The browser's other tabs now show this child's stories.
    context.familyChanged(uid)
    return device
  }),

  setKidsMode: signedIn.device.setKidsMode.handler(async ({ context, input, errors }) => {
    const { uid, session } = context
    const { isKidsMode } = input
    // Without a PIN, the client's number words keep young children in.
    if (!isKidsMode && !context.isGateOpen({ ...session, isKidsMode: false })) {
      throw errors.GATE_CLOSED()
    }
    const closedGate = isKidsMode && { gateOpenUntil: null, confirmedAt: null }
    const device = await changeDevice(context, { isKidsMode, ...closedGate })
    context.familyChanged(uid)
    return device
  }),
}

/** Whether a child may see stories that the active child may not. */
async function isWider(
  { db, session }: CallContext & { session: Session },
  childId: string,
): Promise<boolean> {
  const { uid: userId } = session
  const active = await findChildLimits(db, { userId, childId: session.activeChildId ?? 'default' })
  const chosen = await findChildLimits(db, { userId, childId })
  if (!active || !chosen || hasWiderLimits(chosen, active)) return true
  return hasExtraRelease(db, chosen, active)
}
