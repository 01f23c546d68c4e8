import { useMutation } from '@tanstack/react-query'
import { api } from '../../data/core/api.ts'
import { m } from '../../paraglide/messages.js'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { refusalText } from './refusal-text.ts'

/** Cancels a deletion by the mailed link. Needs a click, because mail scanners open links, too. */
export function CancelDeletion({ token }: { token: string }) {
  const cancel = useMutation({
    mutationFn: () => api.privacy.cancelDeletion({ token }),
    networkMode: 'always',
  })
  if (cancel.isSuccess) {
    return (
      <div className="grid justify-items-start gap-6">
        <Notice tone="positive">{m.delete_cancel_done()}</Notice>
        <ButtonLink variant="primary" to="/login">
          {m.delete_cancel_sign_in()}
        </ButtonLink>
      </div>
    )
  }
  return (
    <div className="grid justify-items-start gap-6">
      <p>{m.delete_cancel_text()}</p>
      {cancel.error && !cancel.isPending && (
        <Notice tone="danger">{refusalText(cancel.error)}</Notice>
      )}
      <Button
        variant="primary"
        aria-disabled={cancel.isPending}
        onClick={() => {
          if (!cancel.isPending) cancel.mutate()
        }}
      >
        {cancel.isPending ? m.delete_cancel_pending() : m.delete_cancel_submit()}
      </Button>
    </div>
  )
}
