import { ORPCError } from '@orpc/client'
import { useMutation } from '@tanstack/react-query'
import { withdrawalDays } from '../../../contract/plan.ts'
import { api } from '../../data/api.ts'
import { m } from '../../paraglide/messages.js'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { callProblem } from '../settings/call-problem.ts'

/**
 * Where the link in the mail about a withdrawal leads. Only the button carries it out, as programs
 * that look into mails open links, too.
 */
export function ConfirmWithdrawal({ token }: { token: string }) {
  const answer = useMutation({ mutationFn: () => api.billing.confirmWithdrawal({ token }) })
  if (answer.data) {
    return (
      <Notice tone="positive">
        <p>{m.declaration_confirmed({ number: answer.data.number })}</p>
        <p>{m.declaration_money({ days: withdrawalDays })}</p>
      </Notice>
    )
  }
  const { error } = answer
  const isVoid = error instanceof ORPCError && (error.status === 410 || error.status === 400)
  return (
    <div className="grid justify-items-start gap-4">
      {error && (
        <Notice tone="danger">{isVoid ? m.declaration_link_void() : callProblem(error)}</Notice>
      )}
      {isVoid ? (
        <ButtonLink to="/contact">{m.declaration_to_contact()}</ButtonLink>
      ) : (
        <>
          <p>{m.declaration_confirm_text()}</p>
          <Button
            look="primary"
            aria-disabled={answer.isPending}
            onClick={() => !answer.isPending && answer.mutate()}
          >
            {m.declaration_withdraw_submit()}
          </Button>
        </>
      )}
    </div>
  )
}
