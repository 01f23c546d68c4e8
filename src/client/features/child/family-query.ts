import { skipToken } from '@tanstack/react-query'
import type { AuthUser } from '../../../contract/profile.ts'
import { query } from '../../data/api.ts'
import { productQuery } from '../../data/query-client.ts'

/** What this browser is for the family; a guest's is nothing. */
export function deviceQuery(user: Pick<AuthUser, 'uid'> | null) {
  return {
    ...query.device.get.queryOptions({ input: user ? undefined : skipToken }),
    ...productQuery,
  }
}

/** The family's children, the first one being `default`; a guest has none. */
export function childrenQuery(user: Pick<AuthUser, 'uid'> | null) {
  return {
    ...query.child.list.queryOptions({ input: user ? { uid: user.uid } : skipToken }),
    ...productQuery,
  }
}
