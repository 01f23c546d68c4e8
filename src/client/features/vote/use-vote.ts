import { ORPCError } from '@orpc/client'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '../../data/core/api.ts'
import { useSingleMutation } from '../../data/queries/use-single-mutation.ts'
import { now } from '../../lib/clock.ts'
import { useSignInAddress } from '../../lib/use-sign-in-address.ts'
import { m } from '../../paraglide/messages.js'
import { showToast } from '../../ui/toast.ts'
import { voteQuery } from './vote-query.ts'

interface Vote {
  /** The candidate of the vote being sent, or null. */
  savingId: string | null
  /** The candidate of the failed vote, or null. */
  failed: { candidateId: string; error: Error } | null
  /** Sends a vote; does nothing while another is being sent. */
  vote: (candidateId: string) => void
}

const codeOf = (error: Error) => (error instanceof ORPCError ? error.code : null)

/** Casts or changes the account's vote in the poll of a month ('YYYY-MM'); `onVoted` gets the candidate. */
export function useVote(month: string, onVoted: (candidateId: string) => void): Vote {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const signInAddress = useSignInAddress()
  const { queryKey } = voteQuery()
  const { mutate, isPending, variables, error } = useSingleMutation({
    mutationFn: (candidateId: string) => api.vote.cast({ month, candidateId }),
    // The answer to an earlier request must not undo the vote on the page.
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    onSuccess: (running, candidateId) => {
      // Keeps `dataUpdatedAt`, because that is when the cached server time arrived.
      const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? now().getTime()
      queryClient.setQueryData(queryKey, (before) => before && { ...before, running }, {
        updatedAt,
      })
      onVoted(candidateId)
    },
    onError: (refusal) => {
      const code = codeOf(refusal)
      if (code === 'UNAUTHORIZED') void navigate(signInAddress)
      if (code !== 'POLL_OVER' && code !== 'NOT_FOUND') return
      if (code === 'POLL_OVER') void showToast(m.vote_over())
      void queryClient.invalidateQueries({ queryKey })
    },
  })
  return {
    savingId: isPending ? variables : null,
    failed: error && variables !== undefined ? { candidateId: variables, error } : null,
    vote: mutate,
  }
}
