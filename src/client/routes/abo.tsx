import { Suspense, useEffect, useRef } from 'react'
import { useNavigationType, useSearchParams } from 'react-router'
import { useAuth } from '../data/session/session.tsx'
import { PlanPage } from '../features/billing/plan/plan-page.tsx'
import { readItemId } from '../features/billing/shared/billing-address.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { useIsMounted } from '../lib/use-is-mounted.ts'
import { LoadingPage } from '../shell/layout.tsx'
import { PageGuard } from '../shell/page/page-guard.tsx'

/** Lazy: guests only read prices. */
const OrderPage = lazyPart(() =>
  import('../features/billing/order/order-page.tsx').then((code) => code.OrderPage),
)

/** Guests may read the prices; for accounts the page belongs to the parents' area. */
export function Component() {
  const { user } = useAuth()
  const [search] = useSearchParams()
  // A prerendered page has no query.
  const item = readItemId(useIsMounted() ? search : new URLSearchParams())
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

/** Scrolls a new step to its top and focuses its heading. */
function useFocusOnNewStep(step: string | null) {
  const shown = useRef(step)
  const isBackOrForward = useNavigationType() === 'POP'
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    // Going back, the browser restores the position.
    if (!isBackOrForward) window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [step, isBackOrForward])
}
