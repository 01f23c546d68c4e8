import { useState } from 'react'
import { useIsMounted } from '../lib/use-is-mounted.ts'
import { parseTheme, useTheme } from './preferences/theme.ts'

const desktop = '(width >= 769px)'

/**
 * The page's decorative picture in the fantasy theme (spec 2.65). It is rendered after hydration, so that
 * other themes do not load it.
 */
export function Backdrop({ page }: { page: string }) {
  const isShown = useIsShown()
  return (
    <div className="backdrop" data-page={page} aria-hidden="true">
      {isShown && <Picture key={page} page={page} />}
    </div>
  )
}

/** Fetches a page's picture in advance, so that it does not compete with the page's content. */
export function prefetchBackdrop(page: string): void {
  if (parseTheme(document.documentElement.dataset.theme) !== 'fantasy') return
  const size = matchMedia(desktop).matches ? 'desktop' : 'mobile'
  const image = new Image()
  image.fetchPriority = 'low'
  image.src = `/backgrounds/${page}-${size}.avif`
}

function useIsShown(): boolean {
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
      <img
        src={`/backgrounds/${page}-mobile.avif`}
        alt=""
        fetchPriority="low"
        onError={() => setMissing(true)}
      />
    </picture>
  )
}
