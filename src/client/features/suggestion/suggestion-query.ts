import { skipToken } from '@tanstack/react-query'
import type { ReadingTime } from '../../../contract/suggestion.ts'
import { query } from '../../data/core/api.ts'
import { productQuery } from '../../data/queries/query-client.ts'

/** Three suggestions for a child and the reading time, after the first `skip`; null while loading. */
export function suggestionQuery(
  reader: { uid: string; childId: string } | null,
  minutes: ReadingTime,
  skip: number,
) {
  return {
    ...query.suggestion.list.queryOptions({
      input: reader ? { ...reader, minutes, skip } : skipToken,
    }),
    ...productQuery,
  }
}
