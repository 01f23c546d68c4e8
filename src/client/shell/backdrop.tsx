import { useState } from 'react'
import { useIsMounted } from '../lib/use-is-mounted.ts'
import { useTheme } from './theme.ts'

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
