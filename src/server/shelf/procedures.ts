import { findChild } from '../child/queries.ts'
import { signedIn } from '../platform/context.ts'
import { findStorySheet } from '../story/queries.ts'
import { markStory } from './commands.ts'

export const shelfProcedures = {
  mark: signedIn.shelf.mark.handler(async ({ context, input, errors }) => {
    const { db, clock, uid } = context
    if (!(await findStorySheet(db, input.storyId))) throw errors.NOT_FOUND()
    await markStory(db, { ...input, ownerId: uid, now: clock.now() })
    const found = await findChild(db, { ...input, ownerId: uid })
    if (!found) throw errors.NOT_FOUND()
    return found
  }),
}
