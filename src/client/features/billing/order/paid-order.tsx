import type { Order } from '../../../../contract/billing.ts'
import { catalogue, withdrawalDays } from '../../../../contract/plan.ts'
import { useAuth } from '../../../data/session/session.tsx'
import { formatLongDate, formatMoney } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { Page } from '../../../shell/page/page.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { MailAddress } from '../../../ui/mail-address.tsx'
import { TextWithElement } from '../../../ui/text-with-element.tsx'
import { CardNumber } from '../contract/card-number.tsx'
import { type Fact, FactList } from '../contract/fact-list.tsx'
import { itemName } from '../shared/item-labels.ts'
import { PortalButton } from '../shared/portal-button.tsx'

/** Confirms a paid order: what begins, until when, and links. */
export function PaidOrder({ order }: { order: Order }) {
  const { user } = useAuth()
  const { heading, text } = welcomeText(order)
  const canWithdraw = order.subscription?.withdrawableUntil != null
  return (
    <Page
      heading={heading}
      description={m.payment_description()}
      picture="lantern"
      actions={
        <>
          <ButtonLink variant="primary" to="/story-collection">
            {m.payment_read()}
          </ButtonLink>
          <PortalButton purpose="home" />
          <ButtonLink variant="plain" to="/abo">
            {m.payment_to_abo()}
          </ButtonLink>
        </>
      }
    >
      <p>{text}</p>
      <FactList facts={factsOf(order)} />
      {user && (
        <p>
          <TextWithElement
            write={(address) => m.payment_confirmation({ email: address })}
            element={<MailAddress>{user.email}</MailAddress>}
          />
        </p>
      )}
      {canWithdraw && (
        <p className="mt-3">
          {m.payment_withdraw({ days: withdrawalDays })}{' '}
          <Link to="/widerruf">{m.billing_withdraw()}</Link>
        </p>
      )}
    </Page>
  )
}

function welcomeText({ item }: Order): { heading: string; text: string } {
  const { kind, audioMinutes, videoMinutes } = catalogue[item]
  if (kind === 'plan') {
    const text = m.payment_welcome_text({ count: audioMinutes })
    return { heading: m.payment_welcome(), text }
  }
  return audioMinutes > 0
    ? { heading: m.payment_audio(), text: m.payment_audio_text({ count: audioMinutes }) }
    : { heading: m.payment_video(), text: m.payment_video_text({ count: videoMinutes }) }
}

function factsOf({ item, orderNumber, subscription }: Order): Fact[] {
  const facts: Fact[] = [{ label: m.order_product(), value: itemName(item) }]
  if (subscription) {
    const { expiry, nextPaymentAt, amountCents, card } = subscription
    facts.push({ label: m.payment_term(), value: formatLongDate(expiry) })
    if (nextPaymentAt !== null) {
      const debit = { date: formatLongDate(nextPaymentAt), price: formatMoney(amountCents) }
      facts.push({ label: m.billing_next(), value: m.billing_next_value(debit) })
    }
    if (card) facts.push({ label: m.billing_card(), value: <CardNumber card={card} /> })
  }
  return [...facts, { label: m.billing_order_number(), value: orderNumber }]
}
