import { Suspense, useEffect, useRef } from 'react'
import { useNavigationType, useSearchParams } from 'react-router'
import { useAuth } from '../data/session.tsx'
import { itemIn } from '../features/billing/billing-address.ts'
import { PlanPage } from '../features/billing/plan-page.tsx'
import { lazyPart } from '../lib/lazy-part.ts'
import { useIsMounted } from '../lib/use-is-mounted.ts'
import { LoadingPage } from '../shell/layout.tsx'
import { PageGuard } from '../shell/page-guard.tsx'

/** Guests only read prices. */
const OrderPage = lazyPart(() =>
  import('../features/billing/order-page.tsx').then((code) => code.OrderPage),
)

/** Guests may read the prices; whoever is signed in is in the parents' area. */
export function Component() {
  const { user } = useAuth()
  const [search] = useSearchParams()
  // The prerendered page knows no query.
  const item = itemIn(useIsMounted() ? search : new URLSearchParams())
  useFocusOnNewStep(item)
  if (item === null && user === null) return <PlanPage />
  return (
    <PageGuard access="parents">
      {item === null ? (
        <PlanPage />
      ) : (
        <Suspense fallback={<LoadingPage />}>
          <OrderPage key={item} item={item} />
        </Suspense>
      )}
    </PageGuard>
  )
}

/** A step begins at its top; back at the prices the focus goes to their heading. */
function useFocusOnNewStep(step: string | null) {
  const shown = useRef(step)
  const isBackOrForward = useNavigationType() === 'POP'
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    // Going back, the browser returns to where one was.
    if (!isBackOrForward) window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [step, isBackOrForward])
}
