import type { StoryValue } from '../../../contract/story-card.ts'
import { isStoryValue } from '../story/labels/story-values.ts'

/** What the children's home shows: its three start choices, or what one of them leads to. */
export type KidsView =
  | { kind: 'start' }
  | { kind: 'unfinished' }
  | { kind: 'favorites' }
  | { kind: 'values' }
  | { kind: 'value'; value: StoryValue }

const parameter = 'regal'
const names = { unfinished: 'weiterlesen', favorites: 'lieblinge', values: 'alle' } as const

/** Reads the view from the query of an address; anything unknown is the start. */
export function readKidsView(search: URLSearchParams): KidsView {
  const name = search.get(parameter)
  if (name === null) return { kind: 'start' }
  if (isStoryValue(name)) return { kind: 'value', value: name }
  for (const kind of ['unfinished', 'favorites', 'values'] as const) {
    if (names[kind] === name) return { kind }
  }
  return { kind: 'start' }
}

/** The address of a view. */
export function kidsAddress(view: KidsView): string {
  if (view.kind === 'start') return '/dashboard'
  return `/dashboard?${parameter}=${view.kind === 'value' ? view.value : names[view.kind]}`
}
