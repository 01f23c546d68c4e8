import { api } from '../../data/api.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { billingProblem } from './billing-problem.ts'
import './contract.css'
import { useDeparture } from './use-departure.ts'

type Purpose = Parameters<typeof api.billing.openPortal>[0]['purpose']

const labels: Record<Purpose, () => string> = {
  card: m.billing_change_card,
  home: m.billing_invoices,
}

/** Leads to the provider's page for cards or invoices. */
export function PortalButton({ purpose }: { purpose: Purpose }) {
  const { depart, isLeaving, error } = useDeparture(api.billing.openPortal)
  return (
    <>
      <Button aria-disabled={isLeaving} onClick={() => depart({ purpose })}>
        {isLeaving ? m.billing_leaving() : labels[purpose]()}
      </Button>
      {error && (
        <div className="billing-problem">
          <Notice tone="danger">{billingProblem(error)}</Notice>
        </div>
      )}
    </>
  )
}
