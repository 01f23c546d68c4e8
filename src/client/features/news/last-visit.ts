import { readStored, store } from '../../lib/browser-storage.ts'

const key = 'news-seen'
const storage = () => localStorage

/** Undefined until first read; fixed afterwards, so that new posts stay new until the document unloads. */
let lastSeen: string | null | undefined

/** Publication time (ISO 8601) of the newest post at the last visit; null at the first visit. */
export function readLastSeen(): string | null {
  if (lastSeen === undefined) {
    const stored = readStored(key, storage)
    lastSeen = typeof stored === 'string' && !Number.isNaN(Date.parse(stored)) ? stored : null
  }
  return lastSeen
}

/** Stores the newest of the publication times (ISO 8601) in this browser, if it is new. */
export function storeLastSeen(publicationTimes: string[]): void {
  const isFirstVisit = readLastSeen() === null
  const unseen = isFirstVisit ? publicationTimes : publicationTimes.filter(isUnseen)
  const [newest] = unseen.sort((a, b) => Date.parse(b) - Date.parse(a))
  if (newest !== undefined) store(key, newest, storage)
}

/** Whether a post appeared after the last visit; at the first visit none counts as new. */
export function isUnseen(publishedAt: string): boolean {
  const seenAt = readLastSeen()
  return seenAt !== null && Date.parse(publishedAt) > Date.parse(seenAt)
}
