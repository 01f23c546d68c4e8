import { z } from 'zod'
import type { Ledger } from '../ledger/ledger.ts'
import { findOrThrow, type Operation, operation, pageOf } from './operation.ts'
import { flag, page, text } from './params.ts'

const List = {
  ...page,
  delivery_success: flag.optional(),
  type: text.optional(),
  types: z.array(text).max(20).optional(),
}

export function eventOperations(ledger: Ledger): Operation[] {
  return [
    operation('GET /v1/events', List, ({ delivery_success, type, types, ...where }) => {
      const patterns = type ? [type] : types
      const found = ledger.store
        .all('event')
        .filter((event) => !patterns || patterns.some((pattern) => matches(pattern, event.type)))
        .filter(
          ({ pending_webhooks }) =>
            delivery_success === undefined || delivery_success === (pending_webhooks === 0),
        )
      return pageOf('/v1/events', found, where)
    }),
    operation('GET /v1/events/:id', {}, (_, id) => findOrThrow(ledger, 'event', id)),
  ]
}

/** Whether a type matches a pattern such as `invoice.*`. */
const matches = (pattern: string, type: string) =>
  pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : pattern === type
