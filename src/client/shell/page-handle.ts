import { useMatches } from 'react-router'

/** Who may see a page; everybody where it is left out. `parents` is behind the gate. */
export type Access = 'signed-in' | 'parents' | 'editor'

/** What a page is in Kindermodus: open, behind the gate, or where one is led home from. */
export type KidsAccess = 'open' | 'gate' | 'home'

/** What the route table says about a page before its code is there. */
export interface PageHandle {
  /** Names the page's pictures: `/backgrounds/{page}-desktop.avif`. */
  page: string
  access?: Access | undefined
  inKidsMode: KidsAccess
  /** The header gives its room to the page and shows only its menu button. */
  isQuiet: boolean
}

/** The handle of the page shown now. */
export function usePageHandle(): PageHandle {
  const handle = useMatches().at(-1)?.handle
  return isPageHandle(handle) ? handle : { page: 'landing', inKidsMode: 'home', isQuiet: false }
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'page' in handle
}
