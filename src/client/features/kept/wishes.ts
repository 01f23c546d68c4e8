import type { StoryCard } from '../../../contract/story.ts'
import { keep, readKept } from '../../lib/kept.ts'

/** A story that somebody wants on this device; it stays wanted over a reload until it is there. */
export interface Wish {
  uid: string
  card: StoryCard
  /** Of its opening, so that a repeat never spends a second read. */
  key: string
}

const storageKey = 'offline-wishes'
const storage = () => localStorage

function readAll(): Wish[] {
  const stored = readKept(storageKey, storage)
  return Array.isArray(stored) ? stored.filter(isWish) : []
}

function isWish(stored: unknown): stored is Wish {
  if (typeof stored !== 'object' || stored === null) return false
  const { uid, key, card } = stored as Partial<Record<keyof Wish, unknown>>
  if (typeof uid !== 'string' || typeof key !== 'string') return false
  return typeof card === 'object' && card !== null && 'storyId' in card
}

/** What an account still wants here, in all tabs. */
export const readWishes = (uid: string) => readAll().filter((wish) => wish.uid === uid)

export function isWanted(uid: string, storyId: string): boolean {
  return readWishes(uid).some(({ card }) => card.storyId === storyId)
}

/** Notes a wish and gives it; one for the same story stays as it is. */
export function addWish(uid: string, card: StoryCard): Wish {
  const known = readWishes(uid).find((wish) => wish.card.storyId === card.storyId)
  if (known) return known
  const wish = { uid, card, key: crypto.randomUUID() }
  keep(storageKey, [...readAll(), wish], storage)
  return wish
}

export function dropWish(uid: string, storyId: string): void {
  const left = readAll().filter((wish) => wish.uid !== uid || wish.card.storyId !== storyId)
  keep(storageKey, left, storage)
}
