import { useRef } from 'react'
import type { Subscription } from '../../../contract/billing.ts'
import { catalogue } from '../../../contract/plan.ts'
import { now } from '../../lib/clock.ts'
import { longDate } from '../../lib/long-date.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Paper } from '../../ui/paper.tsx'
import { shortDate } from '../diary/diary-dates.ts'
import { orderPath } from './billing-address.ts'
import { CardNumber } from './card-number.tsx'
import { ContractActions } from './contract-actions.tsx'
import { contractState, shownStatus, waysOf } from './contract-state.ts'
import type { Fact } from './facts.tsx'
import { Facts } from './facts.tsx'
import { itemName } from './item-words.ts'
import { money } from './money.ts'
import { StatusFlag } from './status-flag.tsx'

interface ContractCardProps {
  contract: Subscription
  hasPortal: boolean
}

/** A contract: how it stands, what comes next and everything that can be done with it. */
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
        <Facts facts={factsOf(contract)} />
        <ContractActions
          contract={contract}
          hasPortal={hasPortal}
          onChanged={() => heading.current?.focus()}
        />
      </Paper>
    </li>
  )
}

/** What needs to be known first, where the contract does not simply go on. */
function StateNotice({ contract }: { contract: Subscription }) {
  const state = contractState(contract, now())
  const date = (timestamp: string) => shortDate(timestamp, getLocale())
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
            {Date.parse(state.keptUntil) > now().getTime()
              ? m.billing_past_due_kept({ date: longDate(state.keptUntil, getLocale()) })
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
  const language = getLocale()
  const price = money(amountCents, language)
  const per = catalogue[item].interval === 'year' ? m.billing_per_year() : m.billing_per_month()
  const isOver = contract.status === 'canceled'
  const facts: (Fact | false)[] = [
    !isOver &&
      nextPaymentAt !== null && {
        label: m.billing_next(),
        value: m.billing_next_value({ date: longDate(nextPaymentAt, language), price }),
      },
    { label: m.billing_price(), value: `${price} ${per}` },
    card !== null && { label: m.billing_card(), value: <CardNumber card={card} /> },
    orderNumber !== null && { label: m.billing_order_number(), value: orderNumber },
    waysOf(contract, now()).withdraw &&
      withdrawableUntil !== null && {
        label: m.order_withdrawal(),
        value: m.billing_withdraw_until({ date: longDate(withdrawableUntil, language) }),
      },
  ]
  return facts.filter((fact) => fact !== false)
}
