import type { ItemId } from '../../../contract/plan.ts'
import { catalogue } from '../../../contract/plan.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { money, monthlyCents } from './money.ts'

/** The total price of one interval, for a year also a month's share of it. */
export function Price({ item }: { item: ItemId }) {
  const { amountCents, interval } = catalogue[item]
  const language = getLocale()
  const isYearly = interval === 'year'
  return (
    <div className="billing-price">
      <p>
        <b>{money(amountCents, language)}</b>{' '}
        <span>
          {isYearly ? m.billing_per_year() : m.billing_per_month()}, {m.billing_vat()}
        </span>
      </p>
      {isYearly && (
        <p className="billing-price-share">
          {m.billing_per_month_of_year({ price: money(monthlyCents(catalogue[item]), language) })}
        </p>
      )}
    </div>
  )
}
