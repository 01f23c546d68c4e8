import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useFamily } from './use-family.ts'

/**
 * The server answers lists, shelves and stories for the active child. Another child resets these
 * answers, and a change of its limits invalidates them.
 */
export function useReaderChange(): void {
  const queryClient = useQueryClient()
  const { activeChild } = useFamily()
  const childId = activeChild?.childId
  const updatedAt = activeChild?.updatedAt
  const lastSeen = useRef<{ childId: string; updatedAt: string } | null>(null)
  useEffect(() => {
    if (childId === undefined || updatedAt === undefined) return
    const before = lastSeen.current
    lastSeen.current = { childId, updatedAt }
    if (before === null) return
    if (before.childId !== childId) {
      void queryClient.resetQueries({ predicate: ({ queryKey }) => dependsOnReader(queryKey) })
    } else if (before.updatedAt !== updatedAt) {
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => dependsOnReader(queryKey) })
    }
  }, [childId, updatedAt, queryClient])
}

/** The family itself and an open story do not depend on the active child; neither do keys of no call. */
function dependsOnReader([path]: readonly unknown[]): boolean {
  if (!Array.isArray(path) || path[0] === 'device' || path[0] === 'child') return false
  return !(path[0] === 'reading' && path[1] === 'open')
}
