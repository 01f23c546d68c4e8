import type { Order } from '../../../contract/billing.ts'
import { catalogue, withdrawalDays } from '../../../contract/plan.ts'
import { useAuth } from '../../data/session.tsx'
import { longDate } from '../../lib/long-date.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Page } from '../../shell/page.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { CardNumber } from './card-number.tsx'
import type { Fact } from './facts.tsx'
import { Facts } from './facts.tsx'
import { itemName } from './item-words.ts'
import { money } from './money.ts'
import { PortalButton } from './portal-button.tsx'

/** It is paid: what begins now, until when, and the ways from here. */
export function PaidOrder({ order }: { order: Order }) {
  const { user } = useAuth()
  const { heading, text } = welcomeTo(order)
  const canWithdraw = order.subscription?.withdrawableUntil != null
  return (
    <Page
      heading={heading}
      description={m.payment_description()}
      picture="lantern"
      actions={
        <>
          <ButtonLink look="primary" to="/story-collection">
            {m.payment_read()}
          </ButtonLink>
          <PortalButton purpose="home" />
          <ButtonLink look="plain" to="/abo">
            {m.payment_to_abo()}
          </ButtonLink>
        </>
      }
    >
      <p>{text}</p>
      <Facts facts={factsOf(order)} />
      {user && <p>{m.payment_confirmation({ email: user.email })}</p>}
      {canWithdraw && (
        <p className="mt-3">
          {m.payment_withdraw({ days: withdrawalDays })}{' '}
          <Link to="/widerruf">{m.billing_withdraw()}</Link>
        </p>
      )}
    </Page>
  )
}

function welcomeTo({ item }: Order): { heading: string; text: string } {
  const { kind, audioMinutes, videoMinutes } = catalogue[item]
  if (kind === 'plan') return { heading: m.payment_welcome(), text: m.payment_welcome_text() }
  return audioMinutes > 0
    ? { heading: m.payment_audio(), text: m.payment_audio_text({ count: audioMinutes }) }
    : { heading: m.payment_video(), text: m.payment_video_text({ count: videoMinutes }) }
}

function factsOf({ item, orderNumber, subscription }: Order): Fact[] {
  const language = getLocale()
  const facts: Fact[] = [{ label: m.order_product(), value: itemName(item) }]
  if (subscription) {
    const { expiry, nextPaymentAt, amountCents, card } = subscription
    facts.push({ label: m.payment_term(), value: longDate(expiry, language) })
    if (nextPaymentAt !== null) {
      const debit = { date: longDate(nextPaymentAt, language), price: money(amountCents, language) }
      facts.push({ label: m.billing_next(), value: m.billing_next_value(debit) })
    }
    if (card) facts.push({ label: m.billing_card(), value: <CardNumber card={card} /> })
  }
  return [...facts, { label: m.billing_order_number(), value: orderNumber }]
}
