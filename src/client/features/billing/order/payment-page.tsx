import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useAuth } from '../../../data/session/session.tsx'
import { useSignInAddress } from '../../../lib/use-sign-in-address.ts'
import { m } from '../../../paraglide/messages.js'
import { Page } from '../../../shell/page/page.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Redirect } from '../../../ui/redirect.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { PaidOrder } from './paid-order.tsx'
import { useAwaitedOrder } from './use-awaited-order.ts'

/** After the provider's page: waits until the server confirms the payment. */
export function PaymentPage() {
  const [search] = useSearchParams()
  const awaited = useAwaitedOrder(search)
  const isPaid = awaited.kind === 'known' && awaited.order.state === 'paid'
  useFocusOnPaid(isPaid)
  switch (awaited.kind) {
    case 'waiting':
      return <AwaitedPayment {...awaited} />
    case 'unknown':
      return <UnknownOrder />
    case 'known': {
      const { order } = awaited
      if (order.state === 'paid') return <PaidOrder order={order} />
      return <Redirect to={`/payment-failure?bestellung=${order.orderNumber}`} />
    }
  }
}

function AwaitedPayment({ isLate, isChange }: { isLate: boolean; isChange: boolean }) {
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

/** The order is unknown or another account's; the page does not reveal which. */
function UnknownOrder() {
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

/** Moves the focus to the heading when the payment arrives, for screen readers. */
function useFocusOnPaid(isPaid: boolean) {
  const wasPaid = useRef(isPaid)
  useEffect(() => {
    if (wasPaid.current === isPaid) return
    wasPaid.current = isPaid
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [isPaid])
}
