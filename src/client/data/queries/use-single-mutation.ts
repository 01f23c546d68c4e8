import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * A mutation that ignores calls while it is pending: a double click comes before `isPending` is
 * rendered. It fails immediately while the browser is offline.
 */
export function useSingleMutation<Data, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables>,
) {
  const isPending = useRef(false)
  const mutation = useMutation({
    networkMode: 'always',
    ...options,
    onSettled: (...answer) => {
      isPending.current = false
      return options.onSettled?.(...answer)
    },
  })
  const mutate = (variables: Variables) => {
    if (isPending.current) return
    isPending.current = true
    mutation.mutate(variables)
  }
  return { ...mutation, mutate }
}
