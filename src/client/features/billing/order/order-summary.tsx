import type { Subscription } from '../../../../contract/billing.ts'
import { catalogue, type ItemId, withdrawalDays } from '../../../../contract/plan.ts'
import type { AuthUser } from '../../../../contract/profile.ts'
import { api } from '../../../data/core/api.ts'
import { formatMoney } from '../../../lib/format.ts'
import { useIsOnline } from '../../../lib/use-is-online.ts'
import { useSignInAddress } from '../../../lib/use-sign-in-address.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { MailAddress } from '../../../ui/mail-address.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { UnverifiedNotice } from '../../session/verification/unverified-notice.tsx'
import { type Fact, FactList } from '../contract/fact-list.tsx'
import { billingProblem, isSignedOut } from '../shared/billing-problem.ts'
import { itemFeatures, itemName } from '../shared/item-labels.ts'
import { useProviderRedirect } from '../shared/use-provider-redirect.ts'

interface OrderSummaryProps {
  item: ItemId
  /** The plan that the item replaces. */
  replaced: Subscription | null
  user: AuthUser
}

/** Item, terms, price and the button that orders (§ 312j BGB). */
export function OrderSummary({ item, replaced, user }: OrderSummaryProps) {
  const { redirect, isRedirecting, error } = useProviderRedirect(api.billing.order)
  const isOnline = useIsOnline()
  const price = formatMoney(catalogue[item].amountCents)
  return (
    <>
      {!user.emailVerified && (
        <UnverifiedNotice text={m.order_unverified()} email={user.email} variant="primary" />
      )}
      <FactList facts={factsOf({ item, price, email: user.email, isChange: replaced !== null })} />
      <p className="billing-law">
        {m.order_law_intro()} <Link to="/agb">{m.order_law_terms()}</Link>{' '}
        <Link to="/widerruf#belehrung">{m.order_law_withdrawal()}</Link>{' '}
        <Link to="/privacy-policy">{m.order_law_privacy()}</Link>
      </p>
      <div className="billing-total">
        {replaced && (
          <p>{m.order_change({ old: itemName(replaced.item), next: itemName(item) })}</p>
        )}
        <p className="billing-total-line">
          <span>
            {itemName(item)} – {m.order_total()}
          </span>
          <b>{replaced ? m.order_total_credit({ price }) : m.order_total_value({ price })}</b>
        </p>
        <p className="text-sm">
          {shortTerms(item, price)} {m.order_no_extra()}
        </p>
        {error && <OrderProblem error={error} />}
        {user.emailVerified && isOnline ? (
          <Button
            variant="primary"
            className="billing-submit"
            disabled={isRedirecting}
            onClick={() => redirect({ item })}
          >
            {m.order_submit()}
          </Button>
        ) : (
          <p className="font-bold">{isOnline ? m.order_waits() : m.order_offline()}</p>
        )}
        <p role="status" className="text-sm">
          {isRedirecting && m.order_submitting()}
        </p>
      </div>
    </>
  )
}

function OrderProblem({ error }: { error: Error }) {
  const signInAddress = useSignInAddress()
  return (
    <Notice tone="danger">
      <p>
        {billingProblem(error)}{' '}
        {isSignedOut(error) && <Link to={signInAddress}>{m.payment_sign_in()}</Link>}
      </p>
    </Notice>
  )
}

function shortTerms(item: ItemId, price: string): string {
  return catalogue[item].interval === 'year'
    ? m.order_short_year({ price })
    : m.order_short_month({ price })
}

function renewalOf(item: ItemId, price: string): string {
  return catalogue[item].interval === 'year'
    ? m.order_renewal_year({ price })
    : m.order_renewal_month({ price })
}

interface OrderedItem {
  item: ItemId
  price: string
  email: string
  /** The item replaces another plan, whose card pays for it. */
  isChange: boolean
}

function factsOf({ item, price, email, isChange }: OrderedItem): Fact[] {
  const isYearly = catalogue[item].interval === 'year'
  return [
    { label: m.order_product(), value: <b>{itemName(item)}</b> },
    {
      label: m.order_includes(),
      value: (
        <ul className="billing-lines">
          {itemFeatures(item).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ),
    },
    { label: m.order_term(), value: isYearly ? m.order_term_year() : m.order_term_month() },
    { label: m.order_renewal(), value: renewalOf(item, price) },
    { label: m.order_notice(), value: m.order_notice_text() },
    { label: m.order_withdrawal(), value: m.order_withdrawal_text({ days: withdrawalDays }) },
    {
      label: m.order_payment(),
      value: isChange ? m.order_payment_change() : m.order_payment_text(),
      id: 'zahlung',
    },
    { label: m.order_email(), value: <MailAddress>{email}</MailAddress> },
  ]
}
