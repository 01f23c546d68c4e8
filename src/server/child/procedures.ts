import { signedIn } from '../platform/context.ts'
import { renameChild } from './commands.ts'
import { findChild, listChildren } from './queries.ts'

export const childProcedures = {
  list: signedIn.child.list.handler(async ({ context, input, errors }) => {
    const children = await listChildren(context.db, { uid: input.uid, ownerId: context.uid })
    if (children.length === 0) throw errors.NOT_FOUND()
    return children
  }),

  get: signedIn.child.get.handler(async ({ context, input, errors }) => {
    const found = await findChild(context.db, { ...input, ownerId: context.uid })
    if (!found) throw errors.NOT_FOUND()
    return found
  }),

  update: signedIn.child.update.handler(async ({ context, input, errors }) => {
    const own = { uid: input.uid, ownerId: context.uid, childId: input.childId }
    const now = context.clock.now()
    const isRenamed = await renameChild(context.db, { ...own, name: input.name, now })
    const found = isRenamed ? await findChild(context.db, own) : null
    if (!found) throw errors.NOT_FOUND()
    return found
  }),
}
