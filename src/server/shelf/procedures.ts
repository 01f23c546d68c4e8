import { updateChild } from '../child/commands.ts'
import { findChild, findChildLimits, findReaderLimits } from '../child/queries.ts'
import type { CallContext } from '../platform/context.ts'
import { parents, signedIn } from '../platform/context.ts'
import { changeOnce, sentBy } from '../platform/sent-changes.ts'
import { findCards, findStorySheet, listBeyondLimits } from '../story/queries.ts'
import { arrangeShelf, markStories } from './commands.ts'
import { findShelf } from './queries.ts'

type OwnCall = CallContext & { uid: string }

const markOnce = (context: OwnCall, marks: Parameters<typeof markStories>[1]) =>
  changeOnce(
    context.db,
    sentBy(context),
    (tx) => markStories(tx, marks),
    (outcome) => outcome !== 'marked',
  )

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
    const marks = { ...own, storyIds: [input.storyId], now: clock.now() }
    const outcome = await markOnce(context, marks)
    if (outcome === 'full') throw errors.LIST_FULL()
    const found = await findChild(db, context.session, input)
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
    const outcome = await markOnce(context, { ...own, storyIds, now: clock.now() })
    if (outcome === 'full') throw errors.LIST_FULL()
    const found = await findChild(db, context.session, input)
    if (!found) throw errors.NOT_FOUND()
    context.familyChanged(uid)
    return found
  }),

  arrange: signedIn.shelf.arrange.handler(async ({ context, input, errors }) => {
    const { db, uid } = context
    const own = { ...input, ownerId: uid }
    const isArranged = await changeOnce(db, sentBy(context), (tx) => arrangeShelf(tx, own))
    const found = isArranged ? await findChild(db, context.session, input) : null
    if (!found) throw errors.NOT_FOUND()
    context.familyChanged(uid)
    return found
  }),

  listReleases: parents.shelf.listReleases.handler(async ({ context, input, errors }) => {
    const { db, uid, session } = context
    const found = await findChild(db, session, input)
    const limits = found && (await findChildLimits(db, { userId: uid, childId: input.childId }))
    if (!limits) throw errors.NOT_FOUND()
    return listBeyondLimits(db, limits)
  }),

  release: parents.shelf.release.handler(async ({ context, input, errors }) => {
    const { db, clock, uid: ownerId } = context
    const { isReleased, ...own } = input
    if (!(await findStorySheet(db, input.storyId, null))) throw errors.NOT_FOUND()
    const now = clock.now()
    const mark = { ...own, ownerId, shelf: 'released' as const, marked: isReleased }
    await markStories(db, { ...mark, storyIds: [input.storyId], now })
    // Pages that show the child's stories see by its date that there are others now.
    await updateChild(db, { ...own, ownerId, change: {}, now })
    const found = await findChild(db, context.session, input)
    if (!found) throw errors.NOT_FOUND()
    context.familyChanged(ownerId)
    return found
  }),
}
