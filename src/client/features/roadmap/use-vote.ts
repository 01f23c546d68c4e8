import { ORPCError } from '@orpc/client'
import { onlineManager, useMutation, useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { RoadmapItem } from '../../../contract/roadmap.ts'
import { api, query } from '../../data/core/api.ts'
import { useAuth } from '../../data/session/session.tsx'
import { useSignInAddress } from '../../lib/use-sign-in-address.ts'
import { m } from '../../paraglide/messages.js'
import { loadToasts, showToast } from '../../ui/toast.ts'
import { isUnverifiedError, showUnverifiedToast } from '../session/verification/unverified-toast.ts'
import { withItem, withVote } from './item-order.ts'

/**
 * Returns the click handler that toggles the vote for an item; guests are redirected to sign in. Updates
 * every cached count immediately and rolls back on failure.
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
  const isOnly = () => queryClient.isMutating({ mutationKey }) === 1
  /** The vote that the server has. */
  const stored = useRef(hasVoted)

  useEffect(() => {
    // Most votes fail offline, when the toast could not be loaded.
    loadToasts().catch(() => undefined)
  }, [])

  const { mutate } = useMutation({
    mutationKey,
    // Serial, so that the last change wins.
    scope: { id: mutationKey.join() },
    // Fails immediately when offline: votes do not use the outbox.
    networkMode: 'always',
    mutationFn: (voted: boolean) => api.roadmap.vote({ itemId, voted }),
    onMutate: (voted) => {
      if (isOnly()) stored.current = hasVoted
      // The answer to an earlier request would reset the count.
      void queryClient.cancelQueries({ queryKey })
      change((item) => withVote(item, voted))
    },
    onSuccess: ({ votes, hasVoted }) => {
      stored.current = hasVoted
      if (isOnly()) change((item) => ({ ...item, votes, hasVoted }))
    },
    onError: (error) => {
      if (isOnly()) change((item) => withVote(item, stored.current))
      if (error instanceof ORPCError && error.code === 'UNAUTHORIZED') void navigate(signInAddress)
      else if (isUnverifiedError(error)) showUnverifiedToast()
      else void showToast(refusalText(error), 'error')
    },
  })

  return (event: MouseEvent) => {
    // Ignores the second click of a double click.
    if (event.detail > 1) return
    // While the session is unknown, the server decides.
    if (isSessionKnown && user === null) void navigate(signInAddress)
    else if (onlineManager.isOnline() && user?.emailVerified === false) showUnverifiedToast()
    else mutate(!hasVoted)
  }
}

function refusalText(error: unknown): string {
  if (!onlineManager.isOnline()) return m.roadmap_vote_offline()
  const isVotingOver = error instanceof ORPCError && error.code === 'NOT_POSSIBLE'
  return isVotingOver ? m.roadmap_vote_ended() : m.roadmap_vote_failed()
}
