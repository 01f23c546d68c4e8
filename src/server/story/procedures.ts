import { findReaderLimits } from '../child/queries.ts'
import { limit } from '../http/rate-limit.ts'
import { anyone, type CallContext, signedIn, verified } from '../platform/context.ts'
import { pseudonym } from '../platform/pseudonym.ts'
import { likeStory, reportStory } from './commands.ts'
import { listNearest } from './nearest.ts'
import {
  findCards,
  findLiked,
  findStorySheet,
  listSimilar,
  listStories,
  listTopStories,
} from './queries.ts'
import { listRanking } from './ranking.ts'
import { listShelves } from './shelves.ts'

/** Reports of one account. */
const reportLimit = { max: 10, windowSeconds: 3600 }

/** Limits of the active child; null for guests, who have none. */
const limitsOf = async ({ db, getSession }: CallContext) => findReaderLimits(db, await getSession())

export const storyProcedures = {
  top: anyone.story.top.handler(async ({ context, input }) =>
    listTopStories(context.db, input, await limitsOf(context)),
  ),

  ranking: anyone.story.ranking.handler(async ({ context, input }) =>
    listRanking(context.db, input, await limitsOf(context)),
  ),

  list: anyone.story.list.handler(async ({ context, input }) =>
    listStories(context.db, input, await limitsOf(context)),
  ),

  shelves: anyone.story.shelves.handler(async ({ context, input }) =>
    listShelves(context.db, input, await limitsOf(context)),
  ),

  nearest: anyone.story.nearest.handler(async ({ context, input }) =>
    listNearest(context.db, input.search, await limitsOf(context)),
  ),

  get: anyone.story.get.handler(async ({ context, input, errors }) => {
    const sheet = await findStorySheet(context.db, input.storyId, await limitsOf(context))
    if (!sheet) throw errors.NOT_FOUND()
    return sheet
  }),

  similar: anyone.story.similar.handler(async ({ context, input, errors }) => {
    const limits = await limitsOf(context)
    if (!(await findStorySheet(context.db, input.storyId, limits))) throw errors.NOT_FOUND()
    return listSimilar(context.db, input.storyId, limits)
  }),

  listLiked: signedIn.story.listLiked.handler(async ({ context, input, errors }) => {
    const { db, uid: ownerId, session } = context
    const storyIds = await findLiked(db, { ...input, ownerId })
    if (!storyIds) throw errors.NOT_FOUND()
    return { stories: await findCards(db, storyIds, [await findReaderLimits(db, session)]) }
  }),

  report: signedIn.story.report.handler(async ({ context, input, errors }) => {
    const { db, clock, uid } = context
    const now = clock.now()
    const allowed = await limit(db, `report:${pseudonym(uid)}`, { ...reportLimit, now })
    if (!allowed.ok) throw errors.TOO_MANY_REQUESTS({ data: allowed })
    const reportId = await reportStory(db, { ...input, now })
    if (!reportId) throw errors.NOT_FOUND()
    return { reportId }
  }),

  like: verified.story.like.handler(async ({ context, input, errors }) => {
    const { db, clock, uid } = context
    const counted = await likeStory(db, { ...input, userId: uid, now: clock.now() })
    if (!counted) throw errors.NOT_FOUND()
    context.publicAnswersChanged()
    context.familyChanged(uid)
    return counted
  }),
}
