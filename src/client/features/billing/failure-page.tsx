import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { Order, PaymentFailure } from '../../../contract/billing.ts'
import { m } from '../../paraglide/messages.js'
import { Page } from '../../shell/page.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { LoadError } from '../story/load-error.tsx'
import { orderNumberIn, orderPath } from './billing-address.ts'
import { isHopeless, orderQuery } from './order-query.ts'

const reasons: Record<PaymentFailure, () => string> = {
  declined: m.payment_failed_declined,
  cancelled: m.payment_failed_cancelled,
  authentication: m.payment_failed_authentication,
  expired: m.payment_failed_expired,
}

/** Why an order was not paid, and the ways on; it may have been paid after all. */
export function FailurePage() {
  const [search] = useSearchParams()
  const orderNumber = orderNumberIn(search)
  const { data, error, refetch } = useQuery(orderQuery(orderNumber))
  if (data?.state === 'paid') return <PaidAfterAll order={data} />
  return (
    <Page
      heading={m.payment_failed_heading()}
      description={m.payment_description()}
      picture="hedgehog"
      actions={<WaysOn order={data} />}
    >
      {data ? (
        <>
          <p>{reasons[data.failure ?? 'cancelled']()}</p>
          <p className="mt-3 font-bold">{m.payment_nothing_debited()}</p>
        </>
      ) : orderNumber === null || isHopeless(error) ? (
        <p>{m.payment_failed_unknown()}</p>
      ) : error ? (
        <LoadError text={m.payment_failed_load()} onRetry={() => void refetch()} />
      ) : (
        <Spinner label={m.site_loading()} />
      )}
    </Page>
  )
}

function WaysOn({ order }: { order: Order | undefined }) {
  const path = order ? orderPath(order.item) : '/abo'
  return (
    <>
      <ButtonLink look="primary" to={path}>
        {m.payment_again()}
      </ButtonLink>
      {order && <ButtonLink to={`${path}#zahlung`}>{m.payment_other()}</ButtonLink>}
      <ButtonLink to="/story-collection">{m.payment_free()}</ButtonLink>
      <ButtonLink look="plain" to="/contact">
        {m.payment_contact()}
      </ButtonLink>
    </>
  )
}

function PaidAfterAll({ order }: { order: Order }) {
  return (
    <Page
      heading={m.payment_unknown_heading()}
      description={m.payment_description()}
      picture="lantern"
      actions={
        <ButtonLink look="primary" to={`/payment-success?bestellung=${order.orderNumber}`}>
          {m.payment_after_all_link()}
        </ButtonLink>
      }
    >
      <p>{m.payment_after_all()}</p>
    </Page>
  )
}
