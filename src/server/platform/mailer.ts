import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { z } from 'zod'

/** A mail in plain text and HTML. */
export const Mail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Address that ends a newsletter, by a click or by a POST (RFC 8058). */
  unsubscribe: z.string().optional(),
})
export type Mail = z.infer<typeof Mail>

/** Sends mails through an SMTP server. */
export interface Mailer {
  /** Sends a queued `Mail`; rejects when the server does not accept it within half a minute. */
  send(mail: unknown, idempotencyKey: string): Promise<void>
  close(): void
}

/**
 * Sends through `smtpUrl` (smtp or smtps) over at most `connections`, which stay open for a while; `from` as in
 * RFC 5322, e.g. `Name <a@b>`.
 */
export function createMailer({
  smtpUrl,
  from,
  connections,
}: {
  smtpUrl: string
  from: string
  connections: number
}): Mailer {
  const url = new URL(smtpUrl)
  const isTls = url.protocol === 'smtps:'
  const transport = createTransport({
    pool: true,
    maxConnections: connections,
    host: url.hostname,
    port: Number(url.port || (isTls ? 465 : 587)),
    secure: isTls,
    auth: url.username
      ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
      : undefined,
    // A password is never sent in plain text.
    requireTLS: !isTls && url.username !== '',
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.match(/@([A-Za-z0-9.-]+)/)?.[1] ?? 'localhost'

  return {
    async send(mail, idempotencyKey) {
      // A mail that is sent twice has the same id, so that mailboxes show it once.
      const digest = createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 40)
      const { unsubscribe, ...content } = Mail.parse(mail)
      await transport.sendMail({
        ...content,
        ...(unsubscribe && { headers: listHeaders(unsubscribe) }),
        from,
        messageId: `<${digest}@${domain}>`,
      })
    },
    close: () => transport.close(),
  }
}

const listHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
