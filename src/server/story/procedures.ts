import { anyone, signedIn } from '../platform/context.ts'
import { likeStory } from './commands.ts'
import { findStorySheet, listStories, listTopStories } from './queries.ts'

export const storyProcedures = {
  top: anyone.story.top.handler(({ context, input }) => listTopStories(context.db, input)),

  list: anyone.story.list.handler(({ context, input }) => listStories(context.db, input)),

  get: anyone.story.get.handler(async ({ context, input, errors }) => {
    const sheet = await findStorySheet(context.db, input.storyId)
    if (!sheet) throw errors.NOT_FOUND()
    return sheet
  }),

  like: signedIn.story.like.handler(async ({ context, input, errors }) => {
    const { db, clock, uid } = context
    const counted = await likeStory(db, { ...input, userId: uid, now: clock.now() })
    if (!counted) throw errors.NOT_FOUND()
    context.publicAnswersChanged()
    return counted
  }),
}
