import type { ReactNode } from 'react'
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router'
import { isFamilyPage } from '../contract/page.ts'
import { loadPage } from './lib/load-page.ts'
import { ErrorScreen } from './shell/error-screen.tsx'
import { Layout, LoadingPage } from './shell/layout.tsx'
import type { Access, KidsAccess, PageHandle } from './shell/page/page-handle.ts'

type PageCode = () => Promise<{
  Component: () => ReactNode
  loader?: LoaderFunction
  shouldRevalidate?: ShouldRevalidateFunction
}>

function page(path: string, load: PageCode, access?: Access): RouteObject {
  const name = path.slice(1)
  const handle: PageHandle = {
    page: pictures[path] ?? name,
    access,
    kidsAccess: kidsAccessFor(name, access),
    showsAwaited: isFamilyPage(path),
    isQuiet: name === 'reader',
  }
  return { path, handle, lazy: () => loadPage(load).catch(withoutNetwork) }
}

const loadMissing: PageCode = () => import('./routes/not-found.tsx')

/** Shows why a page is missing where only the network is; a network with missing code is an error. */
function withoutNetwork(error: unknown): ReturnType<PageCode> {
  if (navigator.onLine) throw error
  return loadPage(loadMissing)
}

/** Pages that use the background picture of another page, by path. */
const pictures: Record<string, string> = {
  '/': 'landing',
  '*': 'landing',
  '/kuendigen': 'agb',
  '/widerruf': 'agb',
  '/barrierefreiheit': 'agb',
}

/** Names of the pages for children and of the legal pages; prices and settings are behind the gate. */
const openToKids = [
  'dashboard',
  'reader',
  'impressum',
  'agb',
  'privacy-policy',
  'kuendigen',
  'widerruf',
  'barrierefreiheit',
]

function kidsAccessFor(name: string, access: Access | undefined): KidsAccess {
  if (openToKids.includes(name)) return 'open'
  return access === 'parents' || name === 'abo' ? 'gate' : 'home'
}

const loadReader: PageCode = () => import('./routes/reader.tsx')

/** Every page of the product (spec 2.5), loaded when it is first shown. */
export const routes: RouteObject[] = [
  {
    element: <Layout loadReader={loadReader} />,
    HydrateFallback: LoadingPage,
    ErrorBoundary: ErrorScreen,
    children: [
      page('/', () => import('./routes/landing.tsx')),
      page('/login', () => import('./routes/login.tsx')),
      page('/dashboard', () => import('./routes/dashboard.tsx'), 'signed-in'),
      page('/story-collection', () => import('./routes/story-collection.tsx'), 'signed-in'),
      page('/vision', () => import('./routes/vision.tsx')),
      page('/reader', loadReader),
      page('/content-manager', () => import('./routes/content-manager.tsx'), 'editor'),
      page('/favorites', () => import('./routes/favorites.tsx'), 'signed-in'),
      page('/remember', () => import('./routes/remember.tsx'), 'signed-in'),
      page('/liked', () => import('./routes/liked.tsx'), 'signed-in'),
      page('/story-ranking', () => import('./routes/story-ranking.tsx')),
      page('/account-settings', () => import('./routes/account-settings.tsx'), 'parents'),
      page('/abo', () => import('./routes/abo.tsx')),
      page('/news', () => import('./routes/news.tsx')),
      page('/contact', () => import('./routes/contact.tsx')),
      // The link in the mail must work without a session; the page itself guards the rest.
      page('/account-delete', () => import('./routes/account-delete.tsx')),
      page('/roadmap', () => import('./routes/roadmap.tsx')),
      page('/voting', () => import('./routes/voting.tsx')),
      page('/payment-success', () => import('./routes/payment-success.tsx'), 'parents'),
      page('/payment-failure', () => import('./routes/payment-failure.tsx'), 'parents'),
      page('/impressum', () => import('./routes/impressum.tsx')),
      page('/agb', () => import('./routes/agb.tsx')),
      page('/privacy-policy', () => import('./routes/privacy-policy.tsx')),
      page('/kuendigen', () => import('./routes/kuendigen.tsx')),
      page('/widerruf', () => import('./routes/widerruf.tsx')),
      page('/barrierefreiheit', () => import('./routes/barrierefreiheit.tsx')),
      page('*', loadMissing),
    ],
  },
]
