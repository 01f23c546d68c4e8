import type { FamilyChild } from './child-name.ts'
import { isKeptFromStories } from './limits.ts'
import { useFamily } from './use-family.ts'

/** The active child, if its limits hide stories; else null. */
export function useLimitedChild(): FamilyChild | null {
  const { activeChild } = useFamily()
  return activeChild && isKeptFromStories(activeChild) ? activeChild : null
}
