import type { ReaderChoice } from '../../../../contract/profile.ts'
import { aidChoices, readerChoices, speedRange } from '../../../../contract/reader-choices.ts'
import type { ReadingAids } from '../../../../contract/reading.ts'
import { readStored, store } from '../../../lib/browser-storage.ts'
import { validChoices } from './reader-look.ts'

const storageKeys = { choice: 'reader-choice', aids: 'reading-aids' } as const

type SettingsStorage = Pick<Storage, 'getItem' | 'setItem'>

/** The reader's settings stored in this browser: for guests, and until the account's document is loaded. */
export function storedChoice(storage?: SettingsStorage): Partial<ReaderChoice> {
  return validChoices(readerChoices, read('choice', storage))
}

/** A guest's reading aids. */
export function storedAids(storage?: SettingsStorage): Partial<ReadingAids> {
  const stored = read('aids', storage)
  const { isBilingual, turnsItself, speed, share } = stored
  return {
    ...validChoices(aidChoices, stored),
    ...(typeof isBilingual === 'boolean' && { isBilingual }),
    ...(typeof turnsItself === 'boolean' && { turnsItself }),
    ...(isBetween(speed, speedRange.min, speedRange.max) && { speed }),
    ...(isBetween(share, 0, 4) && { share: Math.round(share) }),
  }
}

/** Stores settings in this browser, where that is possible. */
export function storeSettings(
  name: keyof typeof storageKeys,
  settings: Partial<ReaderChoice> | Partial<ReadingAids>,
  storage?: SettingsStorage,
): void {
  store(storageKeys[name], settings, () => storage ?? localStorage)
}

function read(
  name: keyof typeof storageKeys,
  storage: SettingsStorage | undefined,
): Record<string, unknown> {
  const stored = readStored(storageKeys[name], () => storage ?? localStorage)
  return typeof stored === 'object' && stored !== null ? { ...stored } : {}
}

const isBetween = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && value >= min && value <= max
