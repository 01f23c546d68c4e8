import type { Child } from '../../../contract/child.ts'
import { childName } from '../../../contract/rules.ts'
import { m } from '../../paraglide/messages.js'

/** A child as pages show it: one without a name of its own has a friendly one. */
export interface FamilyChild extends Child {
  isNamed: boolean
}

type Names = Pick<Child, 'childId' | 'name' | 'ageBand' | 'createdAt' | 'updatedAt'>

/**
 * Whether parents named a child. The registration gives the first one the name of the account, or 'Kind'
 * (spec 9.4); an answer without a name, and a skip, set 'Kind'.
 */
export function isNamed(child: Names, displayName: string): boolean {
  const { childId, name, ageBand, createdAt, updatedAt } = child
  if (childId !== 'default') return true
  if (updatedAt === createdAt || name === childName('')) return false
  return ageBand !== null || name !== childName(displayName)
}

/** The child with the name that pages show. */
export function toFamilyChild(child: Child, displayName: string): FamilyChild {
  return isNamed(child, displayName)
    ? { ...child, isNamed: true }
    : { ...child, name: m.child_unnamed(), isNamed: false }
}
