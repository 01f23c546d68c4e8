import { parents, signedIn } from '../platform/context.ts'
import { createChild, removeChild, updateChild } from './commands.ts'
import { findChild, listChildren } from './queries.ts'

export const childProcedures = {
  list: signedIn.child.list.handler(async ({ context, input, errors }) => {
    const children = await listChildren(context.db, context.session, input.uid)
    if (children.length === 0) throw errors.NOT_FOUND()
    return children
  }),

  get: signedIn.child.get.handler(async ({ context, input, errors }) => {
    const found = await findChild(context.db, context.session, input)
    if (!found) throw errors.NOT_FOUND()
    return found
  }),

  create: parents.child.create.handler(async ({ context, input, errors }) => {
    const { db, clock, uid: ownerId } = context
    const created = await createChild(db, { ...input, ownerId, now: clock.now() })
    switch (created.kind) {
      case 'too-many':
        throw errors.TOO_MANY_CHILDREN()
      case 'not-found':
        throw errors.NOT_FOUND()
      case 'created': {
        context.familyChanged(ownerId)
        const found = await findChild(db, context.session, {
          uid: input.uid,
          childId: created.childId,
        })
        if (!found) throw errors.NOT_FOUND()
        return found
      }
      default:
        throw created satisfies never
    }
  }),

  update: parents.child.update.handler(async ({ context, input, errors }) => {
    const { uid, childId, ...change } = input
    const own = { uid, ownerId: context.uid, childId }
    const isChanged = await updateChild(context.db, { ...own, change, now: context.clock.now() })
    const found = isChanged ? await findChild(context.db, context.session, own) : null
    if (!found) throw errors.NOT_FOUND()
    context.familyChanged(context.uid)
    return found
  }),

  remove: parents.child.remove.handler(async ({ context, input, errors }) => {
    const own = { uid: input.uid, ownerId: context.uid, childId: input.childId }
    const children = await listChildren(context.db, context.session, input.uid)
    if (children.length === 0) throw errors.NOT_FOUND()
    const removed = await removeChild(context.db, own)
    if (removed === 'default') throw errors.DEFAULT_CHILD()
    if (removed === 'not-found') throw errors.NOT_FOUND()
    context.familyChanged(context.uid)
    return children.filter(({ childId }) => childId !== input.childId)
  }),
}
