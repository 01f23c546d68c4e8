import { skipToken, useQuery } from '@tanstack/react-query'
import type { ShelfName } from '../../../contract/shelf.ts'
import { query } from '../../data/api.ts'
import { productQuery } from '../../data/query-client.ts'
import { useAuth } from '../../data/session.tsx'
import { useFamily } from '../child/use-family.ts'
import { useShelf } from '../mark/use-shelf.ts'
import type { StoryList } from './story-list.ts'

/** A child's list with its cards; the child is null until it is known. */
export function useShelfList(shelf: ShelfName, childId: string | null): StoryList {
  const { user } = useAuth()
  const family = useFamily()
  const { list, change } = useShelf(shelf, childId ?? 'default')
  const cards = useQuery({
    ...query.shelf.list.queryOptions({
      input: user && childId !== null ? { uid: user.uid, childId, shelf } : skipToken,
    }),
    ...productQuery,
  })
  const stories = cards.data?.stories ?? null
  const byId = new Map(stories?.map((story) => [story.storyId, story]))
  return {
    // What was put there just now is shown when its card has come.
    stories: stories && list ? list.flatMap((storyId) => byId.get(storyId) ?? []) : stories,
    error: cards.error ?? family.error,
    retry: () => {
      family.retry()
      void cards.refetch()
    },
    remove: (storyIds) => change({ kind: 'remove', storyIds }),
    restore: (storyIds, order) => change({ kind: 'add', storyIds, order }),
    arrange: (order) => change({ kind: 'arrange', order }),
  }
}
