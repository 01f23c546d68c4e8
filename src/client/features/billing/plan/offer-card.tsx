import { CircleCheck } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { catalogue, type ItemId } from '../../../../contract/plan.ts'
import { useAuth } from '../../../data/session/session.tsx'
import { useIsOnline } from '../../../lib/use-is-online.ts'
import { m } from '../../../paraglide/messages.js'
import { ButtonLink, type ButtonVariant } from '../../../ui/button.tsx'
import { Paper } from '../../../ui/paper.tsx'
import { orderPath } from '../shared/billing-address.ts'
import { itemName, offerLines } from '../shared/item-labels.ts'
import { Price } from './price.tsx'

interface OfferProps {
  className?: string | undefined
  heading: string
  /** Stories a month, for plans: a number or ∞. */
  emblem?: string | undefined
  price: ReactNode
  lines: readonly string[]
  isRecommended?: boolean
  /** The link to order it, or its replacement. */
  action: ReactNode
}

/** An offer: price and what it includes. */
export function Offer(props: OfferProps) {
  const { className, heading, emblem, price, lines, isRecommended = false, action } = props
  const id = useId()
  return (
    <li className={className}>
      <section aria-labelledby={id}>
        <Paper className="billing-offer">
          {isRecommended && <p className="billing-tip">{m.billing_recommended()}</p>}
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
  /** Of the offers of a page, the one with the primary button. */
  isRecommended?: boolean
}

/** An item of the catalogue with a link to order it; guests, who are mostly new, register first. */
export function ItemOffer({ item, statusText, label, isRecommended = false }: ItemOfferProps) {
  const canOrder = statusText === undefined
  return (
    <Offer
      heading={itemName(item)}
      emblem={catalogue[item].kind === 'plan' ? '∞' : undefined}
      price={<Price item={item} />}
      lines={offerLines(item)}
      isRecommended={isRecommended && canOrder}
      action={
        canOrder ? (
          <OrderLink item={item} label={label} variant={isRecommended ? 'primary' : 'secondary'} />
        ) : (
          <OfferStatus>{statusText}</OfferStatus>
        )
      }
    />
  )
}

interface OrderLinkProps extends Pick<ItemOfferProps, 'item' | 'label'> {
  variant: ButtonVariant
}

function OrderLink({ item, label, variant }: OrderLinkProps) {
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
