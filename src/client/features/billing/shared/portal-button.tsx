import { api } from '../../../data/core/api.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { billingProblem } from './billing-problem.ts'
import './contract.css'
import { useProviderRedirect } from './use-provider-redirect.ts'

type Purpose = Parameters<typeof api.billing.openPortal>[0]['purpose']

const labels: Record<Purpose, () => string> = {
  card: m.billing_change_card,
  home: m.billing_invoices,
}

/** Redirects to the provider's page for cards or invoices. */
export function PortalButton({ purpose }: { purpose: Purpose }) {
  const { redirect, isRedirecting, error } = useProviderRedirect(api.billing.openPortal)
  return (
    <>
      <Button aria-disabled={isRedirecting} onClick={() => redirect({ purpose })}>
        {isRedirecting ? m.billing_leaving() : labels[purpose]()}
      </Button>
      {error && (
        <div className="billing-problem">
          <Notice tone="danger">{billingProblem(error)}</Notice>
        </div>
      )}
    </>
  )
}
