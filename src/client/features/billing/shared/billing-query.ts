import { skipToken } from '@tanstack/react-query'
import type { AuthUser } from '../../../../contract/profile.ts'
import { query } from '../../../data/core/api.ts'
import { productQuery } from '../../../data/queries/query-client.ts'

/** The account's contracts; refetched when the plan in the user document changes. */
export function billingQuery(user: AuthUser | null) {
  return {
    ...query.billing.get.queryOptions({ input: user ? undefined : skipToken }),
    ...productQuery,
  }
}
