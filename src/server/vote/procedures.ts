import { findReaderLimits } from '../child/queries.ts'
import { limit } from '../http/rate-limit.ts'
import { anyone, editors, verified } from '../platform/context.ts'
import { pseudonym } from '../platform/pseudonym.ts'
import { castVote, removePoll, savePoll } from './commands.ts'
import { findCurrentPolls, findPoll, listEditedPolls } from './queries.ts'

/** More than a user changes a vote. */
const voteLimit = { max: 200, windowSeconds: 3600 }

export const voteProcedures = {
  get: anyone.vote.get.handler(async ({ context: { db, clock, getSession } }) => {
    const session = await getSession()
    const now = clock.now()
    const limits = await findReaderLimits(db, session)
    const polls = await findCurrentPolls(db, { uid: session?.uid ?? null, limits, now })
    return { ...polls, serverTime: now.toISOString() }
  }),

  cast: verified.vote.cast.handler(async ({ context, input, errors }) => {
    const { db, clock, uid, session } = context
    const now = clock.now()
    const allowed = await limit(db, `vote:${pseudonym(uid)}`, { ...voteLimit, now })
    if (!allowed.ok) throw errors.TOO_MANY_REQUESTS({ data: allowed })
    switch (await castVote(db, { ...input, userId: uid, now })) {
      case 'gone':
        throw errors.UNAUTHORIZED()
      case 'unknown':
        throw errors.NOT_FOUND()
      case 'over':
        throw errors.POLL_OVER()
      case 'voted':
        break
    }
    const limits = await findReaderLimits(db, session)
    const poll = await findPoll(db, input.month, { uid, limits, now })
    if (!poll) throw errors.NOT_FOUND()
    return poll
  }),

  list: editors.vote.list.handler(({ context: { db, clock } }) => listEditedPolls(db, clock.now())),

  save: editors.vote.save.handler(async ({ context, input, errors }) => {
    const { db, clock, uid: editorId } = context
    const result = await savePoll(db, input, { editorId, now: clock.now() })
    switch (result.kind) {
      case 'invalid':
        throw errors.BAD_REQUEST({ data: { fields: result.fields } })
      case 'edited-meanwhile':
        throw errors.EDITED_MEANWHILE({ data: { current: result.current } })
      case 'begun':
        throw errors.POLL_BEGUN()
      case 'saved':
        context.publicAnswersChanged()
        return result.poll
    }
  }),

  remove: editors.vote.remove.handler(async ({ context, input, errors }) => {
    const { db, clock, uid: editorId } = context
    const now = clock.now()
    switch (await removePoll(db, input.month, { editorId, now })) {
      case 'unknown':
        throw errors.NOT_FOUND()
      case 'begun':
        throw errors.POLL_BEGUN()
      case 'removed':
        context.publicAnswersChanged()
        return listEditedPolls(db, now)
    }
  }),
}
