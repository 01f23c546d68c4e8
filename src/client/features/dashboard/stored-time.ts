import type { ReadingTime } from '../../../contract/suggestion.ts'
import { readStored, store } from '../../lib/browser-storage.ts'

/** The reading times to choose from, in minutes. */
export const readingTimes = [5, 10, 15] as const satisfies ReadingTime[]

const key = 'reading-time'

/** The reading time that this browser chose last, else ten minutes. */
export function storedTime(): ReadingTime {
  const stored = readStored(key, () => localStorage)
  return readingTimes.find((time) => time === stored) ?? 10
}

export const storeTime = (time: ReadingTime) => store(key, time, () => localStorage)
