import { anyone, editors } from '../platform/context.ts'
import { listMeasurements } from './queries.ts'

export const traceProcedures = {
  record: anyone.trace.record.handler(({ context, input, errors }) => {
    const allowed = context.traces.mayAdd(context.network())
    if (!allowed.ok) throw errors.TOO_MANY_REQUESTS({ data: allowed })
    context.traces.add(input)
    return { counted: input.traces.length }
  }),

  list: editors.trace.list.handler(({ context: { db, clock }, input }) =>
    listMeasurements(db, { ...input, now: clock.now() }),
  ),
}
