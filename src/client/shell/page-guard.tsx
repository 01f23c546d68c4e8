import type { ReactNode } from 'react'
import { Suspense } from 'react'
import { useAuth } from '../data/session.tsx'
import { useDevice } from '../features/device/use-device.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { useSignInAddress } from '../lib/use-sign-in-address.ts'
import { Redirect } from '../ui/redirect.tsx'
import { PageSpinner } from '../ui/spinner.tsx'
import type { Access } from './page-handle.ts'
import { usePageHandle } from './page-handle.ts'

/** Hardly anybody ever needs its code. */
const NoEntry = lazyPart(() => import('./no-entry.tsx').then((code) => code.NoEntry))

const ParentsPage = lazyPart(() =>
  import('../features/device/gate/parents-page.tsx').then((code) => code.ParentsPage),
)

interface PageGuardProps {
  access?: Access | undefined
  /** Something here is just ending the session: nobody is to be sent to sign in for that. */
  isLeaving?: boolean
  children: ReactNode
}

/** Lets in who may see the page; in Kindermodus most pages lead home or through the gate. */
export function PageGuard({ access, isLeaving = false, children }: PageGuardProps) {
  const { isKidsMode } = useDevice()
  const { inKidsMode } = usePageHandle()
  if (isKidsMode && inKidsMode === 'home') return <Redirect to="/dashboard" />
  if (isKidsMode && inKidsMode === 'open') return children
  if (access === undefined && !isKidsMode) return children
  return (
    <Guarded access={isKidsMode ? 'parents' : access} isLeaving={isLeaving}>
      {children}
    </Guarded>
  )
}

/** Guests sign in first and come back. */
function Guarded({ access, isLeaving, children }: PageGuardProps) {
  const { user, isSessionKnown } = useAuth()
  const signInAddress = useSignInAddress()
  if (!isSessionKnown || (user === null && isLeaving)) return <PageSpinner />
  if (user === null) return <Redirect to={signInAddress} />
  if (access === 'editor' && user.role !== 'editor') {
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
