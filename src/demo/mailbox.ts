import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { SMTPServer } from 'smtp-server'
import type { Log } from '../server/platform/log.ts'
import type { CaughtMail, MailStore } from './mail-store.ts'
import { createOwnSite } from './web/own-site.ts'
import { demoPage } from './web/page.ts'

const maxBytes = 1024 * 1024

/** Starts an SMTP server on a free port of 127.0.0.1 that stores every mail and delivers none. */
export async function startSmtp(
  store: MailStore,
  log: Log,
): Promise<{ smtpUrl: string; stop(): Promise<void> }> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: maxBytes,
    closeTimeout: 500,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => {
        if (!stream.sizeExceeded) chunks.push(chunk)
      })
      stream.on('end', () => {
        if (stream.sizeExceeded) return done(new Error('message too large'))
        store.add(Buffer.concat(chunks)).then(
          () => done(),
          (error: unknown) => {
            log.error({ err: error, session: session.id }, 'a demo mail could not be stored')
            done(new Error('not stored'))
          },
        )
      })
    },
  })
  server.on('error', (error) => log.warn({ err: error }, 'demo SMTP'))
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

const dateFormat = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Berlin',
})

/** The pages /mail and /mail/:id, to be mounted at /demo of the product at `baseUrl`. */
export function mailboxRoutes(
  store: MailStore,
  { baseUrl, stripeUrl }: { baseUrl: string; stripeUrl: string },
): Hono {
  const app = new Hono().use('/mail/*', createOwnSite(baseUrl).middleware)
  app.get('/mail', async () => listPage(await store.list(), stripeUrl))
  app.get('/mail/:id', async (c) => {
    const mail = await store.find(c.req.param('id'))
    return mail ? mailPage(mail) : c.redirect('/demo/mail')
  })
  return app
}

function listPage(mails: CaughtMail[], stripeUrl: string): Promise<Response> {
  const rows = mails.map(
    ({ id, to, subject, receivedAt }) => html`<li>
<a class="row" href="/demo/mail/${id}">${subject}<small>an ${to} · ${dateFormat.format(receivedAt)}</small></a>
</li>`,
  )
  return demoPage(
    { title: 'Demo-Postfach – Fabelhain' },
    html`
<h1>Demo-Postfach</h1>
<p class="soft">Hier landet jede E-Mail, die Fabelhain verschickt. Nichts davon verlässt diesen Rechner.</p>
<nav><a href="/demo/mail">Neu laden</a><a href="${stripeUrl}">Demo-Kasse</a><a href="/">Zu Fabelhain</a></nav>
${rows.length > 0 ? html`<ul>${rows}</ul>` : html`<p>Noch ist das Postfach leer. Sobald eine Nachricht kommt, findest du sie hier.</p>`}`,
  )
}

function mailPage({ to, subject, text, html: body, receivedAt }: CaughtMail): Promise<Response> {
  // Links replace the whole page, and only after a click.
  const source = `<base target="_top">${body}`
  const frame = html`<iframe title="Die Nachricht, wie sie aussieht"
sandbox="allow-top-navigation-by-user-activation" srcdoc="${source}"></iframe>`
  return demoPage(
    { title: `${subject} – Demo-Postfach`, isWide: true },
    html`
<nav><a href="/demo/mail">Alle Nachrichten</a></nav>
<h1>${subject}</h1>
<p class="soft">an ${to} · ${dateFormat.format(receivedAt)}</p>
${body ? frame : ''}
<details ${body ? '' : 'open'}><summary>Nur der Text</summary><pre>${text}</pre></details>`,
  )
}
