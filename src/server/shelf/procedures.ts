import { findChild, findChildLimits, findReaderLimits } from '../child/queries.ts'
import { parents, signedIn } from '../platform/context.ts'
import { findCards, findStorySheet, listBeyondLimits } from '../story/queries.ts'
import { arrangeShelf, markStories } from './commands.ts'
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
    const own = { ...input, ownerId: uid }
    const outcome = await markStories(db, {
      ...own,
      storyIds: [input.storyId],
      now: clock.now(),
    })
    if (outcome === 'full') throw errors.LIST_FULL()
    const found = await findChild(db, own)
    if (!found) throw errors.NOT_FOUND()
    context.familyChanged(uid)
    return found
  }),

  markAll: signedIn.shelf.markAll.handler(async ({ context, input, errors }) => {
    const { db, clock, uid, session } = context
    const own = { ...input, ownerId: uid }
    const limits = await findReaderLimits(db, session)
    const storyIds = input.marked
      ? (await findCards(db, input.storyIds, [limits])).map(({ storyId }) => storyId)
      : input.storyIds
    const outcome = await markStories(db, { ...own, storyIds, now: clock.now() })
    if (outcome === 'full') throw errors.LIST_FULL()
    const found = await findChild(db, own)
    if (!found) throw errors.NOT_FOUND()
    context.familyChanged(uid)
    return found
  }),

  arrange: signedIn.shelf.arrange.handler(async ({ context, input, errors }) => {
    const { db, uid } = context
    const own = { ...input, ownerId: uid }
    const isArranged = await arrangeShelf(db, own)
    const found = isArranged ? await findChild(db, own) : null
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
    await markStories(db, { ...mark, storyIds: [input.storyId], now: clock.now() })
    const found = await findChild(db, { ...input, ownerId })
    if (!found) throw errors.NOT_FOUND()
    context.familyChanged(ownerId)
    return found
  }),
}
