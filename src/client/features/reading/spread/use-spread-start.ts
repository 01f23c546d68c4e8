import { useSyncExternalStore } from 'react'
import type { ReaderSettings } from '../settings/use-reader-settings.ts'
import { spreadChoice, useDeviceChoice } from '../shared/device-choice.ts'
import { inOtherLanguage, type LocalizedStory } from '../shared/localized-story.ts'
import type { View } from '../shared/reader-address.ts'
import { canShowSpread, fitsSpread } from './fits-spread.ts'
import type { SpreadStart } from './spread.ts'

/** The page that the first spread starts with in this window; null while single pages are shown. */
export function useSpreadStart(
  localized: LocalizedStory,
  view: View,
  { look, aids }: Pick<ReaderSettings, 'look' | 'aids'>,
): SpreadStart {
  const size = useWindowSize()
  const choice = useDeviceChoice(spreadChoice)
  if (choice === 'off' || !canShowSpread(size) || (view !== 'book' && view !== 'text')) return null
  if (choice === 'from-1') return 1
  if (choice === 'from-2') return 2
  // Bilingual reading already fills two columns.
  if (aids.isBilingual && inOtherLanguage(localized)) return null
  const { textSizePx } = look
  const { spacing } = aids
  const { pages } = localized.text
  const hasPictures = view === 'book' && pages.some(({ pictureUrl }) => pictureUrl !== '')
  const shownView = hasPictures ? 'book' : 'text'
  return fitsSpread(size, pages, { view: shownView, textSizePx, spacing }) ? 2 : null
}

/** Whether this window and view offer „Doppelseite“. */
export function useCanShowSpread(view: View): boolean {
  return canShowSpread(useWindowSize()) && (view === 'book' || view === 'text')
}

function useWindowSize() {
  const text = useSyncExternalStore(subscribe, windowSizeKey, () => '0 0')
  const [width = 0, height = 0] = text.split(' ').map(Number)
  return { width, height }
}

// Reading the size forces a layout, so it is read only after a resize.
let cachedKey: string | null = null

function windowSizeKey() {
  cachedKey ??= `${window.innerWidth} ${window.innerHeight}`
  return cachedKey
}

function subscribe(listener: () => void) {
  const handleResize = () => {
    cachedKey = null
    listener()
  }
  window.addEventListener('resize', handleResize)
  return () => {
    cachedKey = null
    window.removeEventListener('resize', handleResize)
  }
}
