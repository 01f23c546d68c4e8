import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useAuth } from '../../../data/session/session.tsx'
import { now } from '../../../lib/clock.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { useIsOnline } from '../../../lib/use-is-online.ts'
import { m } from '../../../paraglide/messages.js'
import { PageHead } from '../../../shell/page/page-head.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Paper } from '../../../ui/paper.tsx'
import { AddOnOffers } from './add-on-offers.tsx'
import '../shared/billing.css'
import { findRunningPlan } from '../contract/contract-state.ts'
import { billingQuery } from '../shared/billing-query.ts'
import { PlanOffers } from './plan-offers.tsx'
import { planSentence } from './plan-sentence.ts'
import './plan-page.css'

/** Lazy: guests and most families have no contract. */
const Contracts = lazyPart(() => import('../contract/contracts.tsx').then((code) => code.Contracts))

/** „Abo“: the current plan, the contracts, and everything that can be ordered. */
export function PlanPage() {
  const { user } = useAuth()
  const { data, error, refetch } = useQuery(billingQuery(user))
  const isOnline = useIsOnline()
  const contracts = data?.subscriptions ?? []
  return (
    <div className="billing">
      <PageHead title={m.abo_heading()} description={m.abo_description()} />
      <Paper className="billing-head">
        <div className="page-picture" data-picture="books" />
        <h1 tabIndex={-1}>{m.abo_heading()}</h1>
        <CurrentPlan />
        {!isOnline && user && (
          <Notice>{data ? m.site_offline_cached() : m.billing_contracts_offline()}</Notice>
        )}
        {error && !data && isOnline && (
          <LoadError text={m.billing_contracts_error()} onRetry={() => void refetch()} />
        )}
      </Paper>
      <Suspense>{contracts.length > 0 && data && <Contracts {...data} />}</Suspense>
      <PlanOffers plan={findRunningPlan(contracts)} />
      <AddOnOffers contracts={contracts} />
      <SmallPrint />
    </div>
  )
}

/** The current plan in one sentence; for guests how it works. */
function CurrentPlan() {
  const { user, profile, loading } = useAuth()
  const { data, error } = useQuery(billingQuery(user))
  if (user === null) return <p>{m.billing_intro_guest()}</p>
  const isLoading = loading || (profile !== null && !data && !error)
  if (profile === null || isLoading) return <p role="status">{m.billing_now_loading()}</p>
  return <p role="status">{planSentence(profile, data?.subscriptions ?? null, now())}</p>
}

function SmallPrint() {
  return (
    <section aria-labelledby="small-print">
      <Paper className="billing-small-print">
        <h2 id="small-print">{m.billing_small_print()}</h2>
        <ul>
          <li>{m.billing_small_vat()}</li>
          <li>{m.billing_small_payment()}</li>
          <li>{m.billing_small_renewal()}</li>
        </ul>
      </Paper>
    </section>
  )
}
