import { listDeclarations } from '../billing/queries.ts'
import { editors } from '../platform/context.ts'
import { listChanges } from './changes.ts'
import { retryEffect, settleDeclaration } from './commands.ts'
import { listEffects } from './queries.ts'
import { findStatistics } from './statistics.ts'

export const editorProcedures = {
  statistics: editors.editor.statistics.handler(({ context: { db, clock } }) =>
    findStatistics(db, clock.now()),
  ),

  listChanges: editors.editor.listChanges.handler(({ context: { db }, input }) =>
    listChanges(db, input),
  ),

  listEffects: editors.editor.listEffects.handler(({ context: { db } }) => listEffects(db)),

  retryEffect: editors.editor.retryEffect.handler(async ({ context, input, errors }) => {
    const { db, clock, mail, uid: editorId } = context
    switch (await retryEffect(db, { ...input, editorId, now: clock.now() })) {
      case 'unknown':
        throw errors.NOT_FOUND()
      case 'due':
        mail.wake()
        break
      case 'unchanged':
        break
    }
    return listEffects(db)
  }),

  listDeclarations: editors.editor.listDeclarations.handler(({ context: { db } }) =>
    listDeclarations(db),
  ),

  settleDeclaration: editors.editor.settleDeclaration.handler(
    async ({ context, input, errors }) => {
      const { db, clock, uid: editorId } = context
      const settling = await settleDeclaration(db, { ...input, editorId, now: clock.now() })
      if (settling === 'unknown') throw errors.NOT_FOUND()
      return listDeclarations(db)
    },
  ),
}
