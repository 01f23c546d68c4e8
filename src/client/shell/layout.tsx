import { Suspense, useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { useAuth } from '../data/session/session.tsx'
import { useStoreSessionHint } from '../data/session/session-hint.ts'
import { useStoreKidsMode } from '../features/device/state/use-device.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { useDebounced } from '../lib/use-debounced.ts'
import { m } from '../paraglide/messages.js'
import { findPageHeading } from '../ui/loading-heading.tsx'
import { PageSpinner } from '../ui/spinner.tsx'
import { useAwaitedQuery } from './awaited-query.ts'
import { Backdrop } from './backdrop.tsx'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { PageGuard } from './page/page-guard.tsx'
import { usePageHandle } from './page/page-handle.ts'
import { useLanguage, useStoredLanguage } from './preferences/language.ts'
import { useAccountPreferences } from './preferences/use-account-preferences.ts'
import { useReaderPrefetch } from './use-reader-prefetch.ts'
import { useScrollPosition } from './use-scroll-position.ts'

/** Lazy: guests have no family, no outbox and no offline stories. */
const FamilyWatch = lazyPart(() =>
  import('../features/device/chooser/family-watch.tsx').then((code) => code.FamilyWatch),
)

const LastView = lazyPart(() => import('./last-view.tsx').then((code) => code.LastView))

const UpdatePrompt = lazyPart(() => import('./update-prompt.tsx').then((code) => code.UpdatePrompt))

const OutboxNotifications = lazyPart(() =>
  import('../features/outbox/outbox-notifications.tsx').then((code) => code.OutboxNotifications),
)

const OfflineManager = lazyPart(() =>
  import('../features/offline-stories/offline-manager-loader.tsx').then(
    (code) => code.OfflineManagerLoader,
  ),
)

interface LayoutProps {
  /** Loads the reader's code. */
  loadReader: () => Promise<unknown>
}

/** The frame around every page. */
export function Layout({ loadReader }: LayoutProps) {
  useStoredLanguage()
  useAccountPreferences()
  const { user } = useAuth()
  const { page, access } = usePageHandle()
  useFocusOnNewPage()
  const isPageLoading = useIsPageLoading()
  useScrollPosition(isPageLoading)
  useReaderPrefetch(loadReader)
  useStoreKidsMode()
  useStoreSessionHint()
  useAwaitedQuery()
  return (
    <div key={useLanguage()} className="relative flex min-h-dvh flex-col">
      <a href="#main" className="skip-link paper">
        {m.site_skip()}
      </a>
      <Backdrop page={page} />
      <Header />
      {/* The footer begins below the window, so that it does not move when the page's content appears. */}
      <main id="main" tabIndex={-1} className="min-h-svh grow">
        {isPageLoading ? (
          <LoadingPage />
        ) : (
          <PageGuard access={access}>
            <Outlet />
          </PageGuard>
        )}
      </main>
      <Footer />
      <Suspense>{user && <OfflineManager />}</Suspense>
      <Suspense>{user && <FamilyWatch mayAsk={access === 'signed-in'} />}</Suspense>
      <Suspense>{user && <LastView />}</Suspense>
      <Suspense>{user && <UpdatePrompt />}</Suspense>
      <Suspense>{user && <OutboxNotifications />}</Suspense>
    </div>
  )
}

/** Shown while a page's code loads. */
export function LoadingPage() {
  return (
    <div className="grid min-h-[60vh] place-items-center">
      <PageSpinner />
    </div>
  )
}

/** A page that comes at once replaces the one before; otherwise an empty page would be between them. */
const instantMs = 100

function useIsPageLoading(): boolean {
  const { pathname } = useLocation()
  const next = useNavigation().location
  const isLoading = next !== undefined && next.pathname !== pathname
  return useDebounced(isLoading, instantMs) && isLoading
}

/**
 * Moves the focus to the new page's heading, or to the anchor in its address, for screen readers; a field
 * that the page begins with keeps it.
 */
function useFocusOnNewPage() {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (document.activeElement?.matches('main [autofocus]')) return
    const heading = findPageHeading()
    if (heading) heading.tabIndex = -1
    const anchor = document.getElementById(hash.slice(1))
    const preferred = anchor?.matches('[tabindex]') ? anchor : heading
    const target = preferred ?? document.querySelector<HTMLElement>('main')
    target?.focus({ preventScroll: true })
  }, [pathname, hash])
}
