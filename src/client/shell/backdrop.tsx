import { useState } from 'react'
import { useIsMounted } from '../lib/use-is-mounted.ts'
import { parseTheme, useTheme } from './theme.ts'

const desktop = '(width >= 769px)'

/**
 * The page's picture in the fantasy theme (spec section 2); decorative. It is asked for only after
 * the page is there: no other theme loads it, and no text waits for it.
 */
export function Backdrop({ page }: { page: string }) {
  const isShown = useShown()
  return (
    <div className="backdrop" data-page={page} aria-hidden="true">
      {isShown && <Picture key={page} page={page} />}
    </div>
  )
}

/** Fetches a page's picture before one goes there, so that it does not hold up what one goes for. */
export function prefetchBackdrop(page: string): void {
  if (parseTheme(document.documentElement.dataset.theme) !== 'fantasy') return
  const size = matchMedia(desktop).matches ? 'desktop' : 'mobile'
  const image = new Image()
  image.fetchPriority = 'low'
  image.src = `/backgrounds/${page}-${size}.avif`
}

function useShown(): boolean {
  const theme = useTheme()
  const isMounted = useIsMounted()
  return isMounted && theme === 'fantasy'
}

function Picture({ page }: { page: string }) {
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return null
  return (
    <picture>
      <source media={desktop} srcSet={`/backgrounds/${page}-desktop.avif`} />
      <img src={`/backgrounds/${page}-mobile.avif`} alt="" onError={() => setMissing(true)} />
    </picture>
  )
}
