import { ORPCError } from '@orpc/client'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '../../data/api.ts'
import { useSingleMutation } from '../../data/use-single-mutation.ts'
import { now } from '../../lib/clock.ts'
import { useSignInAddress } from '../../lib/use-sign-in-address.ts'
import { m } from '../../paraglide/messages.js'
import { showToast } from '../../ui/toast.ts'
import { voteQuery } from './vote-query.ts'

interface Vote {
  /** Null while no vote is on its way. */
  savingId: string | null
  /** Whose vote did not come through, and why. */
  failed: { candidateId: string; error: Error } | null
  /** Votes; while a vote is on its way another click does nothing. */
  vote: (candidateId: string) => void
}

const codeOf = (error: Error) => (error instanceof ORPCError ? error.code : null)

/** Casts the account's one vote in the poll of a month, or changes it; `onVoted` gets the candidate. */
export function useVote(month: string, onVoted: (candidateId: string) => void): Vote {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const signInAddress = useSignInAddress()
  const { queryKey } = voteQuery()
  const { mutate, isPending, variables, error } = useSingleMutation({
    mutationFn: (candidateId: string) => api.vote.cast({ month, candidateId }),
    // An answer that was asked for before must not undo the vote on the page.
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    onSuccess: (running, candidateId) => {
      // The server's time in the answer is still the one of back then.
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
