import { useFamily } from '../child/use-family.ts'
import { inOrder, mayRead } from './kept-rules.ts'
import type { KeptEntry } from './kept-state.ts'
import { useKept } from './kept-state.ts'

/** What is kept here and is for the child that reads. */
export function useKeptForReader(): KeptEntry[] {
  const { kept } = useKept()
  const { activeChild } = useFamily()
  return inOrder(kept.values()).filter((entry) => mayRead(entry, activeChild))
}
