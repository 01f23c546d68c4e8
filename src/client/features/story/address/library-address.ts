import type { Language } from '../../../../contract/base.ts'
import { readingLevels } from '../../../../contract/family.ts'
import { languages } from '../../../../contract/languages.ts'
import type {
  StoryKind,
  StorySort,
  StoryTime,
  StoryValue,
} from '../../../../contract/story-card.ts'
import { storyValues } from '../labels/story-values.ts'

/** The choices of each filter group, in the order shown; `extra`: with audio, without scares. */
export const choices = {
  age: ['3', '4', '5', '6', '7', '8', '9', '10'],
  time: ['up-to-5', '5-10', '10-20', 'over-20'] satisfies StoryTime[],
  extra: ['audio', 'gentle'] satisfies ('audio' | 'gentle')[],
  value: storyValues,
  kind: ['maerchen', 'fabel', 'alltag'] satisfies StoryKind[],
  level: readingLevels.map(String),
  language: [...languages],
}

/** The chosen filters: a story must match one choice of every group that has any. */
export interface ChosenFilters {
  /** The child's ages in years. */
  age: string[]
  time: StoryTime[]
  value: StoryValue[]
  kind: StoryKind[]
  level: string[]
  language: Language[]
  extra: ('audio' | 'gentle')[]
}
export type FilterGroup = keyof ChosenFilters

export const filterGroups = Object.keys(choices) as FilterGroup[]

/** What the library shows; the page's address has all of it. */
export interface LibraryFilter extends ChosenFilters {
  search: string
  /** Null for the default order: most liked first, and shelves while nothing narrows the list. */
  sort: StorySort | null
}

export const sorts = ['likes', 'new', 'short', 'title'] as const satisfies readonly StorySort[]
export const maxSearchLength = 100

export const noFilter: LibraryFilter = {
  search: '',
  age: [],
  time: [],
  value: [],
  kind: [],
  level: [],
  language: [],
  extra: [],
  sort: null,
}

/** Parses an address; unknown choices are ignored. */
export function parseLibrary(address: URLSearchParams): LibraryFilter {
  const chosen = <Choice extends string>(group: FilterGroup, offered: readonly Choice[]) => {
    const values = address.getAll(group)
    return offered.filter((choice) => values.includes(choice))
  }
  return {
    search: (address.get('search') ?? '').trim().slice(0, maxSearchLength).trim(),
    age: chosen('age', choices.age),
    time: chosen('time', choices.time),
    value: chosen('value', choices.value),
    kind: chosen('kind', choices.kind),
    level: chosen('level', choices.level),
    language: chosen('language', choices.language),
    extra: chosen('extra', choices.extra),
    sort: sorts.find((sort) => sort === address.get('sort')) ?? null,
  }
}

/** A copy of an address with this filter; what is not set is omitted. */
export function writeLibrary(filter: LibraryFilter, address: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(address)
  const setAll = (name: string, texts: readonly string[]) => {
    next.delete(name)
    for (const text of texts) next.append(name, text)
  }
  setAll('search', filter.search === '' ? [] : [filter.search])
  for (const group of filterGroups) setAll(group, filter[group])
  setAll('sort', filter.sort === null ? [] : [filter.sort])
  return next
}

/** The library's address with these choices only. */
export function libraryWith(filter: Partial<LibraryFilter>): string {
  return writeLibrary({ ...noFilter, ...filter }, new URLSearchParams()).toString()
}

/** The address with or without an open story sheet. */
export function withStory(address: URLSearchParams, storyId: string | null): URLSearchParams {
  const next = new URLSearchParams(address)
  if (storyId === null) next.delete('story')
  else next.set('story', storyId)
  return next
}

/** How many choices narrow the list, without the search. */
export function countChosen(filter: ChosenFilters): number {
  return filterGroups.reduce((sum, group) => sum + filter[group].length, 0)
}

/** Whether anything narrows the list. */
export function isNarrowed(filter: LibraryFilter): boolean {
  return filter.search !== '' || countChosen(filter) > 0
}

/** The choices of a group with one of them added or removed. */
export function toggleChoice(
  filter: ChosenFilters,
  group: FilterGroup,
  choice: string,
): Partial<ChosenFilters> {
  const chosen: readonly string[] = filter[group]
  const isChosen = (offered: string) =>
    offered === choice ? !chosen.includes(choice) : chosen.includes(offered)
  return { [group]: choices[group].filter(isChosen) }
}

/** Id of a card's link, which gets the focus when the sheet closes. */
export const cardLinkId = (storyId: string) => `story-${storyId}`
