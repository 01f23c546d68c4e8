import { useMatches } from 'react-router'

/** Who may see a page; without it everybody. `parents`: the page is behind the gate. */
export type Access = 'signed-in' | 'parents' | 'editor'

/** How a page behaves in kids mode: open, behind the gate, or a redirect to the home page. */
export type KidsAccess = 'open' | 'gate' | 'home'

/** What the route table says about a page before its code loads. */
export interface PageHandle {
  /** Part of the names of the page's background pictures: `/backgrounds/{page}-desktop.avif`. */
  page: string
  access?: Access | undefined
  kidsAccess: KidsAccess
  /** The page shows itself while the session is awaited, and what depends on the family only afterwards. */
  showsAwaited: boolean
  /** Nothing may distract from the page (the reader): the header is low, no prompts are shown. */
  isQuiet: boolean
}

/** The handle of the current page. */
export function usePageHandle(): PageHandle {
  const handle = useMatches().at(-1)?.handle
  return isPageHandle(handle)
    ? handle
    : { page: 'landing', kidsAccess: 'home', showsAwaited: false, isQuiet: false }
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'page' in handle
}
