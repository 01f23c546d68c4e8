import type { ReactNode } from 'react'
import { lazy, Suspense } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useAuth } from '../data/session.tsx'
import { m } from '../paraglide/messages.js'
import { Spinner } from '../ui/spinner.tsx'
import type { Access } from './page-handle.ts'

/** Hardly anybody ever needs its code. */
const NoEntry = lazy(() => import('./no-entry.tsx').then((code) => ({ default: code.NoEntry })))

/** Lets in who may see the page; guests sign in first and come back. */
export function PageGuard({
  access,
  children,
}: {
  access?: Access | undefined
  children: ReactNode
}) {
  const { user, isSessionKnown } = useAuth()
  const { pathname, search } = useLocation()
  if (access === undefined) return children
  if (!isSessionKnown) return <Spinner label={m.site_loading()} />
  if (user === null) {
    return <Navigate to={`/login?next=${encodeURIComponent(pathname + search)}`} replace />
  }
  if (access === 'editor' && user.role !== 'editor') {
    return (
      <Suspense fallback={<Spinner label={m.site_loading()} />}>
        <NoEntry />
      </Suspense>
    )
  }
  return children
}
