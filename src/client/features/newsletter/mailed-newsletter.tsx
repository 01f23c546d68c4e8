import { ORPCError } from '@orpc/client'
import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { api } from '../../data/api.ts'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { m } from '../../paraglide/messages.js'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { callProblem } from '../settings/call-problem.ts'

/**
 * What a link in a mail about the newsletter asks: `?newsletter=` to begin it, `?abbestellen=` to end
 * it. Only the button does so, as programs that look into mails open links, too.
 */
export function MailedNewsletter() {
  const [address] = useSearchParams()
  // The prerendered page knows no address.
  if (!useIsMounted()) return null
  const wanted = address.get('newsletter')
  const ended = address.get('abbestellen')
  if (wanted === null && ended === null) return null
  return wanted === null ? (
    <Question
      text={m.newsletter_end_text()}
      buttonLabel={m.newsletter_end_button()}
      doneText={m.newsletter_ended()}
      act={() => api.newsletter.unsubscribe({ token: ended ?? '' })}
    />
  ) : (
    <Question
      text={m.newsletter_confirm_text()}
      buttonLabel={m.newsletter_confirm_button()}
      doneText={m.newsletter_confirmed()}
      act={() => api.newsletter.confirm({ token: wanted })}
    />
  )
}

interface QuestionProps {
  text: string
  buttonLabel: string
  doneText: string
  act: () => Promise<unknown>
}

function Question({ text, buttonLabel, doneText, act }: QuestionProps) {
  const answer = useMutation({ mutationFn: act })
  const isLate = isExpired(answer.error)
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
          {!isLate && <p>{text}</p>}
          {answer.error && (
            <Notice tone="danger">
              {isLate ? m.newsletter_expired() : callProblem(answer.error)}
            </Notice>
          )}
          {isLate ? (
            <ButtonLink to="/account-settings#benachrichtigungen">
              {m.newsletter_to_settings()}
            </ButtonLink>
          ) : (
            <Button
              look="primary"
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

/** Used up, too old, or cut off on the way. */
function isExpired(error: Error | null): boolean {
  return error instanceof ORPCError && (error.code === 'LINK_EXPIRED' || error.status === 400)
}
