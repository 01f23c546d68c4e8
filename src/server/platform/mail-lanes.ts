import { createMailer } from './mailer.ts'
import { bulkMailKind, type OutboxEffect } from './outbox.ts'

/** Workers and connections of each lane; two, so that a mail that is delayed holds up no other. */
const lettersAtOnce = 2
const bulkMailsAtOnce = 4

/** The outbox's lanes of mails, with connections of their own for mails to many accounts. */
export function createMailLanes(settings: { smtpUrl: string; from: string }) {
  const letters = createMailer({ ...settings, connections: lettersAtOnce })
  const bulkMails = createMailer({ ...settings, connections: bulkMailsAtOnce })
  const times = (count: number, kind: string, send: OutboxEffect) =>
    Array<Record<string, OutboxEffect>>(count).fill({ [kind]: send })
  return {
    lanes: [
      ...times(lettersAtOnce, 'mail', letters.send),
      ...times(bulkMailsAtOnce, bulkMailKind, bulkMails.send),
    ],
    close() {
      letters.close()
      bulkMails.close()
    },
  }
}
