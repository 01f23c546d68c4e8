import { type ReactNode, Suspense } from 'react'
import { isEditor } from '../../data/session/roles.ts'
import { useAuth } from '../../data/session/session.tsx'
import { hasSessionHint } from '../../data/session/session-hint.ts'
import { isKidsModeStored, useDevice } from '../../features/device/state/use-device.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useSignInAddress } from '../../lib/use-sign-in-address.ts'
import { Redirect } from '../../ui/redirect.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import { type Access, usePageHandle } from './page-handle.ts'

/** Lazy: rarely needed. */
const NoEntry = lazyPart(() => import('./no-entry.tsx').then((code) => code.NoEntry))

const ParentsPage = lazyPart(() =>
  import('../../features/device/gate/parents-page.tsx').then((code) => code.ParentsPage),
)

interface PageGuardProps {
  access?: Access | undefined
  /** The page itself is ending the session: do not redirect to the login page. */
  isLeaving?: boolean
  children: ReactNode
}

/** Checks who may see the page; in kids mode most pages redirect to the dashboard or show the gate. */
export function PageGuard({ access, isLeaving = false, children }: PageGuardProps) {
  const { isKidsMode } = useDevice()
  const { kidsAccess } = usePageHandle()
  if (isKidsMode && kidsAccess === 'home') return <Redirect to="/dashboard" />
  if (isKidsMode && kidsAccess === 'open') return children
  if (access === undefined && !isKidsMode) return children
  return (
    <Guarded access={isKidsMode ? 'parents' : access} isLeaving={isLeaving}>
      {children}
    </Guarded>
  )
}

/** Whether the page will be shown; a rendered page is hidden by its styles where it will not. */
const expectsFamily = () => import.meta.env.SSR || (hasSessionHint() && !isKidsModeStored())

/** Redirects guests to the login page, which leads back here. */
function Guarded({ access, isLeaving, children }: PageGuardProps) {
  const { user, isSessionKnown } = useAuth()
  const signInAddress = useSignInAddress()
  const { showsAwaited } = usePageHandle()
  if (!isSessionKnown && showsAwaited && expectsFamily()) return children
  if (!isSessionKnown || (user === null && isLeaving)) return <PageSpinner />
  if (user === null) return <Redirect to={signInAddress} />
  if (access === 'editor' && !isEditor(user)) {
    return (
      <Suspense fallback={<PageSpinner />}>
        <NoEntry />
      </Suspense>
    )
  }
  if (access !== 'parents' && access !== 'editor') return children
  return (
    <Suspense fallback={<PageSpinner />}>
      <ParentsPage>{children}</ParentsPage>
    </Suspense>
  )
}
