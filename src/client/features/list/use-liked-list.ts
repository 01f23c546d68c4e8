import {
  skipToken,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, query } from '../../data/core/api.ts'
import { productQuery } from '../../data/queries/query-client.ts'
import { useAuth } from '../../data/session/session.tsx'
import { m } from '../../paraglide/messages.js'
import { loadToasts, showToast } from '../../ui/toast.ts'
import { withLikes } from '../story/card/like-counts.ts'
import type { StoryList } from './story-list.ts'

interface Likes {
  storyIds: string[]
  liked: boolean
}

const mutationKey = ['liked']

/** The stories that the account likes, newest like first; removing a story takes back its like. */
export function useLikedList(): StoryList {
  const { user } = useAuth()
  const queryClient = useQueryClient()
  const liked = useQuery({
    ...query.story.listLiked.queryOptions({ input: user ? { uid: user.uid } : skipToken }),
    ...productQuery,
  })
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Likes,
  })
  const { mutate } = useMutation({
    mutationKey,
    // One after the other, so that the last change wins; offline they wait.
    scope: { id: mutationKey.join() },
    mutationFn: async ({ storyIds, liked }: Likes) => {
      for (const storyId of storyIds) {
        const { likes } = await api.story.like({ storyId, liked })
        queryClient.setQueriesData({ queryKey: query.story.key() }, (data: unknown) =>
          withLikes(data, storyId, () => likes),
        )
      }
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: query.story.listLiked.key() }),
    onError: () => void showToast(m.story_like_failed(), 'error'),
  })
  useEffect(() => {
    // The toast that offers to undo must be there offline, too.
    loadToasts().catch(() => undefined)
  }, [])
  const isUnliked = (storyId: string) =>
    pending.findLast(({ storyIds }) => storyIds.includes(storyId))?.liked === false
  return {
    stories: liked.data?.stories.filter(({ storyId }) => !isUnliked(storyId)) ?? null,
    error: liked.error,
    retry: () => void liked.refetch(),
    remove: (storyIds) => mutate({ storyIds, liked: false }),
    // The last like becomes the newest, so the reverse order restores the old one.
    restore: (storyIds) => mutate({ storyIds: storyIds.toReversed(), liked: true }),
    arrange: null,
  }
}
