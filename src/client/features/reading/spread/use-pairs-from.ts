import { useSyncExternalStore } from 'react'
import { useDeviceChoice } from '../device-choice.ts'
import type { View } from '../reader-address.ts'
import type { ReaderSettings } from '../settings/use-reader-settings.ts'
import type { ReadStory } from '../story-language.ts'
import { otherText } from '../story-language.ts'
import { fitsSpread, mayHoldSpread } from './fits-spread.ts'
import type { PairsFrom } from './spread.ts'
import { spreadChoice } from './spread-choice.ts'

/** Where the pairs of pages begin in this window; null while single pages are shown. */
export function usePairsFrom(
  read: ReadStory,
  view: View,
  { look, aids }: Pick<ReaderSettings, 'look' | 'aids'>,
): PairsFrom {
  const size = useWindowSize()
  const choice = useDeviceChoice(spreadChoice)
  if (choice === 'off' || !mayHoldSpread(size) || (view !== 'book' && view !== 'text')) return null
  if (choice === 'from-1') return 1
  if (choice === 'from-2') return 2
  // Two languages side by side are two columns already.
  if (aids.isBilingual && otherText(read)) return null
  const { textSizePx } = look
  const { spacing } = aids
  const { pages } = read.text
  const hasPictures = view === 'book' && pages.some(({ pictureUrl }) => pictureUrl !== '')
  const shown = hasPictures ? 'book' : 'text'
  return fitsSpread(size, pages, { view: shown, textSizePx, spacing }) ? 2 : null
}

/** Whether „Doppelseite“ is a choice at all in this window and view. */
export function useMayHoldSpread(view: View): boolean {
  return mayHoldSpread(useWindowSize()) && (view === 'book' || view === 'text')
}

function useWindowSize() {
  const text = useSyncExternalStore(subscribe, sizeText, () => '0 0')
  const [width = 0, height = 0] = text.split(' ').map(Number)
  return { width, height }
}

// Asking for the size makes the browser lay the page out; it is asked again after a change only.
let known: string | null = null

function sizeText() {
  known ??= `${window.innerWidth} ${window.innerHeight}`
  return known
}

function subscribe(listener: () => void) {
  const handleResize = () => {
    known = null
    listener()
  }
  window.addEventListener('resize', handleResize)
  return () => {
    known = null
    window.removeEventListener('resize', handleResize)
  }
}
