import type { EditedItem, RoadmapState } from '../../../../contract/roadmap.ts'

/** What an editor writes, as the fields hold it. */
export interface ItemDraft {
  titleDe: string
  titleEn: string
  bodyDe: string
  bodyEn: string
  state: Exclude<RoadmapState, 'pending'>
  /** 'YYYY-MM', '' for none. */
  month: string
  answer: string
  /** Id of the item that says the same, '' for none. */
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

/** The fields of an item as it is; an idea that waits is offered as one for everybody. */
export function draftOf(item: EditedItem | null): ItemDraft {
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

/** Texts by language, without the languages it has no title in. */
export function textsOf({ titleDe, titleEn, bodyDe, bodyEn }: ItemDraft) {
  const titles: EditedItem['titles'] = {}
  const bodies: EditedItem['bodies'] = {}
  if (titleDe.trim()) [titles.de, bodies.de] = [titleDe.trim(), bodyDe.trim()]
  if (titleEn.trim()) [titles.en, bodies.en] = [titleEn.trim(), bodyEn.trim()]
  return { titles, bodies }
}

export type DraftProblem = 'titleDe' | 'titleEn' | 'month' | 'duplicateOf'

/** The fields that cannot be saved as they are; an item of the team's own has a German title. */
export function draftProblems(draft: ItemDraft, isNew: boolean): DraftProblem[] {
  const { titleDe, titleEn, month, state, duplicateOf } = draft
  const isWrong = (title: string) => title.trim() !== '' && title.trim().length < titleLength.min
  const isGermanMissing = titleDe.trim() === '' && (isNew || titleEn.trim() === '')
  const problems: [DraftProblem, boolean][] = [
    ['titleDe', isWrong(titleDe) || isGermanMissing],
    ['titleEn', isWrong(titleEn)],
    ['month', month !== '' && !monthPattern.test(month)],
    ['duplicateOf', state === 'duplicate' && duplicateOf === ''],
  ]
  return problems.flatMap(([field, is]) => (is ? [field] : []))
}

/** Whether anything was written. */
export function isChanged(draft: ItemDraft, before: ItemDraft): boolean {
  return JSON.stringify(draft) !== JSON.stringify(before)
}
