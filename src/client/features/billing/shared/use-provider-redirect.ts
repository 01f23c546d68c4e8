import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

/** After this time without leaving the page the button works again. */
const redirectTimeoutMs = 20_000

/** A call that redirects to the provider's page; repeated clicks send it once. */
export function useProviderRedirect<Input>(call: (input: Input) => Promise<{ url: string }>) {
  const isSent = useRef(false)
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: call,
    onSuccess: ({ url }) => location.assign(url),
    onError: () => {
      isSent.current = false
    },
    // Fails immediately when offline.
    networkMode: 'always',
  })
  useEffect(() => {
    const enable = () => {
      isSent.current = false
      reset()
    }
    // The back button may restore this page from the back/forward cache.
    const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && enable()
    window.addEventListener('pageshow', handlePageShow)
    const timer = isSuccess ? setTimeout(enable, redirectTimeoutMs) : undefined
    return () => {
      window.removeEventListener('pageshow', handlePageShow)
      clearTimeout(timer)
    }
  }, [isSuccess, reset])
  return {
    redirect: (input: Input) => {
      if (isSent.current) return
      isSent.current = true
      mutate(input)
    },
    isRedirecting: isPending || isSuccess,
    error,
  }
}
