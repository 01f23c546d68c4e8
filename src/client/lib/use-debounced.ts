import { useEffect, useState } from 'react'

/** The value once it has been left alone for `debounceMs`. */
export function useDebounced<Value>(value: Value, debounceMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), debounceMs)
    return () => clearTimeout(timer)
  }, [value, debounceMs])
  return settled
}
