import { useIsMounted } from '../lib/use-is-mounted.ts'

/** The server writes the mode into the page; a prerendered page does not know it yet. */
export function useSiteMode(): 'demo' | 'public-demo' | 'production' {
  if (!useIsMounted()) return 'production'
  const meta = document.querySelector<HTMLMetaElement>('meta[name="fabelhain-mode"]')
  const mode = meta?.content
  return mode === 'demo' || mode === 'public-demo' ? mode : 'production'
}
