import { useRef } from 'react'
import type { Subscription } from '../../../../contract/billing.ts'
import { catalogue } from '../../../../contract/plan.ts'
import { now } from '../../../lib/clock.ts'
import { formatLongDate, formatMoney, formatShortDate } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Paper } from '../../../ui/paper.tsx'
import { orderPath } from '../shared/billing-address.ts'
import { itemName } from '../shared/item-labels.ts'
import { CardNumber } from './card-number.tsx'
import { ContractActions } from './contract-actions.tsx'
import { availableActions, contractState, shownStatus } from './contract-state.ts'
import { type Fact, FactList } from './fact-list.tsx'
import { StatusFlag } from './status-flag.tsx'

interface ContractCardProps {
  contract: Subscription
  hasPortal: boolean
}

/** A contract: status, facts and actions. */
export function ContractCard({ contract, hasPortal }: ContractCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <li>
      <Paper className="billing-contract">
        <div className="billing-contract-head">
          <h3 ref={heading} tabIndex={-1}>
            {itemName(contract.item)}
          </h3>
          <StatusFlag status={shownStatus(contract)} />
        </div>
        <StateNotice contract={contract} />
        <FactList facts={factsOf(contract)} />
        <ContractActions
          contract={contract}
          hasPortal={hasPortal}
          onChanged={() => heading.current?.focus()}
        />
      </Paper>
    </li>
  )
}

/** The contract's state as a sentence; nothing if it renews, or if its pause has no end date. */
function StateNotice({ contract }: { contract: Subscription }) {
  const state = contractState(contract, now())
  const date = formatShortDate
  switch (state.kind) {
    case 'renewing':
      return null
    case 'cancelled':
      return <p className="font-bold">{m.billing_until({ date: date(state.lastDay) })}</p>
    case 'ended':
      return <p className="font-bold">{m.billing_ended({ date: date(state.lastDay) })}</p>
    case 'pause-planned': {
      const span = { from: date(state.from), until: date(state.until) }
      return (
        <p>
          <b>{m.billing_pause_planned(span)}.</b> {m.billing_paused_no_debit()}
        </p>
      )
    }
    case 'paused':
      return state.until === null ? null : (
        <p>
          <b>{m.billing_paused_until({ until: date(state.until) })}.</b>{' '}
          {m.billing_paused_no_debit()}
        </p>
      )
    case 'payment-open':
      return (
        <Notice tone="warning">
          <p className="font-bold">{m.billing_past_due()}</p>
          <p>
            {Date.parse(state.accessUntil) > now().getTime()
              ? m.billing_past_due_until({ date: formatLongDate(state.accessUntil) })
              : m.billing_past_due_over()}
          </p>
          {contract.cancelAtPeriodEnd && <p>{m.billing_until({ date: date(contract.expiry) })}</p>}
        </Notice>
      )
    case 'incomplete':
      return (
        <Notice tone="warning">
          <p>{m.billing_incomplete()}</p>
          <ButtonLink className="mt-3" to={orderPath(contract.item)}>
            {m.payment_again()}
          </ButtonLink>
        </Notice>
      )
  }
}

function factsOf(contract: Subscription): Fact[] {
  const { item, amountCents, nextPaymentAt, card, orderNumber, withdrawableUntil } = contract
  const price = formatMoney(amountCents)
  const perInterval =
    catalogue[item].interval === 'year' ? m.billing_per_year() : m.billing_per_month()
  const isOver = contract.status === 'canceled'
  const facts: (Fact | false)[] = [
    !isOver &&
      nextPaymentAt !== null && {
        label: m.billing_next(),
        value: m.billing_next_value({ date: formatLongDate(nextPaymentAt), price }),
      },
    { label: m.billing_price(), value: `${price} ${perInterval}` },
    card !== null && { label: m.billing_card(), value: <CardNumber card={card} /> },
    orderNumber !== null && { label: m.billing_order_number(), value: orderNumber },
    availableActions(contract, now()).withdraw &&
      withdrawableUntil !== null && {
        label: m.order_withdrawal(),
        value: m.billing_withdraw_until({ date: formatLongDate(withdrawableUntil) }),
      },
  ]
  return facts.filter((fact) => fact !== false)
}
