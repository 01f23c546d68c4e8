import type { StoryValue } from '../../../contract/story.ts'
import { isStoryValue } from '../story/story-values.ts'

/** What the children's home shows: its three doors, or one of the shelves behind them. */
export type KidsPlace =
  | { kind: 'doors' }
  | { kind: 'unfinished' }
  | { kind: 'favorites' }
  | { kind: 'values' }
  | { kind: 'value'; value: StoryValue }

const key = 'regal'
const names = { unfinished: 'weiterlesen', favorites: 'lieblinge', values: 'alle' } as const

/** Reads the place in an address; anything unknown is the doors. */
export function kidsPlace(address: URLSearchParams): KidsPlace {
  const name = address.get(key)
  if (name === null) return { kind: 'doors' }
  if (isStoryValue(name)) return { kind: 'value', value: name }
  for (const kind of ['unfinished', 'favorites', 'values'] as const) {
    if (names[kind] === name) return { kind }
  }
  return { kind: 'doors' }
}

/** The address of a place. */
export function kidsAddress(place: KidsPlace): string {
  if (place.kind === 'doors') return '/dashboard'
  return `/dashboard?${key}=${place.kind === 'value' ? place.value : names[place.kind]}`
}
