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
import { api, query } from '../../../data/core/api.ts'
import { useAuth } from '../../../data/session/session.tsx'
import { useSignInAddress } from '../../../lib/use-sign-in-address.ts'
import { m } from '../../../paraglide/messages.js'
import { showToast } from '../../../ui/toast.ts'
import {
  isUnverifiedError,
  showUnverifiedToast,
} from '../../session/verification/unverified-toast.ts'
import { withLikes } from './like-counts.ts'

interface Like {
  isLiked: boolean
  /** Likes the story or takes the like back; guests go to sign in. */
  toggle: () => void
}

/**
 * Whether this account likes a story, and how to change that. The heart and all cached counts change
 * immediately, and change back if the call fails.
 */
export function useLike(storyId: string): Like {
  const { user, profile, isSessionKnown } = useAuth()
  const navigate = useNavigate()
  const signInAddress = useSignInAddress()
  const queryClient = useQueryClient()
  const likeKey = ['story-like', storyId]
  // The last choice until the live profile has it; shared by all hearts of the story.
  const { data: chosen = null } = useQuery<boolean | null>({
    queryKey: likeKey,
    queryFn: skipToken,
  })
  const isSending = useIsMutating({ mutationKey: likeKey }) > 0
  const savedLike = profile?.likedStories.includes(storyId) ?? false
  const isLiked = chosen ?? savedLike

  const setChosen = (liked: boolean | null) => queryClient.setQueryData(likeKey, liked)
  const changeCounts = (change: (likes: number) => number) => {
    queryClient.setQueriesData({ queryKey: query.story.key() }, (data: unknown) =>
      withLikes(data, storyId, change),
    )
  }
  const isLast = () => queryClient.isMutating({ mutationKey: likeKey }) === 1
  const signIn = () => navigate(signInAddress)

  const mutation = useMutation({
    mutationKey: likeKey,
    // One after the other, so that the last choice wins.
    scope: { id: likeKey.join() },
    mutationFn: (liked: boolean) => api.story.like({ storyId, liked }),
    onMutate: (liked) => {
      setChosen(liked)
      changeCounts((likes) => likes + (liked ? 1 : -1))
    },
    onSuccess: ({ likes }) => {
      if (isLast()) changeCounts(() => likes)
    },
    onError: (error, liked) => {
      if (isLast()) setChosen(!liked)
      changeCounts((likes) => likes + (liked ? -1 : 1))
      if (error instanceof ORPCError && error.code === 'UNAUTHORIZED') void signIn()
      else if (isUnverifiedError(error)) showUnverifiedToast()
      else void showToast(m.story_like_failed(), 'error')
    },
  })

  useEffect(() => {
    if (chosen === savedLike && !isSending) queryClient.setQueryData(['story-like', storyId], null)
  }, [chosen, savedLike, isSending, queryClient, storyId])

  return {
    isLiked,
    toggle: () => {
      // Until the session is known, the server refuses guests.
      if (isSessionKnown && user === null) void signIn()
      else if (user?.emailVerified === false) showUnverifiedToast()
      else mutation.mutate(!isLiked)
    },
  }
}
