import { forgetKept, keep, readKept } from '../../lib/kept.ts'

const storageKey = 'reading-visit'

interface Visit {
  storyId: string
  key: string
}

type VisitStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Stands in where the browser keeps nothing. */
let unsaved: Visit | null = null

/**
 * The idempotency key of this visit to a story: the same until the reader is left, over reloads
 * and repeats, so that one wish to read never spends twice.
 */
export function visitKey(storyId: string, storage?: VisitStorage): string {
  const known = readVisit(storage)
  if (known?.storyId === storyId) return known.key
  const visit = { storyId, key: crypto.randomUUID() }
  unsaved = visit
  keep(storageKey, visit, () => storage ?? sessionStorage)
  return visit.key
}

/** The next arrival at any story is a new visit. */
export function endVisit(storage?: VisitStorage): void {
  unsaved = null
  forgetKept(storageKey, () => storage ?? sessionStorage)
}

function readVisit(storage: VisitStorage | undefined): Visit | null {
  const stored = readKept(storageKey, () => storage ?? sessionStorage)
  return isVisit(stored) ? stored : unsaved
}

function isVisit(stored: unknown): stored is Visit {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'storyId' in stored &&
    'key' in stored &&
    typeof stored.key === 'string' &&
    stored.key.length >= 8
  )
}
