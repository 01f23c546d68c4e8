import { findLimitsFor } from '../child/queries.ts'
import { dayOf } from '../diary/rules.ts'
import { markStories } from '../list/commands.ts'
import { monthKey } from '../platform/berlin-time.ts'
import { signedIn } from '../platform/context.ts'
import { findMonthCounter } from '../profile/queries.ts'
import { findCards } from '../story/queries.ts'
import { listSuggestions } from './queries.ts'

export const suggestionProcedures = {
  list: signedIn.suggestion.list.handler(async ({ context, input, errors }) => {
    const { db, clock, session } = context
    const now = clock.now()
    const [limits, counter] = await Promise.all([
      findLimitsFor(db, session, input),
      findMonthCounter(db, { userId: session.uid, now }),
    ])
    if (!limits) throw errors.NOT_FOUND()
    const usedUpMonth = counter?.remaining === 0 ? monthKey(now) : null
    return listSuggestions(db, { ...input, limits, day: dayOf(now), usedUpMonth })
  }),

  dismiss: signedIn.suggestion.dismiss.handler(async ({ context, input, errors }) => {
    const { db, clock, session, uid: ownerId } = context
    const { isDismissed, storyId, uid, childId } = input
    const limits = await findLimitsFor(db, session, input)
    const [card] = limits ? await findCards(db, [storyId], limits) : []
    if (!card) throw errors.NOT_FOUND()
    const mark = { uid, ownerId, childId, list: 'dismissed' as const, marked: isDismissed }
    await markStories(db, { ...mark, storyIds: [storyId], now: clock.now() })
    context.familyChanged(ownerId)
    return { isDismissed }
  }),
}
