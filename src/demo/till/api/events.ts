import { z } from 'zod'
import type { Ledger } from '../ledger/ledger.ts'
import type { Operation } from './operation.ts'
import { findOrMissing, operation, pageOf } from './operation.ts'
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
      const wanted = type ? [type] : types
      const found = ledger.store
        .all('event')
        .filter((event) => !wanted || wanted.some((pattern) => matches(pattern, event.type)))
        .filter(
          ({ pending_webhooks }) =>
            delivery_success === undefined || delivery_success === (pending_webhooks === 0),
        )
      return pageOf('/v1/events', found, where)
    }),
    operation('GET /v1/events/:id', {}, (_, id) => findOrMissing(ledger, 'event', id)),
  ]
}

/** `invoice.*` means all of invoices. */
const matches = (pattern: string, type: string) =>
  pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : pattern === type
