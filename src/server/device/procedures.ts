import { findChild, findChildLimits, isAllowedMore } from '../child/queries.ts'
import type { CallContext } from '../platform/context.ts'
import { signedIn } from '../platform/context.ts'
import type { Session } from '../platform/session.ts'
import { changeSession } from './commands.ts'
import { getDevice } from './queries.ts'
import { hasWiderLimits } from './rules.ts'

type Changed = Parameters<typeof changeSession>[2]

/** Writes a change into the session and says what the browser is now. */
export async function changeDevice(
  { db, clock, session }: CallContext & { session: Session },
  change: Changed,
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
    const wanted = await findChild(db, session, { uid, childId: input.childId })
    if (!wanted) throw errors.NOT_FOUND()
    const isGateOpen = await context.isGateOpen(session)
    if (!isGateOpen && (await isWider(context, input.childId))) throw errors.GATE_CLOSED()
    const device = await changeDevice(context, { activeChildId: input.childId })
    // The browser's other pages show another child's stories from now on.
    context.familyChanged(uid)
    return device
  }),

  setKidsMode: signedIn.device.setKidsMode.handler(async ({ context, input, errors }) => {
    const { uid, session } = context
    const { isKidsMode } = input
    // Without a PIN the number words on the screen keep the youngest in.
    if (!isKidsMode && !(await context.isGateOpen({ ...session, isKidsMode: false }))) {
      throw errors.GATE_CLOSED()
    }
    const locked = isKidsMode && { gateOpenUntil: null, confirmedAt: null }
    const device = await changeDevice(context, { isKidsMode, ...locked })
    context.familyChanged(uid)
    return device
  }),
}

/** Whether another child may see more than the one that reads here. */
async function isWider(
  { db, session }: CallContext & { session: Session },
  childId: string,
): Promise<boolean> {
  const { uid: userId } = session
  const active = await findChildLimits(db, { userId, childId: session.activeChildId ?? 'default' })
  const wanted = await findChildLimits(db, { userId, childId })
  if (!active || !wanted || hasWiderLimits(wanted, active)) return true
  return isAllowedMore(db, wanted, active)
}
