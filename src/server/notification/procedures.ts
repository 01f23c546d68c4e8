import { signedIn } from '../platform/context.ts'
import { markNotificationsSeen } from './commands.ts'
import { listNotifications } from './queries.ts'

export const notificationProcedures = {
  list: signedIn.notification.list.handler(({ context: { db, session, clock } }) =>
    listNotifications(db, { session, now: clock.now() }),
  ),

  markSeen: signedIn.notification.markSeen.handler(async ({ context, input }) => {
    const { db, session, clock, uid: userId } = context
    const now = clock.now()
    await markNotificationsSeen(db, { userId, until: new Date(input.until), now })
    return listNotifications(db, { session, now })
  }),
}
