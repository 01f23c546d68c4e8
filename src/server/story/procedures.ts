import { pseudonym } from '../auth/users.ts'
import { limit } from '../http/rate-limit.ts'
import { anyone, signedIn } from '../platform/context.ts'
import { likeStory, reportStory } from './commands.ts'
import {
  findContentHash,
  findStorySheet,
  listSimilar,
  listStories,
  listTopStories,
} from './queries.ts'

/** Reports one account may make. */
const reportLimit = { max: 10, windowSeconds: 3600 }

export const storyProcedures = {
  top: anyone.story.top.handler(({ context, input }) => listTopStories(context.db, input)),

  list: anyone.story.list.handler(({ context, input }) => listStories(context.db, input)),

  get: anyone.story.get.handler(async ({ context, input, errors }) => {
    const sheet = await findStorySheet(context.db, input.storyId)
    if (!sheet) throw errors.NOT_FOUND()
    return sheet
  }),

  similar: anyone.story.similar.handler(async ({ context, input, errors }) => {
    if (!(await findContentHash(context.db, input.storyId))) throw errors.NOT_FOUND()
    return listSimilar(context.db, input.storyId)
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

  like: signedIn.story.like.handler(async ({ context, input, errors }) => {
    const { db, clock, uid } = context
    const counted = await likeStory(db, { ...input, userId: uid, now: clock.now() })
    if (!counted) throw errors.NOT_FOUND()
    context.publicAnswersChanged()
    return counted
  }),
}
