import { findChild, findChildLimits, findReaderLimits } from '../child/queries.ts'
import { parents, signedIn } from '../platform/context.ts'
import { findCards, findStorySheet, listBeyondLimits } from '../story/queries.ts'
import { markStory } from './commands.ts'
import { findShelf } from './queries.ts'

export const shelfProcedures = {
  list: signedIn.shelf.list.handler(async ({ context, input, errors }) => {
    const { db, uid, session } = context
    const [storyIds, ownLimits, readerLimits] = await Promise.all([
      findShelf(db, { ...input, ownerId: uid }),
      findChildLimits(db, { userId: uid, childId: input.childId }),
      findReaderLimits(db, session),
    ])
    if (!storyIds) throw errors.NOT_FOUND()
    return { stories: await findCards(db, storyIds, [ownLimits, readerLimits]) }
  }),

  mark: signedIn.shelf.mark.handler(async ({ context, input, errors }) => {
    const { db, clock, uid, session } = context
    const limits = await findReaderLimits(db, session)
    if (!(await findStorySheet(db, input.storyId, limits))) throw errors.NOT_FOUND()
    await markStory(db, { ...input, ownerId: uid, now: clock.now() })
    const found = await findChild(db, { ...input, ownerId: uid })
    if (!found) throw errors.NOT_FOUND()
    context.familyChanged(uid)
    return found
  }),

  listReleases: parents.shelf.listReleases.handler(async ({ context, input, errors }) => {
    const { db, uid } = context
    const own = { uid: input.uid, ownerId: uid, childId: input.childId }
    const found = await findChild(db, own)
    const limits = found && (await findChildLimits(db, { userId: uid, childId: input.childId }))
    if (!limits) throw errors.NOT_FOUND()
    return listBeyondLimits(db, limits)
  }),

  release: parents.shelf.release.handler(async ({ context, input, errors }) => {
    const { db, clock, uid: ownerId } = context
    const { isReleased, ...own } = input
    if (!(await findStorySheet(db, input.storyId, null))) throw errors.NOT_FOUND()
    const mark = { ...own, ownerId, shelf: 'released' as const, marked: isReleased }
    await markStory(db, { ...mark, now: clock.now() })
    const found = await findChild(db, { ...input, ownerId })
    if (!found) throw errors.NOT_FOUND()
    context.familyChanged(ownerId)
    return found
  }),
}
