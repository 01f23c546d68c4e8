import { ORPCError } from '@orpc/client'
import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { api } from '../../data/core/api.ts'
import { callProblem } from '../../lib/call-problem.ts'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { m } from '../../paraglide/messages.js'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/**
 * Target of mailed newsletter links: `?newsletter=` subscribes, `?abbestellen=` unsubscribes. Asks for a
 * click, because mail scanners open links, too.
 */
export function MailedNewsletter() {
  const [address] = useSearchParams()
  // Prerendering has no query string.
  if (!useIsMounted()) return null
  const subscribeToken = address.get('newsletter')
  const unsubscribeToken = address.get('abbestellen')
  if (subscribeToken === null && unsubscribeToken === null) return null
  return subscribeToken === null ? (
    <Confirmation
      text={m.newsletter_end_text()}
      buttonLabel={m.newsletter_end_button()}
      doneText={m.newsletter_ended()}
      call={() => api.newsletter.unsubscribe({ token: unsubscribeToken ?? '' })}
    />
  ) : (
    <Confirmation
      text={m.newsletter_confirm_text()}
      buttonLabel={m.newsletter_confirm_button()}
      doneText={m.newsletter_confirmed()}
      call={() => api.newsletter.confirm({ token: subscribeToken })}
    />
  )
}

interface ConfirmationProps {
  text: string
  buttonLabel: string
  doneText: string
  call: () => Promise<unknown>
}

function Confirmation({ text, buttonLabel, doneText, call }: ConfirmationProps) {
  const answer = useMutation({ mutationFn: call })
  const isLinkInvalid = isInvalidLink(answer.error)
  return (
    <section
      className="mb-8 grid justify-items-start gap-4 rounded-control border-2 border-line p-5"
      aria-labelledby="newsletter-heading"
    >
      <h2 id="newsletter-heading">{m.newsletter_confirm_heading()}</h2>
      {answer.isSuccess ? (
        <Notice tone="positive">{doneText}</Notice>
      ) : (
        <>
          {!isLinkInvalid && <p>{text}</p>}
          {answer.error && (
            <Notice tone="danger">
              {isLinkInvalid ? m.newsletter_expired() : callProblem(answer.error)}
            </Notice>
          )}
          {isLinkInvalid ? (
            <ButtonLink to="/account-settings#benachrichtigungen">
              {m.newsletter_to_settings()}
            </ButtonLink>
          ) : (
            <Button
              variant="primary"
              aria-disabled={answer.isPending}
              onClick={() => !answer.isPending && answer.mutate()}
            >
              {buttonLabel}
            </Button>
          )}
        </>
      )}
    </section>
  )
}

/** The link is used up, expired or truncated. */
function isInvalidLink(error: Error | null): boolean {
  return error instanceof ORPCError && (error.code === 'LINK_EXPIRED' || error.status === 400)
}
