import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { Order, PaymentFailure } from '../../../../contract/billing.ts'
import { m } from '../../../paraglide/messages.js'
import { Page } from '../../../shell/page/page.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { orderPath, readOrderNumber } from '../shared/billing-address.ts'
import { isFinalError, orderQuery } from './order-query.ts'

const reasons: Record<PaymentFailure, () => string> = {
  declined: m.payment_failed_declined,
  cancelled: m.payment_failed_cancelled,
  authentication: m.payment_failed_authentication,
  expired: m.payment_failed_expired,
}

/** Why an order was not paid, and what to do; it may have been paid after all. */
export function FailurePage() {
  const [search] = useSearchParams()
  const orderNumber = readOrderNumber(search)
  const { data, error, refetch } = useQuery(orderQuery(orderNumber))
  if (data?.state === 'paid') return <PaidAfterAll order={data} />
  return (
    <Page
      heading={m.payment_failed_heading()}
      description={m.payment_description()}
      picture="hedgehog"
      actions={<FailureActions order={data} />}
    >
      {data ? (
        <>
          <p>{reasons[data.failure ?? 'cancelled']()}</p>
          <p className="mt-3 font-bold">{m.payment_nothing_debited()}</p>
        </>
      ) : orderNumber === null || isFinalError(error) ? (
        <p>{m.payment_failed_unknown()}</p>
      ) : error ? (
        <LoadError text={m.payment_failed_load()} onRetry={() => void refetch()} />
      ) : (
        <Spinner label={m.site_loading()} />
      )}
    </Page>
  )
}

function FailureActions({ order }: { order: Order | undefined }) {
  const path = order ? orderPath(order.item) : '/abo'
  return (
    <>
      <ButtonLink variant="primary" to={path}>
        {m.payment_again()}
      </ButtonLink>
      {order && <ButtonLink to={`${path}#zahlung`}>{m.payment_other()}</ButtonLink>}
      <ButtonLink to="/story-collection">{m.payment_free()}</ButtonLink>
      <ButtonLink variant="plain" to="/contact?thema=plan">
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
        <ButtonLink variant="primary" to={`/payment-success?bestellung=${order.orderNumber}`}>
          {m.payment_after_all_link()}
        </ButtonLink>
      }
    >
      <p>{m.payment_after_all()}</p>
    </Page>
  )
}
