import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { LocalizedStory } from './localized-story.ts'
import {
  isViewMissing,
  parseAddress,
  type ReaderAddress,
  switchView,
  type View,
  withAddress,
} from './reader-address.ts'

type Change = (address: ReaderAddress) => ReaderAddress

/**
 * Page, view and language of the address. A change shows immediately and replaces the address without a
 * new entry in the history.
 */
export function useReaderAddress(): [ReaderAddress, (change: Change) => void] {
  const [params, setParams] = useSearchParams()
  const [address, setAddress] = useState(() => parseAddress(params))
  useEffect(() => {
    const next = withAddress(params, address)
    if (next.toString() === params.toString()) return
    setParams(next, { replace: true, preventScrollReset: true })
  }, [address, params, setParams])
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
