import type { Profile } from '../../../../contract/profile.ts'
import type { Progress, StoryStates } from '../../../../contract/reading.ts'
import { m } from '../../../paraglide/messages.js'
import { counterState } from './counter-state.ts'

/** How far a reader has come in a story. The one rule for every ribbon, line and button. */
export type StoryState =
  | { kind: 'new' }
  | { kind: 'opened' }
  | { kind: 'begun'; page: number; pageCount: number }
  | { kind: 'finished' }

/** A child's state in a story; `new` while the states are unknown. */
export function stateIn(states: StoryStates | undefined, storyId: string): StoryState {
  if (states?.finished.includes(storyId)) return { kind: 'finished' }
  const begun = states?.begun.find((each) => each.storyId === storyId)
  if (begun) return { kind: 'begun', page: begun.page, pageCount: begun.pageCount }
  return { kind: states?.opened.includes(storyId) ? 'opened' : 'new' }
}

/** A guest's state, from the place that this browser stores. */
export function guestState(place: (Progress & { pageCount?: number }) | null): StoryState {
  if (!place) return { kind: 'new' }
  if (place.isFinished) return { kind: 'finished' }
  const { page, pageCount } = place
  if (pageCount === undefined) return { kind: 'opened' }
  // The closing page is after the last one.
  return { kind: 'begun', page: Math.min(page, pageCount), pageCount }
}

/** „Gelesen“, „Seite 4 von 9“, „Geöffnet“; null for a new story. */
export function stateLabel(state: StoryState): string | null {
  switch (state.kind) {
    case 'new':
      return null
    case 'opened':
      return m.story_state_opened()
    case 'begun':
      return m.story_state_begun({ page: state.page, total: state.pageCount })
    case 'finished':
      return m.story_state_finished()
    default:
      return state satisfies never
  }
}

type CountedProfile = Pick<Profile, 'subscription' | 'usage' | 'counterReset'>

/** When the month's stories are used up: the time from which others open again; else null. */
export function usedUpUntil(profile: CountedProfile | null, now: Date): string | null {
  return profile && counterState(profile, now).kind === 'empty' ? profile.counterReset : null
}

/** The same stories, those that open first. */
export function openFirst<Item>(items: readonly Item[], isOpen: (item: Item) => boolean): Item[] {
  return [...items.filter(isOpen), ...items.filter((item) => !isOpen(item))]
}
