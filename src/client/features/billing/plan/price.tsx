import { catalogue, type Item, type ItemId } from '../../../../contract/plan.ts'
import { formatMoney } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'

const monthsPerYear = 12

/** The total price per interval, with a note for a plan: for a year the price per month. */
export function Price({ item }: { item: ItemId }) {
  const { amountCents, interval, kind } = catalogue[item]
  const isYearly = interval === 'year'
  const saved = savedCents(item)
  return (
    <div className="billing-price">
      <p>
        <b>{formatMoney(amountCents)}</b>{' '}
        <span>
          {isYearly ? m.billing_per_year() : m.billing_per_month()}, {m.billing_vat()}
        </span>
      </p>
      {kind === 'plan' && (
        <p className="billing-price-note">
          {isYearly
            ? m.billing_per_month_of_year({ price: formatMoney(monthlyCents(catalogue[item])) })
            : m.billing_month_note()}
        </p>
      )}
      {saved > 0 && (
        <p className="billing-price-note">{m.billing_saving({ price: formatMoney(saved) })}</p>
      )}
    </div>
  )
}

/** What a year costs less than twelve months of the monthly plan, in cents; 0 for other items. */
export function savedCents(item: ItemId): number {
  if (item !== 'family-year') return 0
  return monthsPerYear * catalogue['family-month'].amountCents - catalogue[item].amountCents
}

/** Price of one month in cents, rounded to the nearest. */
export function monthlyCents({ amountCents, interval }: Pick<Item, 'amountCents' | 'interval'>) {
  return interval === 'year' ? Math.round(amountCents / monthsPerYear) : amountCents
}
