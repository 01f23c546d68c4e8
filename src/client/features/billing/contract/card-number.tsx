import type { Subscription } from '../../../../contract/billing.ts'
import { m } from '../../../paraglide/messages.js'

/** „Visa •••• 4242“, without the dots for screen readers. */
export function CardNumber({ card }: { card: NonNullable<Subscription['card']> }) {
  const { brand, last4 } = card
  const name = brand.charAt(0).toUpperCase() + brand.slice(1)
  return (
    <>
      <span aria-hidden="true">{m.billing_card_value({ brand: name, last4 })}</span>
      <span className="sr-only">{m.billing_card_spoken({ brand: name, last4 })}</span>
    </>
  )
}
