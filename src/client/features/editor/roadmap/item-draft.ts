import type { EditedItem, RoadmapState } from '../../../../contract/roadmap.ts'

/** Form state of a roadmap item. */
export interface ItemDraft {
  titleDe: string
  titleEn: string
  bodyDe: string
  bodyEn: string
  state: Exclude<RoadmapState, 'pending'>
  /** 'YYYY-MM'; '' for none. */
  month: string
  answer: string
  /** Id of the item that this one duplicates; '' for none. */
  duplicateOf: string
}

export const titleLength = { min: 5, max: 80 } as const
const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/

const newDraft: ItemDraft = {
  titleDe: '',
  titleEn: '',
  bodyDe: '',
  bodyEn: '',
  state: 'planned',
  month: '',
  answer: '',
  duplicateOf: '',
}

/** Form state of a saved item, or of a new one (null); a pending idea is proposed as `open`. */
export function toItemDraft(item: EditedItem | null): ItemDraft {
  if (item === null) return newDraft
  const { titles, bodies, state, month, duplicateOf } = item
  return {
    titleDe: titles.de ?? '',
    titleEn: titles.en ?? '',
    bodyDe: bodies.de ?? '',
    bodyEn: bodies.en ?? '',
    state: state === 'pending' ? 'open' : state,
    month: month ?? '',
    answer: '',
    duplicateOf: duplicateOf ?? '',
  }
}

/** Trimmed texts by language; omits languages without a title. */
export function toTexts({ titleDe, titleEn, bodyDe, bodyEn }: ItemDraft) {
  const titles: EditedItem['titles'] = {}
  const bodies: EditedItem['bodies'] = {}
  if (titleDe.trim()) [titles.de, bodies.de] = [titleDe.trim(), bodyDe.trim()]
  if (titleEn.trim()) [titles.en, bodies.en] = [titleEn.trim(), bodyEn.trim()]
  return { titles, bodies }
}

export type InvalidField = 'titleDe' | 'titleEn' | 'month' | 'duplicateOf'

/** Fields that must be corrected before saving; a new item needs a German title. */
export function findInvalidFields(draft: ItemDraft, isNew: boolean): InvalidField[] {
  const { titleDe, titleEn, month, state, duplicateOf } = draft
  const isTooShort = (title: string) => title.trim() !== '' && title.trim().length < titleLength.min
  const isGermanMissing = titleDe.trim() === '' && (isNew || titleEn.trim() === '')
  const checks: [field: InvalidField, isInvalid: boolean][] = [
    ['titleDe', isTooShort(titleDe) || isGermanMissing],
    ['titleEn', isTooShort(titleEn)],
    ['month', month !== '' && !monthPattern.test(month)],
    ['duplicateOf', state === 'duplicate' && duplicateOf === ''],
  ]
  return checks.flatMap(([field, isInvalid]) => (isInvalid ? [field] : []))
}

export function isChanged(draft: ItemDraft, before: ItemDraft): boolean {
  return JSON.stringify(draft) !== JSON.stringify(before)
}
