import type { StorySort, StoryValue } from '../../../contract/story.ts'
import { isStoryValue } from './story-values.ts'

/** What the library shows; the whole of it stands in the address. */
export interface LibraryFilter {
  search: string
  value: StoryValue | null
  /** Age of the child in years. */
  age: number | null
  maxMinutes: number | null
  sort: StorySort
}

export const ages = [3, 4, 5, 6, 7, 8, 9, 10] as const
export const minuteLimits = [5, 10, 20] as const
export const sorts = ['likes', 'new', 'short', 'title'] as const satisfies readonly StorySort[]
export const longestSearch = 100

export const noFilter: LibraryFilter = {
  search: '',
  value: null,
  age: null,
  maxMinutes: null,
  sort: 'likes',
}

const names = { search: 'search', value: 'value', age: 'age', maxMinutes: 'max', sort: 'sort' }

/** Reads the address; what nobody offers counts as not set. */
export function readLibrary(address: URLSearchParams): LibraryFilter {
  const value = address.get(names.value)
  return {
    search: (address.get(names.search) ?? '').trim().slice(0, longestSearch).trim(),
    value: value !== null && isStoryValue(value) ? value : null,
    age: oneOf(ages, address.get(names.age)),
    maxMinutes: oneOf(minuteLimits, address.get(names.maxMinutes)),
    sort: sorts.find((sort) => sort === address.get(names.sort)) ?? noFilter.sort,
  }
}

/** Writes the filter into a copy of an address; what is not set does not stand there. */
export function writeLibrary(filter: LibraryFilter, address: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(address)
  const put = (name: string, text: string | number | null) => {
    if (text === null || text === '') written.delete(name)
    else written.set(name, String(text))
  }
  put(names.search, filter.search)
  put(names.value, filter.value)
  put(names.age, filter.age)
  put(names.maxMinutes, filter.maxMinutes)
  put(names.sort, filter.sort === noFilter.sort ? null : filter.sort)
  return written
}

/** The address with or without an open story sheet. */
export function withStory(address: URLSearchParams, storyId: string | null): URLSearchParams {
  const written = new URLSearchParams(address)
  if (storyId === null) written.delete('story')
  else written.set('story', storyId)
  return written
}

function oneOf(offered: readonly number[], text: string | null): number | null {
  return offered.find((number) => String(number) === text) ?? null
}
