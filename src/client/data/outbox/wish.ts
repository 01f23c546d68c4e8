import type { ReaderChoice } from '../../../contract/profile.ts'
import type { Progress, ReadingAids } from '../../../contract/reading.ts'
import type { ShelfName } from '../../../contract/shelf.ts'

/** A place as it is sent: with `fromStart` somebody began the story again. */
export interface SavedPlace extends Progress {
  fromStart: boolean
}

interface Inputs {
  nickname: { displayName: string }
  /** Of the account's document, as far as they were changed. */
  reader: Partial<ReaderChoice>
  aids: { childId: string; change: Partial<ReadingAids> }
  /** At most 200 stories. */
  mark: { childId: string; shelf: ShelfName; storyIds: string[]; marked: boolean }
  /** At most 1000 stories. */
  arrange: { childId: string; shelf: ShelfName; storyIds: string[] }
  progress: { childId: string; storyId: string; place: SavedPlace }
}

/** What somebody wants changed, and may want without a network. */
export type Wish = { [Kind in keyof Inputs]: { kind: Kind; input: Inputs[Kind] } }[keyof Inputs]

/** A wish under the key that makes it count once. */
export type Waiting = Wish & {
  uid: string
  idempotencyKey: string
  /** Unix time in ms. */
  queuedAt: number
}

/** Both wishes as one, the second being the newer; null where each has to be made by itself. */
function mergeWishes(before: Wish, after: Wish): Wish | null {
  if (before.kind === 'reader' && after.kind === 'reader') {
    return { kind: 'reader', input: { ...before.input, ...after.input } }
  }
  if (before.kind === 'aids' && after.kind === 'aids') {
    if (before.input.childId !== after.input.childId) return null
    const change = { ...before.input.change, ...after.input.change }
    return { kind: 'aids', input: { ...after.input, change } }
  }
  if (before.kind === 'progress' && after.kind === 'progress') {
    const { childId, storyId } = after.input
    if (before.input.childId !== childId || before.input.storyId !== storyId) return null
    const place = newerPlace(before.input.place, after.input.place)
    return { kind: 'progress', input: { childId, storyId, place } }
  }
  return null
}

/** The place of two that holds: the newest, and a finish is not forgotten. */
function newerPlace(before: SavedPlace, after: SavedPlace): SavedPlace {
  const newest = Date.parse(after.savedAt) >= Date.parse(before.savedAt) ? after : before
  return { ...newest, isFinished: before.isFinished || after.isFinished }
}

/** Finishing a story changes a list, so places and lists keep their order. */
const isOfList = ({ kind }: Wish) => kind === 'mark' || kind === 'arrange'

/** Whether the user document says what becomes of a wish. */
export const isOfProfile = ({ kind }: Wish) => kind === 'nickname' || kind === 'reader'

/** How a wish joins what waits: under its own key, and for what it takes the place of. */
export interface Joining {
  added: Waiting
  /** Key of the wish that is part of `added` now. */
  replaces: string | null
}

/**
 * Joins a wish to those that wait. The first may be on its way or have arrived unheard, so nothing is
 * merged into it; whatever is merged gets the newer key.
 */
export function joinWish(waiting: readonly Waiting[], added: Waiting): Joining {
  for (const before of waiting.slice(1).reverse()) {
    const merged = mergeWishes(before, added)
    if (merged) return { added: { ...added, ...merged }, replaces: before.idempotencyKey }
    if (isOfList(before) || isOfList(added)) break
  }
  return { added, replaces: null }
}
