import type { Progress } from '../../../../contract/reading.ts'
import { readStored, store } from '../../../lib/browser-storage.ts'

const storageKey = 'guest-progress'

type ProgressStorage = Pick<Storage, 'getItem' | 'setItem'>

interface GuestProgress extends Progress {
  /** Missing in places of earlier releases. */
  pageCount?: number
}

/** The place of this browser's guest in a story; null where none is stored. */
export function readGuestProgress(
  storyId: string,
  storage?: ProgressStorage,
): GuestProgress | null {
  const stored = readAllProgress(storage)[storyId]
  return isProgress(stored) ? stored : null
}

/** Stores a guest's place; a finished story stays finished. */
export function storeGuestProgress(
  storyId: string,
  { page, sentence, isFinished, savedAt, pageCount }: GuestProgress,
  storage?: ProgressStorage,
): void {
  const before = readGuestProgress(storyId, storage)
  const stored = {
    page,
    sentence,
    isFinished: isFinished || (before?.isFinished ?? false),
    savedAt,
    ...(pageCount !== undefined && { pageCount }),
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

function isProgress(stored: unknown): stored is GuestProgress {
  if (typeof stored !== 'object' || stored === null) return false
  const { page, sentence, isFinished, savedAt, pageCount } = stored as Partial<
    Record<keyof GuestProgress, unknown>
  >
  return (
    Number.isInteger(page) &&
    Number.isInteger(sentence) &&
    typeof isFinished === 'boolean' &&
    typeof savedAt === 'string' &&
    (pageCount === undefined || Number.isInteger(pageCount))
  )
}
