import { skipToken } from '@tanstack/react-query'
import type { ListName } from '../../../contract/list.ts'
import { query } from '../../data/core/api.ts'
import { productQuery } from '../../data/queries/query-client.ts'
import { shownTitles } from '../story/labels/shown-titles.ts'

/** The child whose lists are shown; null while loading. */
export type Reader = { uid: string; childId: string } | null

/** Three unfinished stories. */
export function unfinishedQuery(reader: Reader) {
  return {
    ...query.reading.listUnfinished.queryOptions({ input: reader ?? skipToken }),
    ...productQuery,
  }
}

/** A child's list. */
export function listQuery(reader: Reader, list: ListName) {
  return {
    ...query.list.list.queryOptions({ input: reader ? { ...reader, list } : skipToken }),
    ...productQuery,
  }
}

/** The newest story that the child may see. */
export function newestQuery() {
  return {
    ...query.story.list.queryOptions({ input: { limit: 1, sort: 'new', ...shownTitles() } }),
    ...productQuery,
  }
}
