import type { Subscription } from '../../../contract/billing.ts'
import { useAuth } from '../../data/session.tsx'
import { m } from '../../paraglide/messages.js'
import { ButtonLink } from '../../ui/button.tsx'
import { includedForFree } from './item-words.ts'
import { ItemOffer, Offer } from './offer-card.tsx'

/** The three plans beside each other; none of them is chosen ahead. */
export function PlanOffers({ plan }: { plan: Subscription | undefined }) {
  const runs = plan?.item
  return (
    <section aria-labelledby="plans" className="billing-section">
      <h2 id="plans" className="paper billing-title">
        {m.billing_plans()}
      </h2>
      <ul className="billing-offers">
        <Offer
          heading={m.billing_item_free()}
          price={
            <div className="billing-price">
              <p>
                <b>{m.billing_free_price()}</b> <span>{m.billing_free_term()}</span>
              </p>
            </div>
          }
          lines={includedForFree()}
          action={<FreeMark isSubscribed={plan !== undefined} />}
        />
        <ItemOffer
          item="family-month"
          mark={
            runs === 'family-month'
              ? m.billing_yours()
              : runs === 'family-year'
                ? m.billing_in_year()
                : undefined
          }
        />
        <ItemOffer
          item="family-year"
          mark={runs === 'family-year' ? m.billing_yours() : undefined}
          label={runs === 'family-month' ? m.billing_change() : undefined}
        />
      </ul>
    </section>
  )
}

function FreeMark({ isSubscribed }: { isSubscribed: boolean }) {
  const { user } = useAuth()
  if (user === null) {
    return <ButtonLink to="/login?mode=register">{m.billing_guest_free()}</ButtonLink>
  }
  return <p className="billing-mark">{isSubscribed ? m.billing_yours_free() : m.billing_yours()}</p>
}
