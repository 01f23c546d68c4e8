import { useLayoutEffect } from 'react'
import { useIsMounted } from '../lib/use-is-mounted.ts'

/**
 * The script in the page's head sets `data-query` where the address has a query. A prerendered page whose
 * content depends on it stays invisible until its code has read it, so that nothing moves.
 */
export function useAwaitedQuery(): void {
  const isMounted = useIsMounted()
  useLayoutEffect(() => {
    if (isMounted) delete document.documentElement.dataset.query
  }, [isMounted])
}
