import { updateChild } from '../child/commands.ts'
import { findChild, findChildLimits, findReaderLimits } from '../child/queries.ts'
import { type CallContext, parents, signedIn } from '../platform/context.ts'
import { changeOnce, changeSender } from '../platform/sent-changes.ts'
import { findCards, findStorySheet, listBeyondLimits } from '../story/queries.ts'
import { arrangeList, markStories } from './commands.ts'
import { findList } from './queries.ts'

type OwnCall = CallContext & { uid: string }

const markOnce = (context: OwnCall, marks: Parameters<typeof markStories>[1]) =>
  changeOnce(
    context.db,
    changeSender(context),
    (tx) => markStories(tx, marks),
    (outcome) => outcome !== 'marked',
  )

export const listProcedures = {
  list: signedIn.list.list.handler(async ({ context, input, errors }) => {
    const { db, uid, session } = context
    const [storyIds, ownLimits, readerLimits] = await Promise.all([
      findList(db, { ...input, ownerId: uid }),
      findChildLimits(db, { userId: uid, childId: input.childId }),
      findReaderLimits(db, session),
    ])
    if (!storyIds) throw errors.NOT_FOUND()
    return { stories: await findCards(db, storyIds, [ownLimits, readerLimits]) }
  }),

  mark: signedIn.list.mark.handler(async ({ context, input, errors }) => {
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

  markAll: signedIn.list.markAll.handler(async ({ context, input, errors }) => {
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

  arrange: signedIn.list.arrange.handler(async ({ context, input, errors }) => {
    const { db, uid } = context
    const own = { ...input, ownerId: uid }
    const isArranged = await changeOnce(db, changeSender(context), (tx) => arrangeList(tx, own))
    const found = isArranged ? await findChild(db, context.session, input) : null
    if (!found) throw errors.NOT_FOUND()
    context.familyChanged(uid)
    return found
  }),

  listReleases: parents.list.listReleases.handler(async ({ context, input, errors }) => {
    const { db, uid, session } = context
    const found = await findChild(db, session, input)
    const limits = found && (await findChildLimits(db, { userId: uid, childId: input.childId }))
    if (!limits) throw errors.NOT_FOUND()
    return listBeyondLimits(db, limits)
  }),

  release: parents.list.release.handler(async ({ context, input, errors }) => {
    const { db, clock, uid: ownerId } = context
    const { isReleased, ...own } = input
    if (!(await findStorySheet(db, input.storyId, null))) throw errors.NOT_FOUND()
    const now = clock.now()
    const mark = { ...own, ownerId, list: 'released' as const, marked: isReleased }
    await markStories(db, { ...mark, storyIds: [input.storyId], now })
    // Pages that show the child's stories notice the change by the child's `updatedAt`.
    await updateChild(db, { ...own, ownerId, change: {}, now })
    const found = await findChild(db, context.session, input)
    if (!found) throw errors.NOT_FOUND()
    context.familyChanged(ownerId)
    return found
  }),
}
