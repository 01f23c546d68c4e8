import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useAuth } from '../../data/session.tsx'
import { useSignInAddress } from '../../lib/use-sign-in-address.ts'
import { m } from '../../paraglide/messages.js'
import { Page } from '../../shell/page.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Redirect } from '../../ui/redirect.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { PaidOrder } from './paid-order.tsx'
import { useAwaitedOrder } from './use-awaited-order.ts'

/** After the provider's page: waits for the server's word about the payment. */
export function PaymentPage() {
  const [search] = useSearchParams()
  const awaited = useAwaitedOrder(search)
  const isPaid = awaited.kind === 'known' && awaited.order.state === 'paid'
  useFocusOnNews(isPaid)
  switch (awaited.kind) {
    case 'waiting':
      return <Waiting {...awaited} />
    case 'unknown':
      return <Unknown />
    case 'known': {
      const { order } = awaited
      if (order.state === 'paid') return <PaidOrder order={order} />
      return <Redirect to={`/payment-failure?bestellung=${order.orderNumber}`} />
    }
  }
}

function Waiting({ isLate, isChange }: { isLate: boolean; isChange: boolean }) {
  return (
    <Page
      heading={m.payment_waiting()}
      description={m.payment_description()}
      actions={(isLate || isChange) && <ButtonLink to="/abo">{m.payment_to_abo()}</ButtonLink>}
    >
      <Spinner label={m.payment_waiting()} />
      {isLate ? <Notice>{m.payment_late()}</Notice> : <p>{m.payment_waiting_text()}</p>}
      {isChange && <p className="mt-3">{m.payment_waiting_change()}</p>}
    </Page>
  )
}

/** Foreign, unknown or no order at all: nothing is said about whose it might be. */
function Unknown() {
  const { user } = useAuth()
  const signInAddress = useSignInAddress()
  const isSignedIn = user !== null
  return (
    <Page
      heading={m.payment_unknown_heading()}
      description={m.payment_description()}
      picture="signpost"
      actions={
        <ButtonLink to={isSignedIn ? '/abo' : signInAddress}>
          {isSignedIn ? m.payment_to_abo() : m.payment_sign_in()}
        </ButtonLink>
      }
    >
      <p>{isSignedIn ? m.payment_unknown() : m.payment_signed_out()}</p>
    </Page>
  )
}

/** What one has waited for is read from its heading. */
function useFocusOnNews(isPaid: boolean) {
  const wasPaid = useRef(isPaid)
  useEffect(() => {
    if (wasPaid.current === isPaid) return
    wasPaid.current = isPaid
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [isPaid])
}
