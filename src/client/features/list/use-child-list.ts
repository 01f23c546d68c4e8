import { skipToken, useQuery } from '@tanstack/react-query'
import type { ListName } from '../../../contract/list.ts'
import { query } from '../../data/core/api.ts'
import { productQuery } from '../../data/queries/query-client.ts'
import { useAuth } from '../../data/session/session.tsx'
import { useFamily } from '../child/use-family.ts'
import { useList } from '../mark/use-list.ts'
import type { StoryList } from './story-list.ts'

/** A child's list with its story cards; `childId` is null until the child is known. */
export function useChildList(list: ListName, childId: string | null): StoryList {
  const { user } = useAuth()
  const family = useFamily()
  const { storyIds, change } = useList(list, childId ?? 'default')
  const cards = useQuery({
    ...query.list.list.queryOptions({
      input: user && childId !== null ? { uid: user.uid, childId, list } : skipToken,
    }),
    ...productQuery,
  })
  const stories = cards.data?.stories ?? null
  const byId = new Map(stories?.map((story) => [story.storyId, story]))
  return {
    // A story that was just added is shown when its card has arrived.
    stories: stories && storyIds ? storyIds.flatMap((storyId) => byId.get(storyId) ?? []) : stories,
    error: cards.error ?? family.error,
    retry: () => {
      family.retry()
      void cards.refetch()
    },
    remove: (removedIds) => change({ kind: 'remove', storyIds: removedIds }),
    restore: (removedIds, order) => change({ kind: 'add', storyIds: removedIds, order }),
    arrange: (order) => change({ kind: 'arrange', order }),
  }
}
