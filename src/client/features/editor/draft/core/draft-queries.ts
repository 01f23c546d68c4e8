import { query } from '../../../../data/core/api.ts'

/** A draft when its desk opens; it is not refetched while the editor types. */
export const draftQuery = (storyId: string) => ({
  ...query.draft.get.queryOptions({ input: { storyId } }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
})

/** „Fassungen“, newest first. */
export const revisionsQuery = (storyId: string) => ({
  ...query.draft.listRevisions.queryOptions({ input: { storyId } }),
})

/** An old version, which never changes. */
export const revisionQuery = (storyId: string, version: number) => ({
  ...query.draft.getRevision.queryOptions({ input: { storyId, version } }),
  staleTime: Number.POSITIVE_INFINITY,
})
