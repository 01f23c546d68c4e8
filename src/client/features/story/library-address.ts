import type { Language } from '../../../contract/base.ts'
import { readingLevels } from '../../../contract/family.ts'
import type { StoryKind, StorySort, StoryTime, StoryValue } from '../../../contract/story.ts'
import { storyValues } from './story-values.ts'

/** What can be chosen in each group, in the order shown; `extra` is what a story has or lacks. */
export const choices = {
  age: ['3', '4', '5', '6', '7', '8', '9', '10'],
  time: ['up-to-5', '5-10', '10-20', 'over-20'] satisfies StoryTime[],
  extra: ['audio', 'gentle'] satisfies ('audio' | 'gentle')[],
  value: storyValues,
  kind: ['maerchen', 'fabel', 'alltag'] satisfies StoryKind[],
  level: readingLevels.map(String),
  language: ['de', 'en'] satisfies Language[],
}

/** What is chosen: any of the choices of a group, in every group where there are some. */
export interface Chosen {
  /** Of the child in years. */
  age: string[]
  time: StoryTime[]
  value: StoryValue[]
  kind: StoryKind[]
  level: string[]
  language: Language[]
  extra: ('audio' | 'gentle')[]
}
export type FilterGroup = keyof Chosen

export const filterGroups = Object.keys(choices) as FilterGroup[]

/** What the library shows; the whole of it stands in the address. */
export interface LibraryFilter extends Chosen {
  search: string
  /** Null while nobody chose an order: most liked first, and shelves where nothing is chosen. */
  sort: StorySort | null
}

export const sorts = ['likes', 'new', 'short', 'title'] as const satisfies readonly StorySort[]
export const longestSearch = 100

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

/** Reads the address; what nobody offers counts as not set. */
export function readLibrary(address: URLSearchParams): LibraryFilter {
  const chosen = <Choice extends string>(group: FilterGroup, offered: readonly Choice[]) => {
    const said = address.getAll(group)
    return offered.filter((choice) => said.includes(choice))
  }
  return {
    search: (address.get('search') ?? '').trim().slice(0, longestSearch).trim(),
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

/** Writes the filter into a copy of an address; what is not set does not stand there. */
export function writeLibrary(filter: LibraryFilter, address: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(address)
  const put = (name: string, texts: readonly string[]) => {
    written.delete(name)
    for (const text of texts) written.append(name, text)
  }
  put('search', filter.search === '' ? [] : [filter.search])
  for (const group of filterGroups) put(group, filter[group])
  put('sort', filter.sort === null ? [] : [filter.sort])
  return written
}

/** The library's address with nothing but these choices. */
export function libraryWith(filter: Partial<LibraryFilter>): string {
  return writeLibrary({ ...noFilter, ...filter }, new URLSearchParams()).toString()
}

/** The address with or without an open story sheet. */
export function withStory(address: URLSearchParams, storyId: string | null): URLSearchParams {
  const written = new URLSearchParams(address)
  if (storyId === null) written.delete('story')
  else written.set('story', storyId)
  return written
}

/** How many choices narrow the list, the search aside. */
export function countChosen(filter: Chosen): number {
  return filterGroups.reduce((sum, group) => sum + filter[group].length, 0)
}

/** Whether anything narrows the list. */
export function isNarrowed(filter: LibraryFilter): boolean {
  return filter.search !== '' || countChosen(filter) > 0
}

/** The filter with a choice of a group taken or left. */
export function toggled(filter: Chosen, group: FilterGroup, choice: string): Partial<Chosen> {
  const chosen: readonly string[] = filter[group]
  const isWanted = (offered: string) =>
    offered === choice ? !chosen.includes(choice) : chosen.includes(offered)
  return { [group]: choices[group].filter(isWanted) }
}
