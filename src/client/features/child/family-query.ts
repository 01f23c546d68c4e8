import { skipToken } from '@tanstack/react-query'
import type { AuthUser } from '../../../contract/profile.ts'
import { query } from '../../data/core/api.ts'
import { productQuery } from '../../data/queries/query-client.ts'

/** The state of this browser for the family; not fetched for guests. */
export function deviceQuery(user: Pick<AuthUser, 'uid'> | null) {
  return {
    ...query.device.get.queryOptions({ input: user ? undefined : skipToken }),
    ...productQuery,
  }
}

/** The family's children, `default` first; not fetched for guests. */
export function childrenQuery(user: Pick<AuthUser, 'uid'> | null) {
  return {
    ...query.child.list.queryOptions({ input: user ? { uid: user.uid } : skipToken }),
    ...productQuery,
  }
}
