import { ORPCError } from '@orpc/client'
import {
  type Mutation,
  onlineManager,
  skipToken,
  useMutation,
  useMutationState,
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

export interface Likes {
  isLiked: (storyId: string) => boolean
  /** Likes the story or takes the like back; guests go to sign in. */
  toggle: (storyId: string) => void
}

interface Choice {
  storyId: string
  liked: boolean
}

/** The last choice for a story until the live profile has it. */
type Chosen = Readonly<Record<string, boolean>>

const likeKey = ['story-like']

const storyOf = ({ state }: Mutation) => (state.variables as Choice).storyId

/**
 * Which stories this account likes, and how to change that; for all hearts of a page. The heart and all
 * cached counts change immediately, and change back if the call fails.
 */
export function useLikes(): Likes {
  const { user, profile, isSessionKnown } = useAuth()
  const navigate = useNavigate()
  const signInAddress = useSignInAddress()
  const queryClient = useQueryClient()
  const { data: chosen } = useQuery<Chosen>({ queryKey: likeKey, queryFn: skipToken })
  const sending = useMutationState({
    filters: { mutationKey: likeKey, status: 'pending' },
    select: storyOf,
  })

  const setChosen = (storyId: string, liked: boolean) =>
    queryClient.setQueryData<Chosen>(likeKey, (before) => ({ ...before, [storyId]: liked }))
  const changeCounts = (storyId: string, change: (likes: number) => number) => {
    queryClient.setQueriesData({ queryKey: query.story.key() }, (data: unknown) =>
      withLikes(data, storyId, change),
    )
  }
  const isLast = (storyId: string) =>
    queryClient.isMutating({
      mutationKey: likeKey,
      predicate: (mutation) => storyOf(mutation) === storyId,
    }) === 1
  const signIn = () => navigate(signInAddress)

  const mutation = useMutation({
    mutationKey: likeKey,
    // One after the other, so that the last choice wins.
    scope: { id: likeKey.join() },
    mutationFn: (choice: Choice) => api.story.like(choice),
    onMutate: ({ storyId, liked }) => {
      setChosen(storyId, liked)
      changeCounts(storyId, (likes) => likes + (liked ? 1 : -1))
    },
    onSuccess: ({ likes }, { storyId }) => {
      if (isLast(storyId)) changeCounts(storyId, () => likes)
    },
    onError: (error, { storyId, liked }) => {
      if (isLast(storyId)) setChosen(storyId, !liked)
      changeCounts(storyId, (likes) => likes + (liked ? -1 : 1))
      if (error instanceof ORPCError && error.code === 'UNAUTHORIZED') void signIn()
      else if (isUnverifiedError(error)) showUnverifiedToast()
      else void showToast(m.story_like_failed(), 'error')
    },
  })

  const saved = profile?.likedStories
  const isLiked = (storyId: string) => chosen?.[storyId] ?? saved?.includes(storyId) ?? false

  useEffect(() => {
    if (!chosen) return
    const isAwaited = ([storyId, liked]: [string, boolean]) =>
      sending.includes(storyId) || liked !== (saved?.includes(storyId) ?? false)
    const awaited = Object.entries(chosen).filter(isAwaited)
    if (awaited.length === Object.keys(chosen).length) return
    queryClient.setQueryData<Chosen>(likeKey, Object.fromEntries(awaited))
  }, [chosen, saved, sending, queryClient])

  return {
    isLiked,
    toggle: (storyId) => {
      // Until the session is known, the server refuses guests.
      if (isSessionKnown && user === null) void signIn()
      else if (!onlineManager.isOnline()) void showToast(m.story_like_offline())
      else if (user?.emailVerified === false) showUnverifiedToast()
      else mutation.mutate({ storyId, liked: !isLiked(storyId) })
    },
  }
}
