import { ORPCError } from '@orpc/client'
import { useMutation } from '@tanstack/react-query'
import { withdrawalDays } from '../../../contract/plan.ts'
import { api } from '../../data/core/api.ts'
import { callProblem } from '../../lib/call-problem.ts'
import { m } from '../../paraglide/messages.js'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Target of the link in a withdrawal mail. Needs a click, because mail scanners open links, too. */
export function ConfirmWithdrawal({ token }: { token: string }) {
  const confirmation = useMutation({ mutationFn: () => api.billing.confirmWithdrawal({ token }) })
  if (confirmation.data) {
    return (
      <Notice tone="positive">
        <p>{m.declaration_confirmed({ number: confirmation.data.number })}</p>
        <p>{m.declaration_money({ days: withdrawalDays })}</p>
      </Notice>
    )
  }
  const { error } = confirmation
  const isInvalidLink = error instanceof ORPCError && (error.status === 410 || error.status === 400)
  return (
    <div className="grid justify-items-start gap-4">
      {error && (
        <Notice tone="danger">
          {isInvalidLink ? m.declaration_link_void() : callProblem(error)}
        </Notice>
      )}
      {isInvalidLink ? (
        <ButtonLink to="/contact">{m.declaration_to_contact()}</ButtonLink>
      ) : (
        <>
          <p>{m.declaration_confirm_text()}</p>
          <Button
            variant="primary"
            aria-disabled={confirmation.isPending}
            onClick={() => !confirmation.isPending && confirmation.mutate()}
          >
            {m.declaration_withdraw_submit()}
          </Button>
        </>
      )}
    </div>
  )
}
