import type { Child, ChildChange } from '../../../contract/child.ts'
import { childNameLength, proposedScare } from '../../../contract/family.ts'
import type { FamilyChild } from '../child/child-name.ts'

/** The content of the form; the birth year is as typed. */
export interface ChildDraft {
  name: string
  avatar: Child['avatar']
  ageBand: Child['ageBand']
  readingLevel: Child['readingLevel']
  languages: Child['languages']
  maxScare: number
  /** Parents chose the limit, now or before; it does not follow the age. */
  isScareChosen: boolean
  birthYear: string
}

export type DraftField = 'name' | 'languages' | 'birthYear'

const maxAge = 18

/** The age of a child whose parents have not said it: neither the tamest stories nor the scariest. */
const initialBand = '5-6' as const

/** The form's content for a child; null means a new one, which starts with `avatar`. */
export function createDraft(child: FamilyChild | null, avatar: Child['avatar']): ChildDraft {
  const isUnknown = child === null || (!child.isNamed && child.ageBand === null)
  const { ageBand, maxScare } = isUnknown
    ? { ageBand: initialBand, maxScare: proposedScare(initialBand) }
    : child
  return {
    name: child?.isNamed ? child.name : '',
    avatar: child?.avatar ?? avatar,
    ageBand,
    readingLevel: child?.readingLevel ?? null,
    languages: child?.languages ?? ['de'],
    maxScare,
    isScareChosen: maxScare !== proposedScare(ageBand),
    birthYear: child?.birthYear?.toString() ?? '',
  }
}

/** Sets the age band; the scare limit follows it, unless it is chosen. */
export function withAgeBand(draft: ChildDraft, ageBand: Child['ageBand']): ChildDraft {
  return {
    ...draft,
    ageBand,
    maxScare: draft.isScareChosen ? draft.maxScare : proposedScare(ageBand),
  }
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
export function toChildChange({
  isScareChosen: _,
  ...draft
}: ChildDraft): ChildChange & { name: string } {
  const birthYear = draft.birthYear.trim()
  return {
    ...draft,
    name: draft.name.trim(),
    birthYear: birthYear === '' ? null : Number(birthYear),
  }
}
