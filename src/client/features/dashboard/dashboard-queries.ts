import { skipToken } from '@tanstack/react-query'
import type { ShelfName } from '../../../contract/shelf.ts'
import type { ReadingTime } from '../../../contract/suggestion.ts'
import { query } from '../../data/api.ts'
import { productQuery } from '../../data/query-client.ts'
import { shownTitles } from '../story/shown-titles.ts'

/** Whose lists are shown; null until it is known. */
export type Reader = { uid: string; childId: string } | null

/** The three stories to go on with. */
export function unfinishedQuery(reader: Reader) {
  return {
    ...query.reading.listUnfinished.queryOptions({ input: reader ?? skipToken }),
    ...productQuery,
  }
}

/** Three suggestions for the time there is, after the first `skip`. */
export function suggestionQuery(reader: Reader, minutes: ReadingTime, skip: number) {
  return {
    ...query.suggestion.list.queryOptions({
      input: reader ? { ...reader, minutes, skip } : skipToken,
    }),
    ...productQuery,
  }
}

/** A child's list. */
export function shelfQuery(reader: Reader, shelf: ShelfName) {
  return {
    ...query.shelf.list.queryOptions({ input: reader ? { ...reader, shelf } : skipToken }),
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
