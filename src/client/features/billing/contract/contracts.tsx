import type { BillingOverview } from '../../../../contract/billing.ts'
import { m } from '../../../paraglide/messages.js'
import { ContractCard } from './contract-card.tsx'

/** The family's contracts, one card each. */
export function Contracts({ subscriptions, hasPortal }: BillingOverview) {
  return (
    <section aria-labelledby="contracts" className="billing-section">
      <h2 id="contracts" className="paper billing-title">
        {m.billing_contracts()}
      </h2>
      <ul className="billing-contracts">
        {subscriptions.map((contract) => (
          <ContractCard key={contract.subscriptionId} contract={contract} hasPortal={hasPortal} />
        ))}
      </ul>
    </section>
  )
}
