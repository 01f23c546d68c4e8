import { limit } from '../http/rate-limit.ts'
import { anyone, type CallContext, editors, verified } from '../platform/context.ts'
import { pseudonym } from '../platform/pseudonym.ts'
import { castVote, suggestIdea } from './commands.ts'
import { createItem, removeItem, saveItem } from './editing.ts'
import { findDetails, findItem, listEdited, listItems, listSimilar } from './queries.ts'
import { similarLimit, voteLimit } from './rules.ts'

const viewerOf = async ({ getSession }: CallContext) => (await getSession())?.uid ?? null

export const roadmapProcedures = {
  list: anyone.roadmap.list.handler(async ({ context }) =>
    listItems(context.db, await viewerOf(context)),
  ),

  get: anyone.roadmap.get.handler(async ({ context, input, errors }) => {
    const session = await context.getSession()
    const isEditor = session !== null && (await context.isEditor(session))
    const viewer = session?.uid ?? null
    const found = await findDetails(context.db, input.itemId, { viewer, isEditor })
    if (!found) throw errors.NOT_FOUND()
    return found
  }),

  similar: anyone.roadmap.similar.handler(async ({ context, input, errors }) => {
    const { db, clock, network } = context
    const key = `roadmap-similar:${network()}`
    const allowed = await limit(db, key, { ...similarLimit, now: clock.now() })
    if (!allowed.ok) throw errors.TOO_MANY_REQUESTS({ data: allowed })
    return listSimilar(db, input.text, await viewerOf(context))
  }),

  suggest: verified.roadmap.suggest.handler(async ({ context, input, errors }) => {
    const { db, clock, session, uid: userId } = context
    if (session.isKidsMode) throw errors.FORBIDDEN({ message: kidsMessage })
    const limitKey = `roadmap-idea:${pseudonym(userId)}`
    const suggested = await suggestIdea(db, { ...input, userId, limitKey, now: clock.now() })
    switch (suggested.kind) {
      case 'gone':
        throw errors.UNAUTHORIZED()
      case 'too-many': {
        const { retryAfterSeconds } = suggested
        throw errors.TOO_MANY_REQUESTS({ data: { retryAfterSeconds } })
      }
      case 'suggested': {
        const item = await findItem(db, suggested.itemId, userId)
        // An editor may have removed it already.
        if (!item) throw errors.NOT_FOUND()
        return item
      }
    }
  }),

  vote: verified.roadmap.vote.handler(async ({ context, input, errors }) => {
    const { db, clock, uid: userId } = context
    const now = clock.now()
    const allowed = await limit(db, `roadmap-vote:${pseudonym(userId)}`, { ...voteLimit, now })
    if (!allowed.ok) throw errors.TOO_MANY_REQUESTS({ data: allowed })
    const outcome = await castVote(db, { ...input, userId, now })
    if (outcome === 'gone') throw errors.UNAUTHORIZED()
    const item = await findItem(db, input.itemId, userId)
    if (!item) throw errors.NOT_FOUND()
    if (outcome === 'not-possible') throw errors.NOT_POSSIBLE()
    context.publicAnswersChanged()
    return item
  }),

  listAll: editors.roadmap.listAll.handler(({ context: { db, uid } }) => listEdited(db, uid)),

  create: editors.roadmap.create.handler(async ({ context, input }) => {
    const { db, clock, uid: editorId } = context
    const item = await createItem(db, { ...input, editorId, now: clock.now() })
    context.publicAnswersChanged()
    return item
  }),

  save: editors.roadmap.save.handler(async ({ context, input, errors }) => {
    const { db, clock, uid: editorId } = context
    const saved = await saveItem(db, { ...input, editorId, now: clock.now() })
    switch (saved.kind) {
      case 'unknown':
        throw errors.NOT_FOUND()
      case 'edited-meanwhile':
        throw errors.EDITED_MEANWHILE({ data: { current: saved.current } })
      case 'no-such-target':
        throw errors.BAD_REQUEST({
          data: { fields: [{ path: 'duplicateOf', reason: 'no-such-target' }] },
        })
      case 'saved':
        context.publicAnswersChanged()
        return saved.item
    }
  }),

  remove: editors.roadmap.remove.handler(async ({ context, input, errors }) => {
    const { db, clock, uid: editorId } = context
    switch (await removeItem(db, { ...input, editorId, now: clock.now() })) {
      case 'unknown':
        throw errors.NOT_FOUND()
      case 'not-possible':
        throw errors.NOT_POSSIBLE()
      case 'removed':
        context.publicAnswersChanged()
        return listEdited(db, editorId)
    }
  }),
}

const kidsMessage = 'Ideen schreiben die Eltern.'
