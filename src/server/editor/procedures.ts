import { pseudonym } from '../auth/users.ts'
import { listDeclarations } from '../billing/queries.ts'
import { editors } from '../platform/context.ts'
import { retryEffect, settleDeclaration } from './commands.ts'
import { listEffects } from './queries.ts'

export const editorProcedures = {
  listEffects: editors.editor.listEffects.handler(({ context: { db } }) => listEffects(db)),

  retryEffect: editors.editor.retryEffect.handler(async ({ context, input, errors }) => {
    const { db, clock, mail, log, uid, requestId } = context
    switch (await retryEffect(db, { id: input.id, now: clock.now() })) {
      case 'unknown':
        throw errors.NOT_FOUND()
      case 'due':
        mail.wake()
        log.info(
          { event: 'outbox-retried', outboxId: input.id, editor: pseudonym(uid), requestId },
          'an editor has an outbox entry tried again',
        )
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
      const { db, log, uid, requestId } = context
      switch (await settleDeclaration(db, input.number)) {
        case 'unknown':
          throw errors.NOT_FOUND()
        case 'settled':
          log.info(
            {
              event: 'declaration-settled',
              number: input.number,
              editor: pseudonym(uid),
              requestId,
            },
            'an editor has settled a declaration',
          )
          break
        case 'unchanged':
          break
      }
      return listDeclarations(db)
    },
  ),
}
