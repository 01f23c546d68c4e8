import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { LocalizedStory } from './localized-story.ts'
import {
  isViewMissing,
  keptSlice,
  parseAddress,
  type ReaderAddress,
  switchView,
  type View,
  withAddress,
} from './reader-address.ts'

type Change = (address: ReaderAddress) => ReaderAddress

/**
 * Page, view and language of the address, and the slice, which is in the state of the browser's history
 * so that a reload shows it again. A change shows immediately and adds no entry to the history.
 */
export function useReaderAddress(): [ReaderAddress, (change: Change) => void] {
  const [params, setParams] = useSearchParams()
  const kept = keptSlice(useLocation().state) ?? 1
  const [address, setAddress] = useState(() => ({ ...parseAddress(params), slice: kept }))
  useEffect(() => {
    const next = withAddress(params, address)
    const { slice } = address
    if (next.toString() === params.toString() && slice === kept) return
    setParams(next, { replace: true, preventScrollReset: true, state: { slice } })
  }, [address, params, kept, setParams])
  return [address, setAddress]
}

/** Replaces a view that the story does not have, such as a PDF, by the picture book. */
export function useOwnView(
  localized: LocalizedStory | null,
  view: View,
  changeAddress: (change: Change) => void,
): void {
  // During rendering, so that nothing of the missing view is shown.
  if (localized && isViewMissing(view, localized.text))
    changeAddress((from) => switchView(from, 'book'))
}
