import type { StoredChange } from '../storage/store.ts'
import type { Change, PendingChange } from './pending-change.ts'

/** A stored entry as a change; null for an entry that this release does not know. */
export function parseChange(stored: StoredChange): PendingChange | null {
  const { uid, idempotencyKey, queuedAt, kind } = stored
  const input = withList(stored.input)
  if (![uid, idempotencyKey].every(isText) || typeof queuedAt !== 'number') return null
  const check = new Map(Object.entries(checks)).get(kind)
  const isKnown = isRecord(input) && check?.(input)
  return isKnown ? { ...({ kind, input } as Change), uid, idempotencyKey, queuedAt } : null
}

type Fields = Record<string, unknown>

/** Earlier releases stored the name of a child's list as `shelf`. */
function withList(input: unknown): unknown {
  if (!isRecord(input) || !('shelf' in input)) return input
  const { shelf, ...others } = input
  return { list: shelf, ...others }
}

const isText = (value: unknown) => typeof value === 'string' && value !== ''
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const areTexts = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every((item) => isText(item))
const isFilled = (value: unknown) => isRecord(value) && Object.keys(value).length > 0

const isListInput = ({ childId, list, storyIds }: Fields) =>
  isText(childId) && (list === 'favorites' || list === 'remember') && areTexts(storyIds)

const checks: Record<Change['kind'], (input: Fields) => boolean> = {
  nickname: ({ displayName }) => isText(displayName),
  reader: (input) => isFilled(input) && Object.values(input).every(isText),
  aids: ({ childId, change }) => isText(childId) && isFilled(change),
  mark: (input) => isListInput(input) && typeof input.marked === 'boolean',
  arrange: isListInput,
  progress: ({ childId, storyId, place }) =>
    isText(childId) && isText(storyId) && isRecord(place) && isPlace(place),
}

const isPlace = ({ page, sentence, isFinished, savedAt, fromStart }: Fields) =>
  Number.isInteger(page) &&
  Number.isInteger(sentence) &&
  typeof isFinished === 'boolean' &&
  typeof fromStart === 'boolean' &&
  isText(savedAt) &&
  !Number.isNaN(Date.parse(String(savedAt)))
