import { keepPreviousData } from '@tanstack/react-query'
import { query } from '../../../data/api.ts'
import type { TableView } from './table/table-address.ts'
import { tableInput } from './table/table-address.ts'

/** The table; the last answer stays while the next one is on its way. */
export const tableQuery = (view: TableView) => ({
  ...query.draft.list.queryOptions({ input: tableInput(view) }),
  placeholderData: keepPreviousData,
})

/** A story as it is when the desk opens; nothing asks again while somebody types. */
export const draftQuery = (storyId: string) => ({
  ...query.draft.get.queryOptions({ input: { storyId } }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
})

/** „Fassungen“, the newest first. */
export const revisionsQuery = (storyId: string) => ({
  ...query.draft.listRevisions.queryOptions({ input: { storyId } }),
})

/** An old version; it never changes. */
export const revisionQuery = (storyId: string, version: number) => ({
  ...query.draft.getRevision.queryOptions({ input: { storyId, version } }),
  staleTime: Number.POSITIVE_INFINITY,
})
