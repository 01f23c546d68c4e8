import { skipToken } from '@tanstack/react-query'
import { query } from '../../data/api.ts'
import { productQuery } from '../../data/query-client.ts'
import type { DiaryAddress } from './diary-address.ts'

/** A week of the family's diary; a guest has none. */
export function diaryQuery(uid: string | null, { week, childId }: DiaryAddress) {
  const shown = { ...(week !== null && { week }), ...(childId !== null && { childId }) }
  return {
    ...query.diary.week.queryOptions({ input: uid === null ? skipToken : { uid, ...shown } }),
    ...productQuery,
  }
}
