import { Suspense, useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { useAuth } from '../data/session.tsx'
import { useKeptKidsMode } from '../features/device/use-device.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { m } from '../paraglide/messages.js'
import { shownHeading } from '../ui/awaited-heading.tsx'
import { PageSpinner } from '../ui/spinner.tsx'
import { Backdrop } from './backdrop.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useChosenLanguage, useLanguage } from './language.ts'
import { PageGuard } from './page-guard.tsx'
import { usePageHandle } from './page-handle.ts'
import { useSessionMark } from './session-mark.ts'
import { useAccountPreferences } from './use-account-preferences.ts'
import { useScrollPosition } from './use-scroll-position.ts'
import { useStoryApproach } from './use-story-approach.ts'

/** Guests have no family to follow. */
const FamilyWatch = lazyPart(() =>
  import('../features/device/family-watch.tsx').then((code) => code.FamilyWatch),
)

const UpdatePrompt = lazyPart(() => import('./update-prompt.tsx').then((code) => code.UpdatePrompt))
/** Nor anything that waits to be sent. */
const OutboxNews = lazyPart(() =>
  import('../features/outbox/outbox-news.tsx').then((code) => code.OutboxNews),
)

const KeptKeeper = lazyPart(() =>
  import('../features/kept/kept-keeper.tsx').then((code) => code.KeptKeeper),
)

interface LayoutProps {
  /** Loads the reader's code. */
  loadReader: () => Promise<unknown>
}

/** What stands around every page. */
export function Layout({ loadReader }: LayoutProps) {
  useChosenLanguage()
  useAccountPreferences()
  const { user } = useAuth()
  const { page, access } = usePageHandle()
  useFocusOnNewPage()
  useScrollPosition()
  useStoryApproach(loadReader)
  useKeptKidsMode()
  useSessionMark()
  return (
    <div key={useLanguage()} className="relative flex min-h-dvh flex-col">
      <a href="#main" className="skip-link paper">
        {m.site_skip()}
      </a>
      <Backdrop page={page} />
      <Header />
      <main id="main" tabIndex={-1} className="grow">
        {useIsPageComing() ? (
          <LoadingPage />
        ) : (
          <PageGuard access={access}>
            <Outlet />
          </PageGuard>
        )}
      </main>
      <Footer />
      <Suspense>{user && <KeptKeeper />}</Suspense>
      <Suspense>{user && <FamilyWatch mayAsk={access === 'signed-in'} />}</Suspense>
      <Suspense>{user && <UpdatePrompt />}</Suspense>
      <Suspense>{user && <OutboxNews />}</Suspense>
    </div>
  )
}

/** Shown while a page's code is on its way. */
export function LoadingPage() {
  return (
    <div className="grid min-h-[60vh] place-items-center">
      <PageSpinner />
    </div>
  )
}

function useIsPageComing(): boolean {
  const { pathname } = useLocation()
  const coming = useNavigation().location
  return coming !== undefined && coming.pathname !== pathname
}

/** Moves the focus to the new page's heading, or to the one its address names, to be read out. */
function useFocusOnNewPage() {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const heading = shownHeading()
    if (heading) heading.tabIndex = -1
    const part = document.getElementById(hash.slice(1))
    const named = part?.matches('[tabindex]') ? part : heading
    const target = named ?? document.querySelector<HTMLElement>('main')
    target?.focus({ preventScroll: true })
  }, [pathname, hash])
}
