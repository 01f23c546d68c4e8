import { type ComponentType, useEffect } from 'react'
import { type LazyPart, lazyPart } from '../../../lib/lazy-part.ts'
import { m } from '../../../paraglide/messages.js'
import { loadToasts, showToast } from '../../../ui/toast.ts'

const preloads: (() => Promise<void>)[] = []

/** A lazy part that `usePreloadedParts` loads before it is needed. */
export function preloadedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const part = lazyPart(load)
  preloads.push(part.preload)
  return part
}

/** The picture of the first page has priority. */
const preloadDelayMs = 4000

/** Loads all parts of the reader while the first page is read: the network may be lost later. */
export function usePreloadedParts(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // A part that fails here is requested again when it is needed.
      for (const preload of preloads) preload().catch(() => undefined)
      loadToasts().catch(() => undefined)
    }, preloadDelayMs)
    return () => clearTimeout(timer)
  }, [])
}

/** Shows that a part could not be loaded; the story stays readable. */
export function notifyPartMissing(): void {
  void showToast(m.reader_part_missing(), 'error')
}
