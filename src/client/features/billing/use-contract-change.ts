import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BillingOverview } from '../../../contract/billing.ts'
import { useAuth } from '../../data/session.tsx'
import { showAnswer } from '../../data/show-answer.ts'
import { showToast } from '../../ui/toast.ts'
import { billingQuery } from './billing-query.ts'

interface ContractChange<Input> {
  call: (input: Input) => Promise<BillingOverview>
  /** Said when it is done. */
  done: string
  onDone: () => void
}

/** Changes a contract; the page shows at once what the server answers. */
export function useContractChange<Input>({ call, done, onDone }: ContractChange<Input>) {
  const { user } = useAuth()
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: call,
    onSuccess: (overview) => {
      showAnswer(queryClient, billingQuery(user).queryKey, overview)
      void showToast(done, 'success')
      onDone()
    },
    // Told at once, offline too.
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
