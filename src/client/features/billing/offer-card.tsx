import type { ReactNode } from 'react'
import { useId } from 'react'
import type { ItemId } from '../../../contract/plan.ts'
import { withdrawalDays } from '../../../contract/plan.ts'
import { useAuth } from '../../data/session.tsx'
import { m } from '../../paraglide/messages.js'
import { ButtonLink } from '../../ui/button.tsx'
import { Paper } from '../../ui/paper.tsx'
import { orderPath } from './billing-address.ts'
import { includedIn, itemName } from './item-words.ts'
import { Price } from './price.tsx'

interface OfferProps {
  heading: string
  price: ReactNode
  lines: readonly string[]
  terms?: readonly string[]
  /** The one thing to do with it, or what stands instead. */
  action: ReactNode
}

/** Something on offer, as a sheet of paper: price, what is in it, on which terms. */
export function Offer({ heading, price, lines, terms = [], action }: OfferProps) {
  const id = useId()
  return (
    <li>
      <section aria-labelledby={id} className="h-full">
        <Paper className="billing-offer">
          <h3 id={id}>{heading}</h3>
          {price}
          <ul className="billing-lines">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {terms.length > 0 && (
            <ul className="billing-terms">
              {terms.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          <div className="billing-offer-action">{action}</div>
        </Paper>
      </section>
    </li>
  )
}

interface ItemOfferProps {
  item: ItemId
  /** What stands instead of the way to order it. */
  mark?: string | undefined
  /** Another word for the way to order it. */
  label?: string | undefined
}

/** One of the catalogue with the way to its order step; guests sign in on that way. */
export function ItemOffer({ item, mark, label }: ItemOfferProps) {
  return (
    <Offer
      heading={itemName(item)}
      price={<Price item={item} />}
      lines={includedIn(item)}
      terms={[m.billing_terms_cancel(), m.billing_terms_withdraw({ days: withdrawalDays })]}
      action={
        mark === undefined ? (
          <OrderLink item={item} label={label} />
        ) : (
          <p className="billing-mark">{mark}</p>
        )
      }
    />
  )
}

function OrderLink({ item, label }: Omit<ItemOfferProps, 'mark'>) {
  const { user } = useAuth()
  const path = orderPath(item)
  const name = { item: itemName(item) }
  if (user) {
    return (
      <ButtonLink to={path} aria-label={label ?? m.billing_choose_named(name)}>
        {label ?? m.billing_choose()}
      </ButtonLink>
    )
  }
  return (
    <ButtonLink
      to={`/login?next=${encodeURIComponent(path)}`}
      aria-label={m.billing_guest_order_named(name)}
    >
      {m.billing_guest_order()}
    </ButtonLink>
  )
}
