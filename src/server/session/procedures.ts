import { findAuthUser } from '../auth/users.ts'
import { anyone, freshParents, parents } from '../platform/context.ts'
import { logSecurityEvent } from '../platform/security-log.ts'
import { endAllSessions, endSession, unlinkGoogle } from './commands.ts'
import { hasGoogle, listSessions } from './queries.ts'

export const sessionProcedures = {
  get: anyone.session.get.handler(({ context }) => context.refreshSession()),

  list: parents.session.list.handler(({ context: { db, session, clock } }) =>
    listSessions(db, session, clock.now()),
  ),

  end: parents.session.end.handler(async ({ context, input, errors }) => {
    const { db, uid: ownerId, session, clock } = context
    if (!(await endSession(db, { ...input, ownerId }))) throw errors.NOT_FOUND()
    context.familyChanged(ownerId)
    return listSessions(db, session, clock.now())
  }),

  endAll: parents.session.endAll.handler(async ({ context: { db, uid } }) => ({
    ended: await endAllSessions(db, uid),
  })),

  unlinkGoogle: freshParents.session.unlinkGoogle.handler(async ({ context, errors }) => {
    const { db, uid } = context
    const isUnlinked = await unlinkGoogle(db, uid)
    if (!isUnlinked && (await hasGoogle(db, uid))) throw errors.LAST_METHOD()
    const user = isUnlinked ? await findAuthUser(db, uid) : null
    if (!user) throw errors.NOT_FOUND()
    logSecurityEvent(context.log, 'google-unlinked', uid)
    context.familyChanged(uid)
    return user
  }),
}
