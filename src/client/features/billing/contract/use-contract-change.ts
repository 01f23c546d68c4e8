import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BillingOverview } from '../../../../contract/billing.ts'
import { showAnswer } from '../../../data/queries/show-answer.ts'
import { useAuth } from '../../../data/session/session.tsx'
import { showToast } from '../../../ui/toast.ts'
import { billingQuery } from '../shared/billing-query.ts'

interface ContractChange<Input> {
  call: (input: Input) => Promise<BillingOverview>
  /** Toast on success. */
  successText: string
  onDone: () => void
}

/** Changes a contract and shows the server's answer immediately. */
export function useContractChange<Input>({ call, successText, onDone }: ContractChange<Input>) {
  const { user } = useAuth()
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: call,
    onSuccess: (overview) => {
      showAnswer(queryClient, billingQuery(user).queryKey, overview)
      void showToast(successText, 'success')
      onDone()
    },
    // Fails immediately when offline.
    networkMode: 'always',
  })
  return {
    change: (input: Input) => {
      if (!isPending) mutate(input)
    },
    isPending,
    error,
  }
}
