import { useEffect, useState } from 'react'

/** The value once it has not changed for `debounceMs`. */
export function useDebounced<Value>(value: Value, debounceMs: number): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs)
    return () => clearTimeout(timer)
  }, [value, debounceMs])
  return debounced
}
