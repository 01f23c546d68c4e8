import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useFamily } from './use-family.ts'

/** Who reads stays known, and a story that lies open stays as it was opened. */
const kept = ['device', 'child']

/**
 * Lists, shelves and stories are the server's for the child that reads: another child makes every
 * page of this browser ask anew, as does a change of what this one may see.
 */
export function useReaderChange(): void {
  const queryClient = useQueryClient()
  const { activeChild } = useFamily()
  const childId = activeChild?.childId
  const updatedAt = activeChild?.updatedAt
  const known = useRef<{ childId: string; updatedAt: string } | null>(null)
  useEffect(() => {
    if (childId === undefined || updatedAt === undefined) return
    const before = known.current
    known.current = { childId, updatedAt }
    if (before === null) return
    if (before.childId !== childId) {
      void queryClient.resetQueries({ predicate: ({ queryKey }) => !isKept(queryKey) })
    } else if (before.updatedAt !== updatedAt) {
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !isKept(queryKey) })
    }
  }, [childId, updatedAt, queryClient])
}

function isKept([path]: readonly unknown[]): boolean {
  if (!Array.isArray(path)) return true
  return kept.includes(path[0]) || (path[0] === 'reading' && path[1] === 'open')
}
