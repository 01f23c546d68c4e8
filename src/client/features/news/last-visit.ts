import { keep, readKept } from '../../lib/kept.ts'

const key = 'news-seen'
const storage = () => localStorage

/** Undefined until it was asked for: what is new stays so until the document goes. */
let before: string | null | undefined

/** When the newest post appeared that was here at the last visit; null at the first one. */
export function seenBefore(): string | null {
  if (before === undefined) {
    const kept = readKept(key, storage)
    before = typeof kept === 'string' && !Number.isNaN(Date.parse(kept)) ? kept : null
  }
  return before
}

/** Remembers, in this browser only, the newest of the posts that are shown now. */
export function rememberSeen(publishedAt: string[]): void {
  const known = seenBefore()
  const fresh = known === null ? publishedAt : publishedAt.filter(isUnseen)
  const [newest] = fresh.sort((a, b) => Date.parse(b) - Date.parse(a))
  if (newest !== undefined) keep(key, newest, storage)
}

/** Whether a post appeared after the last visit; nothing is new to who comes for the first time. */
export function isUnseen(publishedAt: string): boolean {
  const known = seenBefore()
  return known !== null && Date.parse(publishedAt) > Date.parse(known)
}
