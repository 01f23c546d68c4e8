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
  try {
    storageOr(storage).setItem(storageKey, JSON.stringify(visit))
  } catch {
    // Without storage the key lasts until the document is left.
  }
  return visit.key
}

/** The next arrival at any story is a new visit. */
export function endVisit(storage?: VisitStorage): void {
  unsaved = null
  try {
    storageOr(storage).removeItem(storageKey)
  } catch {
    // Nothing was kept.
  }
}

function storageOr(storage: VisitStorage | undefined): VisitStorage {
  return storage ?? sessionStorage
}

function readVisit(storage: VisitStorage | undefined): Visit | null {
  try {
    const stored: unknown = JSON.parse(storageOr(storage).getItem(storageKey) ?? 'null')
    return isVisit(stored) ? stored : unsaved
  } catch {
    return unsaved
  }
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
