import type { Queued } from '../store.ts'
import type { Waiting, Wish } from './wish.ts'

/** A kept entry as a wish; null for what another release wrote and this one does not understand. */
export function readWaiting(queued: Queued): Waiting | null {
  const { uid, idempotencyKey, queuedAt, kind, input } = queued
  if (![uid, idempotencyKey].every(isText) || typeof queuedAt !== 'number') return null
  const check = new Map(Object.entries(checks)).get(kind)
  const isKnown = isRecord(input) && check?.(input)
  return isKnown ? { ...({ kind, input } as Wish), uid, idempotencyKey, queuedAt } : null
}

type Fields = Record<string, unknown>

const isText = (value: unknown) => typeof value === 'string' && value !== ''
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const areTexts = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every((item) => isText(item))
const isSomething = (value: unknown) => isRecord(value) && Object.keys(value).length > 0

const isOfList = ({ childId, shelf, storyIds }: Fields) =>
  isText(childId) && (shelf === 'favorites' || shelf === 'remember') && areTexts(storyIds)

const checks: Record<Wish['kind'], (input: Fields) => boolean> = {
  nickname: ({ displayName }) => isText(displayName),
  reader: (input) => isSomething(input) && Object.values(input).every(isText),
  aids: ({ childId, change }) => isText(childId) && isSomething(change),
  mark: (input) => isOfList(input) && typeof input.marked === 'boolean',
  arrange: isOfList,
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
