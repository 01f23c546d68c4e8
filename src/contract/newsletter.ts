import { z } from 'zod'
import { guestCall, MailedToken } from './base.ts'

const MailedLink = z.strictObject({ token: MailedToken })

const linkExpired = {
  LINK_EXPIRED: { status: 410, message: 'Dieser Link gilt nicht mehr.' },
}

const Subscription = z.object({ isSubscribed: z.boolean() })

export const newsletter = {
  /** The second step of the double opt-in: only the mailed link makes `prefEmail` true. */
  confirm: guestCall
    .route({
      method: 'POST',
      path: '/newsletter/confirm',
      summary: 'Freitagsgeschichten bestätigen',
      tags: ['newsletter'],
    })
    .errors(linkExpired)
    .input(MailedLink)
    .output(Subscription),

  /** Unsubscribes by the link in any weekly mail, without signing in. */
  unsubscribe: guestCall
    .route({
      method: 'POST',
      path: '/newsletter/unsubscribe',
      summary: 'Freitagsgeschichten abbestellen',
      tags: ['newsletter'],
    })
    .errors(linkExpired)
    .input(MailedLink)
    .output(Subscription),
}
