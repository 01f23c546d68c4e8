import { CircleCheck } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { catalogue, type ItemId, withdrawalDays } from '../../../../contract/plan.ts'
import { useAuth } from '../../../data/session/session.tsx'
import { useIsOnline } from '../../../lib/use-is-online.ts'
import { m } from '../../../paraglide/messages.js'
import { ButtonLink, type ButtonVariant } from '../../../ui/button.tsx'
import { Paper } from '../../../ui/paper.tsx'
import { orderPath } from '../shared/billing-address.ts'
import { itemFeatures, itemName } from '../shared/item-labels.ts'
import { Price } from './price.tsx'

interface OfferProps {
  className?: string | undefined
  heading: string
  /** Stories a month, for plans: a number or ∞. */
  emblem?: string | undefined
  price: ReactNode
  lines: readonly string[]
  terms?: readonly string[]
  /** The link to order it, or its replacement. */
  action: ReactNode
}

/** An offer: price, what it includes, terms. */
export function Offer({
  className,
  heading,
  emblem,
  price,
  lines,
  terms = [],
  action,
}: OfferProps) {
  const id = useId()
  return (
    <li className={className}>
      <section aria-labelledby={id}>
        <Paper className="billing-offer">
          <div className="billing-offer-head">
            {emblem !== undefined && (
              <span className="billing-emblem" aria-hidden="true">
                {emblem}
              </span>
            )}
            <h3 id={id}>{heading}</h3>
            {price}
          </div>
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

/** What takes the place of the link to order: a state with a check, which does not look like a button. */
export function OfferStatus({ children }: { children: string }) {
  return (
    <p className="billing-offer-status">
      <CircleCheck size={22} aria-hidden="true" /> {children}
    </p>
  )
}

interface ItemOfferProps {
  item: ItemId
  /** Text in place of the link to order. */
  statusText?: string | undefined
  /** Replaces the default label of the link to order. */
  label?: string | undefined
  /** Of the link to order. */
  variant?: ButtonVariant | undefined
}

/** An item of the catalogue with a link to order it; guests, who are mostly new, register first. */
export function ItemOffer({ item, statusText, label, variant }: ItemOfferProps) {
  return (
    <Offer
      heading={itemName(item)}
      emblem={catalogue[item].kind === 'plan' ? '∞' : undefined}
      price={<Price item={item} />}
      lines={itemFeatures(item)}
      terms={[m.billing_terms_cancel(), m.billing_terms_withdraw({ days: withdrawalDays })]}
      action={
        statusText === undefined ? (
          <OrderLink item={item} label={label} variant={variant} />
        ) : (
          <OfferStatus>{statusText}</OfferStatus>
        )
      }
    />
  )
}

function OrderLink({ item, label, variant = 'secondary' }: Omit<ItemOfferProps, 'statusText'>) {
  const { user } = useAuth()
  const isOnline = useIsOnline()
  if (!isOnline) return <p>{m.order_offline()}</p>
  const path = orderPath(item)
  const name = { item: itemName(item) }
  if (user) {
    return (
      <ButtonLink variant={variant} to={path} aria-label={label ?? m.billing_choose_named(name)}>
        {label ?? m.billing_choose()}
      </ButtonLink>
    )
  }
  return (
    <ButtonLink
      variant={variant}
      to={`/login?mode=register&next=${encodeURIComponent(path)}`}
      aria-label={m.billing_guest_order_named(name)}
    >
      {m.billing_guest_order()}
    </ButtonLink>
  )
}
