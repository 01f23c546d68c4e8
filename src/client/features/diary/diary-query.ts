import { skipToken } from '@tanstack/react-query'
import { query } from '../../data/core/api.ts'
import { productQuery } from '../../data/queries/query-client.ts'
import type { DiaryAddress } from './diary-address.ts'

/** A week of the family's diary; disabled for guests. */
export function diaryQuery(uid: string | null, { week, childId }: DiaryAddress) {
  const filter = { ...(week !== null && { week }), ...(childId !== null && { childId }) }
  return {
    ...query.diary.week.queryOptions({ input: uid === null ? skipToken : { uid, ...filter } }),
    ...productQuery,
  }
}

/** The trees of the family's evenings, or of one child's; disabled for guests. */
export function forestQuery(uid: string | null, childId: string | null) {
  const filter = { ...(childId !== null && { childId }) }
  return {
    ...query.diary.forest.queryOptions({ input: uid === null ? skipToken : { uid, ...filter } }),
    ...productQuery,
  }
}
