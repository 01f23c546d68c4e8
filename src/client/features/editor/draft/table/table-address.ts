import type { Language } from '../../../../../contract/base.ts'
import type { DraftState } from '../../../../../contract/draft.ts'
import { languages } from '../../../../../contract/languages.ts'
import type { StoryValue } from '../../../../../contract/story-card.ts'
import { isStoryValue } from '../../../story/labels/story-values.ts'

export const draftStates = [
  'draft',
  'review',
  'published',
  'withdrawn',
] as const satisfies DraftState[]
const draftSorts = ['title', 'state', 'age', 'level', 'words', 'likes', 'reads', 'updated'] as const
export type DraftSort = (typeof draftSorts)[number]

export const pageSize = 25
const maxSearchLength = 100

/** What the table shows; all of it is in the address. */
export interface TableView {
  search: string
  state: DraftState | null
  value: StoryValue | null
  language: Language | null
  /** Reading level (Lesestufe). */
  level: number | null
  sort: DraftSort
  order: 'asc' | 'desc'
  /** From 1. */
  page: number
}

const defaultView: TableView = {
  search: '',
  state: null,
  value: null,
  language: null,
  level: null,
  sort: 'updated',
  order: 'desc',
  page: 1,
}

const parameters = {
  search: 'suche',
  state: 'stand',
  value: 'wert',
  language: 'sprache',
  level: 'stufe',
  sort: 'sortierung',
  order: 'folge',
  page: 'seite',
} as const satisfies Record<keyof TableView, string>

/** Reads the view from the address; unknown values count as unset. */
export function readTable(address: URLSearchParams): TableView {
  const parameter = (name: keyof TableView) => address.get(parameters[name])
  const value = parameter('value') ?? ''
  const level = Number(parameter('level'))
  const page = Number(parameter('page'))
  return {
    search: (parameter('search') ?? '').slice(0, maxSearchLength),
    state: draftStates.find((state) => state === parameter('state')) ?? null,
    value: isStoryValue(value) ? value : null,
    language: languages.find((language) => language === parameter('language')) ?? null,
    level: [1, 2, 3, 4].includes(level) ? level : null,
    sort: draftSorts.find((sort) => sort === parameter('sort')) ?? defaultView.sort,
    order: parameter('order') === 'asc' ? 'asc' : 'desc',
    page: Number.isInteger(page) && page >= 1 && page <= 4000 ? page : 1,
  }
}

/** A copy of the address with a changed view; another filter or order starts at page 1. */
export function writeTable(address: URLSearchParams, changed: Partial<TableView>): URLSearchParams {
  const view = { ...readTable(address), page: 1, ...changed }
  const written = new URLSearchParams(address)
  for (const name of Object.keys(parameters) as (keyof TableView)[]) {
    if (view[name] === defaultView[name] || view[name] === null) written.delete(parameters[name])
    else written.set(parameters[name], String(view[name]))
  }
  return written
}

/** The order after a click on a column heading: counts and dates start descending, other columns ascending. */
export function nextSort(view: TableView, sort: DraftSort): Pick<TableView, 'sort' | 'order'> {
  if (view.sort === sort) return { sort, order: view.order === 'asc' ? 'desc' : 'asc' }
  const isAscendingFirst =
    sort === 'title' || sort === 'state' || sort === 'age' || sort === 'level'
  return { sort, order: isAscendingFirst ? 'asc' : 'desc' }
}

/** Input of the call `draft.list`. */
export function tableInput({ page, search, state, value, language, level, ...sorting }: TableView) {
  return {
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(state && { state }),
    ...(value && { value }),
    ...(language && { language }),
    ...(level !== null && { level }),
    ...sorting,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  }
}

export function hasFilters({ search, state, value, language, level }: TableView): boolean {
  return search !== '' || [state, value, language, level].some((choice) => choice !== null)
}
