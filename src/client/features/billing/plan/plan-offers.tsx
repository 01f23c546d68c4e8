import type { Subscription } from '../../../../contract/billing.ts'
import { freePlan, withdrawalDays } from '../../../../contract/plan.ts'
import { isActive } from '../../../../contract/rules.ts'
import { useAuth } from '../../../data/session/session.tsx'
import { now } from '../../../lib/clock.ts'
import { m } from '../../../paraglide/messages.js'
import { ButtonLink } from '../../../ui/button.tsx'
import { freePlanFeatures } from '../shared/item-labels.ts'
import { ItemOffer, Offer, OfferStatus } from './offer-card.tsx'

/**
 * The three plans side by side; none is preselected, and the one with the shortest term is the one
 * recommended. The free one, which a family has anyway, is its last. A subscriber knows them: they are folded.
 */
export function PlanOffers({ plan }: { plan: Subscription | undefined }) {
  const currentItem = plan?.item
  const { user, profile } = useAuth()
  const isFamily = user !== null
  // Offline the contracts are unknown, but the user document still tells a subscriber.
  const isSubscribed =
    plan !== undefined || (profile !== null && isActive(profile.subscription, now()))
  const freeOffer = (
    <Offer
      className="billing-free"
      heading={m.billing_item_free()}
      emblem={String(freePlan.quotas.pdfReads)}
      price={
        <div className="billing-price">
          <p>
            <b>{m.billing_free_price()}</b> <span>{m.billing_free_term()}</span>
          </p>
          <p className="billing-price-note">{m.billing_free_note()}</p>
        </div>
      }
      lines={freePlanFeatures()}
      action={<FreePlanAction isSubscribed={isSubscribed} />}
    />
  )
  const offers = (
    <ul className="billing-offers billing-plans">
      {!isFamily && freeOffer}
      <ItemOffer
        item="family-month"
        isRecommended
        statusText={
          currentItem === 'family-month'
            ? m.billing_yours()
            : currentItem === 'family-year'
              ? m.billing_in_year()
              : undefined
        }
      />
      <ItemOffer
        item="family-year"
        statusText={currentItem === 'family-year' ? m.billing_yours() : undefined}
        label={currentItem === 'family-month' ? m.billing_change() : undefined}
      />
      {isFamily && freeOffer}
    </ul>
  )
  return (
    <section aria-labelledby="plans" className="billing-section">
      {plan === undefined ? (
        <>
          <h2 id="plans" className="paper billing-title">
            {m.billing_plans()}
          </h2>
          {offers}
        </>
      ) : (
        <details className="billing-folded">
          <summary className="paper billing-title">
            <h2 id="plans">{m.billing_compare()}</h2>
          </summary>
          {offers}
        </details>
      )}
      <p className="paper billing-terms">{m.billing_terms({ days: withdrawalDays })}</p>
    </section>
  )
}

function FreePlanAction({ isSubscribed }: { isSubscribed: boolean }) {
  const { user } = useAuth()
  if (user === null) {
    return <ButtonLink to="/login?mode=register">{m.billing_guest_free()}</ButtonLink>
  }
  return <OfferStatus>{isSubscribed ? m.billing_yours_free() : m.billing_yours()}</OfferStatus>
}
