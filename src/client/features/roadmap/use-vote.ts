import { ORPCError } from '@orpc/client'
import { onlineManager, useMutation, useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { RoadmapItem } from '../../../contract/roadmap.ts'
import { api, query } from '../../data/api.ts'
import { useAuth } from '../../data/session.tsx'
import { useSignInAddress } from '../../lib/use-sign-in-address.ts'
import { m } from '../../paraglide/messages.js'
import { loadToasts, showToast } from '../../ui/toast.ts'
import { isUnproven, tellUnproven } from '../session/tell-unproven.ts'
import { withItem, withVote } from './item-order.ts'

/**
 * Votes for an item or takes the vote back; guests go to sign in. Every cached count changes at once
 * and goes back where the server does not follow.
 */
export function useVote({ itemId, hasVoted }: RoadmapItem) {
  const { user, isSessionKnown } = useAuth()
  const navigate = useNavigate()
  const signInAddress = useSignInAddress()
  const queryClient = useQueryClient()
  const mutationKey = ['roadmap-vote', itemId]
  const queryKey = query.roadmap.key()
  const change = (changed: (item: RoadmapItem) => RoadmapItem) => {
    queryClient.setQueriesData({ queryKey }, (data: unknown) => withItem(data, itemId, changed))
  }
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1

  useEffect(() => {
    // That a vote did not arrive is mostly to be said without a network.
    loadToasts().catch(() => undefined)
  }, [])

  const { mutate } = useMutation({
    mutationKey,
    // One after the other, so that the last wish is the one that stays.
    scope: { id: mutationKey.join() },
    // Told at once, offline too: votes wait for nothing.
    networkMode: 'always',
    mutationFn: (voted: boolean) => api.roadmap.vote({ itemId, voted }),
    onMutate: (voted) => {
      // An older answer on its way would set the count back.
      void queryClient.cancelQueries({ queryKey })
      change((item) => withVote(item, voted))
    },
    onSuccess: ({ votes, hasVoted }) => {
      if (isLast()) change((item) => ({ ...item, votes, hasVoted }))
    },
    onError: (error, voted) => {
      if (isLast()) change((item) => withVote(item, !voted))
      if (error instanceof ORPCError && error.code === 'UNAUTHORIZED') void navigate(signInAddress)
      else if (isUnproven(error)) tellUnproven()
      else void showToast(refusalText(error), 'error')
    },
  })

  return (event: MouseEvent) => {
    // The second half of a double click wants nothing of its own.
    if (event.detail > 1) return
    // Until it is known who is there, the server says whether somebody is.
    if (isSessionKnown && user === null) void navigate(signInAddress)
    else if (user?.emailVerified === false) tellUnproven()
    else mutate(!hasVoted)
  }
}

function refusalText(error: unknown): string {
  if (!onlineManager.isOnline()) return m.roadmap_vote_offline()
  const isEnded = error instanceof ORPCError && error.code === 'NOT_POSSIBLE'
  return isEnded ? m.roadmap_vote_ended() : m.roadmap_vote_failed()
}
