import type { ReaderChoice } from '../../../../contract/profile.ts'
import { aidChoices, readerChoices, speedRange } from '../../../../contract/reader-choices.ts'
import type { ReadingAids } from '../../../../contract/reading.ts'
import { keep, readKept } from '../../../lib/kept.ts'
import { knownChoices } from './known-choices.ts'

const storageKeys = { choice: 'reader-choice', aids: 'reading-aids' } as const

type SettingsStorage = Pick<Storage, 'getItem' | 'setItem'>

/** The reader's settings as this browser last saw them: for guests, and until the document is there. */
export function rememberedChoice(storage?: SettingsStorage): Partial<ReaderChoice> {
  return knownChoices(readerChoices, read('choice', storage))
}

/** A guest's reading aids. */
export function rememberedAids(storage?: SettingsStorage): Partial<ReadingAids> {
  const kept = read('aids', storage)
  const { isBilingual, turnsItself, speed, share } = kept
  return {
    ...knownChoices(aidChoices, kept),
    ...(typeof isBilingual === 'boolean' && { isBilingual }),
    ...(typeof turnsItself === 'boolean' && { turnsItself }),
    ...(isBetween(speed, speedRange.min, speedRange.max) && { speed }),
    ...(isBetween(share, 0, 4) && { share: Math.round(share) }),
  }
}

/** Keeps settings for the next time; a browser that keeps nothing loses nothing else. */
export function remember(
  name: keyof typeof storageKeys,
  settings: Partial<ReaderChoice> | Partial<ReadingAids>,
  storage?: SettingsStorage,
): void {
  keep(storageKeys[name], settings, () => storage ?? localStorage)
}

function read(
  name: keyof typeof storageKeys,
  storage: SettingsStorage | undefined,
): Record<string, unknown> {
  const kept = readKept(storageKeys[name], () => storage ?? localStorage)
  return typeof kept === 'object' && kept !== null ? { ...kept } : {}
}

const isBetween = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && value >= min && value <= max
