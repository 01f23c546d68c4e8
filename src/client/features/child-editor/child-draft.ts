import type { Child, ChildChange } from '../../../contract/child.ts'
import { childNameLength, youngestMaxScare } from '../../../contract/family.ts'

/** The content of the form; the birth year is as typed. */
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

const maxAge = 18
const highestScare = 3

/** The form's content for a child; null means a new one, which starts with `avatar`. */
export function createDraft(child: Child | null, avatar: Child['avatar']): ChildDraft {
  return {
    name: child?.name ?? '',
    avatar: child?.avatar ?? avatar,
    ageBand: child?.ageBand ?? null,
    readingLevel: child?.readingLevel ?? null,
    languages: child?.languages ?? ['de'],
    maxScare: child?.maxScare ?? highestScare,
    birthYear: child?.birthYear?.toString() ?? '',
  }
}

/** Sets the age band; the youngest band lowers the scare limit to one owl. */
export function withAgeBand(draft: ChildDraft, ageBand: Child['ageBand']): ChildDraft {
  const maxScare = ageBand === '3-4' ? Math.min(draft.maxScare, youngestMaxScare) : draft.maxScare
  return { ...draft, ageBand, maxScare }
}

/** The invalid fields, in the order of the form. */
export function findInvalidFields(draft: ChildDraft, currentYear: number): DraftField[] {
  const invalid: DraftField[] = []
  const { length } = draft.name.trim()
  if (length < childNameLength.min || length > childNameLength.max) invalid.push('name')
  if (draft.languages.length === 0) invalid.push('languages')
  const birthYear = draft.birthYear.trim()
  const isYear =
    /^\d{4}$/.test(birthYear) && +birthYear <= currentYear && +birthYear >= currentYear - maxAge
  if (birthYear !== '' && !isYear) invalid.push('birthYear')
  return invalid
}

/** The input of the call, for a draft without invalid fields. */
export function toChildChange(draft: ChildDraft): ChildChange & { name: string } {
  const birthYear = draft.birthYear.trim()
  return {
    ...draft,
    name: draft.name.trim(),
    birthYear: birthYear === '' ? null : Number(birthYear),
  }
}
