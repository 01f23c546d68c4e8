import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { ItemId } from '../../../../contract/plan.ts'
import { useAuth } from '../../../data/session/session.tsx'
import { formatLongDate } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { PageHead } from '../../../shell/page/page-head.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Paper } from '../../../ui/paper.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import '../shared/billing.css'
import { billingQuery } from '../shared/billing-query.ts'
import { itemName } from '../shared/item-labels.ts'
import './order.css'
import { type OrderEligibility, orderEligibility } from './order-eligibility.ts'
import { OrderSummary } from './order-summary.tsx'

/** „Bestellübersicht“: all terms and the button that orders. */
export function OrderPage({ item }: { item: ItemId }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="billing billing-narrow">
      <PageHead title={m.order_heading()} description={m.abo_description()} />
      <Paper className="billing-order">
        <Link to="/abo" className="billing-back">
          {m.order_back()}
        </Link>
        <h1 ref={heading} tabIndex={-1}>
          {m.order_heading()}
        </h1>
        <Order item={item} />
      </Paper>
    </div>
  )
}

function Order({ item }: { item: ItemId }) {
  const { user } = useAuth()
  const { data, error } = useQuery(billingQuery(user))
  useScrollToAnchor()
  if (user === null || (!data && !error)) return <Spinner label={m.site_loading()} />
  // If loading fails, the server still refuses a duplicate order.
  const eligibility = orderEligibility(item, data?.subscriptions ?? [])
  if (eligibility.kind === 'taken') return <AlreadyOrdered item={item} eligibility={eligibility} />
  return (
    <OrderSummary
      item={item}
      replaced={eligibility.kind === 'change' ? eligibility.replaced : null}
      user={user}
    />
  )
}

function AlreadyOrdered({
  item,
  eligibility,
}: {
  item: ItemId
  eligibility: Extract<OrderEligibility, { kind: 'taken' }>
}) {
  const { cancelAtPeriodEnd, expiry } = eligibility.existing
  const name = itemName(eligibility.existing.item)
  let text: ReactNode = m.order_already({ item: name })
  if (eligibility.existing.item !== item) {
    text =
      item === 'family-year'
        ? m.order_change_later({ item: name })
        : m.order_already_year({ item: name })
  } else if (cancelAtPeriodEnd) {
    text = m.order_cancelled({ item: name, date: formatLongDate(expiry) })
  }
  return (
    <>
      <p>{text}</p>
      <ButtonLink variant="primary" to="/abo" className="justify-self-start">
        {m.order_already_link()}
      </ButtonLink>
    </>
  )
}

/** Scrolls to the linked fact, such as the payment method for „Andere Zahlungsart“. */
function useScrollToAnchor() {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'center' })
  }, [hash])
}
