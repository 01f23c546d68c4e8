import type { Progress } from '../../../../contract/reading.ts'
import { readStored, store } from '../../../lib/browser-storage.ts'

const storageKey = 'guest-progress'

type ProgressStorage = Pick<Storage, 'getItem' | 'setItem'>

/** The place of this browser's guest in a story; null where none is stored. */
export function readGuestProgress(storyId: string, storage?: ProgressStorage): Progress | null {
  const stored = readAllProgress(storage)[storyId]
  return isProgress(stored) ? stored : null
}

/** Stores a guest's place; a finished story stays finished. */
export function storeGuestProgress(
  storyId: string,
  { page, sentence, isFinished, savedAt }: Progress,
  storage?: ProgressStorage,
): void {
  const before = readGuestProgress(storyId, storage)
  const stored = {
    page,
    sentence,
    isFinished: isFinished || (before?.isFinished ?? false),
    savedAt,
  }
  store(
    storageKey,
    { ...readAllProgress(storage), [storyId]: stored },
    () => storage ?? localStorage,
  )
}

function readAllProgress(storage: ProgressStorage | undefined): Record<string, unknown> {
  const stored = readStored(storageKey, () => storage ?? localStorage)
  return typeof stored === 'object' && stored !== null ? { ...stored } : {}
}

function isProgress(stored: unknown): stored is Progress {
  if (typeof stored !== 'object' || stored === null) return false
  const { page, sentence, isFinished, savedAt } = stored as Partial<Record<keyof Progress, unknown>>
  return (
    Number.isInteger(page) &&
    Number.isInteger(sentence) &&
    typeof isFinished === 'boolean' &&
    typeof savedAt === 'string'
  )
}
