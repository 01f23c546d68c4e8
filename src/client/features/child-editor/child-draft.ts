import type { Child, ChildChange } from '../../../contract/child.ts'
import { childNameLength, youngestMaxScare } from '../../../contract/family.ts'

/** What stands in the form, as it was typed. */
export interface ChildDraft {
  name: string
  avatar: Child['avatar']
  ageBand: Child['ageBand']
  readingLevel: Child['readingLevel']
  languages: Child['languages']
  maxScare: number
  birthYear: string
}

export type DraftField = 'name' | 'languages' | 'birthYear'

const oldest = 18
const mostOwls = 3

/** The form of a child, or of a new one. */
export function draftOf(child: Child | null, avatar: Child['avatar']): ChildDraft {
  return {
    name: child?.name ?? '',
    avatar: child?.avatar ?? avatar,
    ageBand: child?.ageBand ?? null,
    readingLevel: child?.readingLevel ?? null,
    languages: child?.languages ?? ['de'],
    maxScare: child?.maxScare ?? mostOwls,
    birthYear: child?.birthYear?.toString() ?? '',
  }
}

/** Choosing the youngest band proposes one owl at most. */
export function withAge(draft: ChildDraft, ageBand: Child['ageBand']): ChildDraft {
  const maxScare = ageBand === '3-4' ? Math.min(draft.maxScare, youngestMaxScare) : draft.maxScare
  return { ...draft, ageBand, maxScare }
}

/** Which fields cannot be saved as they are, in the order of the form. */
export function wrongFields(draft: ChildDraft, year: number): DraftField[] {
  const wrong: DraftField[] = []
  const { length } = draft.name.trim()
  if (length < childNameLength.min || length > childNameLength.max) wrong.push('name')
  if (draft.languages.length === 0) wrong.push('languages')
  const birthYear = draft.birthYear.trim()
  const isYear = /^\d{4}$/.test(birthYear) && +birthYear <= year && +birthYear >= year - oldest
  if (birthYear !== '' && !isYear) wrong.push('birthYear')
  return wrong
}

/** What is sent for a draft without wrong fields. */
export function changeOf(draft: ChildDraft): ChildChange & { name: string } {
  const birthYear = draft.birthYear.trim()
  return {
    ...draft,
    name: draft.name.trim(),
    birthYear: birthYear === '' ? null : Number(birthYear),
  }
}
