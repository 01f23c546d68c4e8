import type { Progress } from '../../../../contract/reading.ts'
import { keep, readKept } from '../../../lib/kept.ts'

const storageKey = 'guest-progress'

type ProgressStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Where a guest of this browser is in a story; null where nothing is known. */
export function guestProgress(storyId: string, storage?: ProgressStorage): Progress | null {
  const kept = readAll(storage)[storyId]
  return isProgress(kept) ? kept : null
}

/** Keeps where a guest is; a finished story stays finished. */
export function keepGuestProgress(
  storyId: string,
  { page, sentence, isFinished, savedAt }: Progress,
  storage?: ProgressStorage,
): void {
  const before = guestProgress(storyId, storage)
  const kept = { page, sentence, isFinished: isFinished || (before?.isFinished ?? false), savedAt }
  keep(storageKey, { ...readAll(storage), [storyId]: kept }, () => storage ?? localStorage)
}

function readAll(storage: ProgressStorage | undefined): Record<string, unknown> {
  const stored = readKept(storageKey, () => storage ?? localStorage)
  return typeof stored === 'object' && stored !== null ? { ...stored } : {}
}

function isProgress(kept: unknown): kept is Progress {
  if (typeof kept !== 'object' || kept === null) return false
  const { page, sentence, isFinished, savedAt } = kept as Partial<Record<keyof Progress, unknown>>
  return (
    Number.isInteger(page) &&
    Number.isInteger(sentence) &&
    typeof isFinished === 'boolean' &&
    typeof savedAt === 'string'
  )
}
