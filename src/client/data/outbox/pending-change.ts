import type { ListName } from '../../../contract/list.ts'
import type { ReaderChoice } from '../../../contract/profile.ts'
import type { Progress, ReadingAids } from '../../../contract/reading.ts'

/** A reading place as it is sent; `fromStart`: the reader has started the story again. */
export interface SavedPlace extends Progress {
  fromStart: boolean
}

interface Inputs {
  nickname: { displayName: string }
  /** The changed settings of the account's document. */
  reader: Partial<ReaderChoice>
  aids: { childId: string; change: Partial<ReadingAids> }
  /** At most 200 stories. */
  mark: { childId: string; list: ListName; storyIds: string[]; marked: boolean }
  /** At most 1000 stories. */
  arrange: { childId: string; list: ListName; storyIds: string[] }
  progress: { childId: string; storyId: string; place: SavedPlace }
}

/** A change that a user may make offline. */
export type Change = { [Kind in keyof Inputs]: { kind: Kind; input: Inputs[Kind] } }[keyof Inputs]

/** A change that waits to be sent, under the key that makes it count once. */
export type PendingChange = Change & {
  uid: string
  idempotencyKey: string
  /** Unix time in ms. */
  queuedAt: number
}

/** Both changes as one, `after` being the newer; null if each must be sent separately. */
function mergeChanges(before: Change, after: Change): Change | null {
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

/** The newer place; a finished story stays finished. */
function newerPlace(before: SavedPlace, after: SavedPlace): SavedPlace {
  const newest = Date.parse(after.savedAt) >= Date.parse(before.savedAt) ? after : before
  return { ...newest, isFinished: before.isFinished || after.isFinished }
}

/** Finishing a story changes a list, so places and lists keep their order. */
const isListChange = ({ kind }: Change) => kind === 'mark' || kind === 'arrange'

/** Whether the change concerns the user document. */
export const isProfileChange = ({ kind }: Change) => kind === 'nickname' || kind === 'reader'

/** A change as it is added to the queue. */
export interface Enqueued {
  added: PendingChange
  /** Key of the change that was merged into `added`; null if there is none. */
  replaces: string | null
}

/**
 * Merges a new change with a pending one if possible. The first pending change may already be sent, so
 * nothing is merged into it. A merged change has the newer key.
 */
export function enqueue(pending: readonly PendingChange[], added: PendingChange): Enqueued {
  for (const before of pending.slice(1).reverse()) {
    const merged = mergeChanges(before, added)
    if (merged) return { added: { ...added, ...merged }, replaces: before.idempotencyKey }
    if (isListChange(before) || isListChange(added)) break
  }
  return { added, replaces: null }
}
