import { skipToken } from '@tanstack/react-query'
import type { AuthUser } from '../../../contract/profile.ts'
import { query } from '../../data/api.ts'
import { productQuery } from '../../data/query-client.ts'

/** The child that reads; the family's others come with their profiles. */
export const childId = 'default'

/** The child's lists; a guest has none. */
export function childQuery(user: AuthUser | null) {
  return {
    ...query.child.get.queryOptions({ input: user ? { uid: user.uid, childId } : skipToken }),
    ...productQuery,
  }
}
