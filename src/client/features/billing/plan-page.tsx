import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useAuth } from '../../data/session.tsx'
import { now } from '../../lib/clock.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { m } from '../../paraglide/messages.js'
import { PageHead } from '../../shell/page-head.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Paper } from '../../ui/paper.tsx'
import { LoadError } from '../story/load-error.tsx'
import { AddOnOffers } from './add-on-offers.tsx'
import './billing.css'
import { billingQuery } from './billing-query.ts'
import { runningPlan } from './contract-state.ts'
import { PlanOffers } from './plan-offers.tsx'
import { planSentence } from './plan-sentence.ts'

/** Guests and most families have none. */
const Contracts = lazyPart(() => import('./contracts.tsx').then((code) => code.Contracts))

/** „Abo“: what the family reads with, its contracts, and everything there is to order. */
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
        {!isOnline && <Notice>{m.billing_contracts_offline()}</Notice>}
        {error && !data && (
          <LoadError text={m.billing_contracts_error()} onRetry={() => void refetch()} />
        )}
      </Paper>
      <Suspense>{contracts.length > 0 && data && <Contracts {...data} />}</Suspense>
      <PlanOffers plan={runningPlan(contracts)} />
      <AddOnOffers contracts={contracts} />
      <SmallPrint />
    </div>
  )
}

/** What the family reads with, in a sentence; guests are told how it works. */
function CurrentPlan() {
  const { user, profile, loading } = useAuth()
  const { data, error } = useQuery(billingQuery(user))
  if (user === null) return <p>{m.billing_intro_guest()}</p>
  const isComing = loading || (profile !== null && !data && !error)
  if (profile === null || isComing) return <p role="status">{m.billing_now_loading()}</p>
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
