import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { ItemId } from '../../../contract/plan.ts'
import { useAuth } from '../../data/session.tsx'
import { longDate } from '../../lib/long-date.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { PageHead } from '../../shell/page-head.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Paper } from '../../ui/paper.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import './billing.css'
import { billingQuery } from './billing-query.ts'
import { itemName } from './item-words.ts'
import './order.css'
import type { OrderPlace } from './order-place.ts'
import { orderPlace } from './order-place.ts'
import { OrderSummary } from './order-summary.tsx'

/** „Bestellübersicht“: everything to be known before the one button that orders. */
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
  // Where they do not come, the server still knows what runs already.
  const place = orderPlace(item, data?.subscriptions ?? [])
  if (place.kind === 'taken') return <Taken item={item} place={place} />
  return (
    <OrderSummary
      item={item}
      replaced={place.kind === 'change' ? place.replaced : null}
      user={user}
    />
  )
}

function Taken({ item, place }: { item: ItemId; place: Extract<OrderPlace, { kind: 'taken' }> }) {
  const { cancelAtPeriodEnd, expiry } = place.by
  const name = itemName(place.by.item)
  let text: ReactNode = m.order_already({ item: name })
  if (place.by.item !== item) {
    text =
      item === 'family-year'
        ? m.order_change_later({ item: name })
        : m.order_already_year({ item: name })
  } else if (cancelAtPeriodEnd) {
    text = m.order_cancelled({ item: name, date: longDate(expiry, getLocale()) })
  }
  return (
    <>
      <p>{text}</p>
      <ButtonLink look="primary" to="/abo" className="justify-self-start">
        {m.order_already_link()}
      </ButtonLink>
    </>
  )
}

/** „Andere Zahlungsart“ leads to the line about it. */
function useScrollToAnchor() {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'center' })
  }, [hash])
}
