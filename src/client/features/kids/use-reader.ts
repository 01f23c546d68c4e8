import { useAuth } from '../../data/session/session.tsx'
import { useFamily } from '../child/use-family.ts'
import type { Reader } from './kids-queries.ts'

/** The child that reads in this browser; null while unknown. */
export function useReader(): Reader | null {
  const { user } = useAuth()
  const { activeChild } = useFamily()
  return user && activeChild && { uid: user.uid, childId: activeChild.childId }
}
