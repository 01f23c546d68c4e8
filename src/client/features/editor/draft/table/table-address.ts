import type { Language } from '../../../../../contract/base.ts'
import type { DraftState } from '../../../../../contract/draft.ts'
import type { StoryValue } from '../../../../../contract/story.ts'
import { isStoryValue } from '../../../story/story-values.ts'

export const draftStates = [
  'draft',
  'review',
  'published',
  'withdrawn',
] as const satisfies DraftState[]
const draftSorts = ['title', 'state', 'age', 'level', 'words', 'likes', 'reads', 'updated'] as const
export type DraftSort = (typeof draftSorts)[number]
const languages = ['de', 'en'] as const satisfies Language[]

export const rowsOfPage = 25
const longestSearch = 100

/** What the table shows; the whole of it stands in the address. */
export interface TableView {
  search: string
  state: DraftState | null
  value: StoryValue | null
  language: Language | null
  /** Lesestufe. */
  level: number | null
  sort: DraftSort
  order: 'asc' | 'desc'
  /** From 1. */
  page: number
}

const plain: TableView = {
  search: '',
  state: null,
  value: null,
  language: null,
  level: null,
  sort: 'updated',
  order: 'desc',
  page: 1,
}

const names = {
  search: 'suche',
  state: 'stand',
  value: 'wert',
  language: 'sprache',
  level: 'stufe',
  sort: 'sortierung',
  order: 'folge',
  page: 'seite',
} as const satisfies Record<keyof TableView, string>

/** Reads the address; what nobody offers counts as not set. */
export function readTable(address: URLSearchParams): TableView {
  const said = (name: keyof TableView) => address.get(names[name])
  const value = said('value') ?? ''
  const level = Number(said('level'))
  const page = Number(said('page'))
  return {
    search: (said('search') ?? '').slice(0, longestSearch),
    state: draftStates.find((state) => state === said('state')) ?? null,
    value: isStoryValue(value) ? value : null,
    language: languages.find((language) => language === said('language')) ?? null,
    level: [1, 2, 3, 4].includes(level) ? level : null,
    sort: draftSorts.find((sort) => sort === said('sort')) ?? plain.sort,
    order: said('order') === 'asc' ? 'asc' : 'desc',
    page: Number.isInteger(page) && page >= 1 && page <= 4000 ? page : 1,
  }
}

/** A copy of the address with the view changed; another filter or order begins at its first page. */
export function writeTable(address: URLSearchParams, changed: Partial<TableView>): URLSearchParams {
  const view = { ...readTable(address), page: 1, ...changed }
  const written = new URLSearchParams(address)
  for (const name of Object.keys(names) as (keyof TableView)[]) {
    if (view[name] === plain[name] || view[name] === null) written.delete(names[name])
    else written.set(names[name], String(view[name]))
  }
  return written
}

/** What a press on a column's heading asks for: words begin at A, numbers with the most. */
export function sortedBy(view: TableView, sort: DraftSort): Pick<TableView, 'sort' | 'order'> {
  if (view.sort === sort) return { sort, order: view.order === 'asc' ? 'desc' : 'asc' }
  const beginsLow = sort === 'title' || sort === 'state' || sort === 'age' || sort === 'level'
  return { sort, order: beginsLow ? 'asc' : 'desc' }
}

/** The call's input. */
export function tableInput({ page, search, state, value, language, level, ...sorting }: TableView) {
  return {
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(state && { state }),
    ...(value && { value }),
    ...(language && { language }),
    ...(level !== null && { level }),
    ...sorting,
    limit: rowsOfPage,
    offset: (page - 1) * rowsOfPage,
  }
}

/** Whether anything narrows the list. */
export function isNarrowed({ search, state, value, language, level }: TableView): boolean {
  return search !== '' || [state, value, language, level].some((choice) => choice !== null)
}
