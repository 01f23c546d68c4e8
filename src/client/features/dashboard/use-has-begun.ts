import { useQuery } from '@tanstack/react-query'
import type { Child } from '../../../contract/child.ts'
import { type Reader, unfinishedQuery } from './dashboard-queries.ts'

/** Whether the child has an unfinished story; while loading, whether it may have one. */
export function useHasBegun(reader: Reader, child: Child | null): boolean {
  const { data } = useQuery(unfinishedQuery(reader))
  // A child that has read nothing has nothing unfinished: no place is kept for it.
  return data ? data.length > 0 : child !== null && child.readStories.length > 0
}
