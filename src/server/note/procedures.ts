import { signedIn } from '../platform/context.ts'
import { markNotesSeen } from './commands.ts'
import { listNotes } from './queries.ts'

export const noteProcedures = {
  list: signedIn.note.list.handler(({ context: { db, session, clock } }) =>
    listNotes(db, { session, now: clock.now() }),
  ),

  markSeen: signedIn.note.markSeen.handler(async ({ context, input }) => {
    const { db, session, clock, uid: userId } = context
    const now = clock.now()
    await markNotesSeen(db, { userId, until: new Date(input.until), now })
    return listNotes(db, { session, now })
  }),
}
