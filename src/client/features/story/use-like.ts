import { ORPCError } from '@orpc/client'
import {
  skipToken,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { api, query } from '../../data/api.ts'
import { useAuth } from '../../data/session.tsx'
import { useSignInAddress } from '../../lib/use-sign-in-address.ts'
import { m } from '../../paraglide/messages.js'
import { showToast } from '../../ui/toast.ts'
import { isUnproven, tellUnproven } from '../session/tell-unproven.ts'
import { withLikes } from './like-counts.ts'

interface Like {
  isLiked: boolean
  /** Likes or takes the like back; guests are sent to sign in. */
  toggle: () => void
}

/**
 * Whether this account likes a story, and how to change that. The heart and every cached count
 * change at once and go back if the server does not follow.
 */
export function useLike(storyId: string): Like {
  const { user, profile, isSessionKnown } = useAuth()
  const navigate = useNavigate()
  const signInAddress = useSignInAddress()
  const queryClient = useQueryClient()
  const wishKey = ['story-like', storyId]
  // What was last wished for here, until the live profile says the same; shared by all hearts.
  const { data: wish = null } = useQuery<boolean | null>({ queryKey: wishKey, queryFn: skipToken })
  const isSending = useIsMutating({ mutationKey: wishKey }) > 0
  const known = profile?.likedStories.includes(storyId) ?? false
  const isLiked = wish ?? known

  const setWish = (liked: boolean | null) => queryClient.setQueryData(wishKey, liked)
  const changeCounts = (change: (likes: number) => number) => {
    queryClient.setQueriesData({ queryKey: query.story.key() }, (data: unknown) =>
      withLikes(data, storyId, change),
    )
  }
  const isLast = () => queryClient.isMutating({ mutationKey: wishKey }) === 1
  const signIn = () => navigate(signInAddress)

  const mutation = useMutation({
    mutationKey: wishKey,
    // One after the other, so that the last wish is the one that stays.
    scope: { id: wishKey.join() },
    mutationFn: (liked: boolean) => api.story.like({ storyId, liked }),
    onMutate: (liked) => {
      setWish(liked)
      changeCounts((likes) => likes + (liked ? 1 : -1))
    },
    onSuccess: ({ likes }) => {
      if (isLast()) changeCounts(() => likes)
    },
    onError: (error, liked) => {
      if (isLast()) setWish(!liked)
      changeCounts((likes) => likes + (liked ? -1 : 1))
      if (error instanceof ORPCError && error.code === 'UNAUTHORIZED') void signIn()
      else if (isUnproven(error)) tellUnproven()
      else void showToast(m.story_like_failed(), 'error')
    },
  })

  useEffect(() => {
    if (wish === known && !isSending) queryClient.setQueryData(['story-like', storyId], null)
  }, [wish, known, isSending, queryClient, storyId])

  return {
    isLiked,
    toggle: () => {
      // Until it is known who is there, the server says whether somebody is.
      if (isSessionKnown && user === null) void signIn()
      else if (user?.emailVerified === false) tellUnproven()
      else mutation.mutate(!isLiked)
    },
  }
}
