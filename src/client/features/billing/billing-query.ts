import { skipToken } from '@tanstack/react-query'
import type { AuthUser } from '../../../contract/profile.ts'
import { query } from '../../data/api.ts'
import { productQuery } from '../../data/query-client.ts'

/** The contracts of the account; asked again when the user document's plan changes. */
export function billingQuery(user: AuthUser | null) {
  return {
    ...query.billing.get.queryOptions({ input: user ? undefined : skipToken }),
    ...productQuery,
  }
}
