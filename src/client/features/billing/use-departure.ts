import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

/** After this long the other page was not reached, and the button works again. */
const longestWayMs = 20_000

/** A call whose answer leads to the provider's page; however often it is asked, it is sent once. */
export function useDeparture<Input>(call: (input: Input) => Promise<{ url: string }>) {
  const isOnTheWay = useRef(false)
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: call,
    onSuccess: ({ url }) => location.assign(url),
    onError: () => {
      isOnTheWay.current = false
    },
    // Told at once, offline too.
    networkMode: 'always',
  })
  useEffect(() => {
    const comeBack = () => {
      isOnTheWay.current = false
      reset()
    }
    // The browser's back button may show this very page again, as it was left.
    const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && comeBack()
    window.addEventListener('pageshow', handlePageShow)
    const timer = isSuccess ? setTimeout(comeBack, longestWayMs) : undefined
    return () => {
      window.removeEventListener('pageshow', handlePageShow)
      clearTimeout(timer)
    }
  }, [isSuccess, reset])
  return {
    depart: (input: Input) => {
      if (isOnTheWay.current) return
      isOnTheWay.current = true
      mutate(input)
    },
    isLeaving: isPending || isSuccess,
    error,
  }
}
