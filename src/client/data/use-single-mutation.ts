import type { UseMutationOptions } from '@tanstack/react-query'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * A mutation that does nothing while it is on its way, told at once whether it came through, offline
 * too: the second click of two comes before `isPending` is drawn.
 */
export function useSingleMutation<Data, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables>,
) {
  const isSending = useRef(false)
  const mutation = useMutation({
    networkMode: 'always',
    ...options,
    onSettled: (...answer) => {
      isSending.current = false
      return options.onSettled?.(...answer)
    },
  })
  const mutate = (variables: Variables) => {
    if (isSending.current) return
    isSending.current = true
    mutation.mutate(variables)
  }
  return { ...mutation, mutate }
}
