import { useIsMounted } from '../../lib/use-is-mounted.ts'

/** The mode from the page's meta tag, which the server writes; `production` while prerendering. */
export function useSiteMode(): 'demo' | 'public-demo' | 'production' {
  if (!useIsMounted()) return 'production'
  const meta = document.querySelector<HTMLMetaElement>('meta[name="fabelhain-mode"]')
  const mode = meta?.content
  return mode === 'demo' || mode === 'public-demo' ? mode : 'production'
}
