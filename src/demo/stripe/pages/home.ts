import { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { demoPage } from '../../web/page.ts'
import type { Deliveries } from '../ledger/deliveries.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { itemOf } from '../ledger/subscriptions.ts'
import { invoiceTable } from './invoice.ts'
import { atMinute, onShortDay, priceLabel, subscriptionLabels } from './labels.ts'

const steps = { day: { days: 1 }, month: { months: 1 }, year: { years: 1 } } as const
type Step = (typeof steps)[keyof typeof steps]
const Travel = z.object({ step: z.enum(['day', 'month', 'year']) })
const Delivery = z.object({ events: z.enum(['hold', 'release']) })

/** The overview of all objects, with time travel and the delivery of events. */
export function homePages(
  ledger: Ledger,
  {
    deliveries,
    advance,
    productUrl,
  }: {
    deliveries: Deliveries
    advance: (step: Step) => Promise<void>
    productUrl: string
  },
): Hono {
  const app = new Hono()
  app.get('/', () => homePage(ledger, productUrl))

  app.post('/time', async (c) => {
    const { data } = Travel.safeParse(await c.req.parseBody())
    if (data) await advance(steps[data.step])
    return c.redirect('/', 303)
  })

  app.post('/deliveries', async (c) => {
    const { data } = Delivery.safeParse(await c.req.parseBody())
    if (data?.events === 'hold') deliveries.hold()
    if (data?.events === 'release') await deliveries.release()
    await ledger.store.save()
    return c.redirect('/', 303)
  })
  return app
}

function homePage(ledger: Ledger, productUrl: string) {
  const { isHeld } = ledger.store.state
  return demoPage(
    { title: 'Demo-Kasse – Fabelhain', isWide: true },
    html`<h1>Demo-Kasse</h1>
<p class="soft">Sie steht hier anstelle von Stripe: Es fließt kein Geld, und die Zeit lässt sich vorstellen.</p>
<nav><a href="/">Neu laden</a><a href="${productUrl}/demo/mail">Demo-Postfach</a><a href="${productUrl}">Zu Fabelhain</a></nav>
<h2>Es ist ${atMinute(ledger.now())}</h2>
<form method="post" action="/time" class="choices">
<button name="step" value="day">1 Tag später</button><button name="step" value="month">1 Monat später</button>
<button name="step" value="year">1 Jahr später</button></form>
<h2>Nachrichten an Fabelhain</h2>
<form method="post" action="/deliveries">
<button name="events" value="${isHeld ? 'release' : 'hold'}">${
      isHeld
        ? html`Ereignisse ausliefern<small>Sie werden gerade zurückgehalten, als wären sie verloren.</small>`
        : html`Ereignisse zurückhalten<small>Sie werden gerade sofort ausgeliefert.</small>`
    }</button></form>
${subscriptionTable(ledger)}${invoiceList(ledger)}${customerList(ledger)}${eventTable(ledger)}`,
  )
}

function subscriptionTable({ store }: Ledger) {
  const rows = store
    .all('subscription')
    .toReversed()
    .map((subscription) => {
      const { price, current_period_end } = itemOf(subscription)
      const { status, cancel_at_period_end, pause_collection, ended_at, customer, id } =
        subscription
      const state = subscriptionLabels[status] ?? status
      const remarks = [
        cancel_at_period_end && status !== 'canceled' && 'gekündigt',
        pause_collection?.resumes_at && `Pause bis ${onShortDay(pause_collection.resumes_at)}`,
      ].filter(Boolean)
      return html`<tr><td class="long">${store.find('product', price.product)?.name}
<small>${priceLabel(price)}</small><small>${store.find('customer', customer)?.email ?? 'gelöscht'}</small>
<small>${id}</small></td>
<td>${[state, ...remarks].join(', ')}</td><td>${onShortDay(ended_at ?? current_period_end)}</td></tr>`
    })
  if (rows.length === 0) return html`<h2>Abos</h2><p>Noch hat niemand etwas bestellt.</p>`
  return html`<h2>Abos</h2><div class="scroll" tabindex="0"><table><thead><tr><th>Abo</th><th>Status</th><th>Bis</th></tr></thead><tbody>${rows}</tbody></table></div>`
}

function invoiceList(ledger: Ledger) {
  const invoices = ledger.store.all('invoice').slice(-50)
  if (invoices.length === 0) return html``
  return html`<h2>Rechnungen</h2>${invoiceTable(ledger, invoices, true)}`
}

function customerList({ store }: Ledger) {
  const rows = store
    .all('customer')
    .toReversed()
    .map(
      ({ id, email }) => html`<tr><td class="long">${email}</td><td class="long">${id}</td></tr>`,
    )
  if (rows.length === 0) return html``
  return html`<h2>Kundschaft</h2><div class="scroll" tabindex="0"><table><thead><tr><th>E-Mail</th><th>Nummer</th></tr></thead><tbody>${rows}</tbody></table></div>`
}

function eventTable({ store }: Ledger) {
  const rows = store
    .all('event')
    .toReversed()
    .slice(0, 50)
    .map(
      ({
        type,
        created,
        pending_webhooks,
      }) => html`<tr><td class="long">${type}<small>${atMinute(created)}</small></td>
<td>${pending_webhooks === 0 ? 'angekommen' : 'noch nicht angekommen'}</td></tr>`,
    )
  if (rows.length === 0) return html``
  return html`<h2>Letzte Ereignisse</h2><div class="scroll" tabindex="0"><table><thead><tr><th>Ereignis</th><th>Zustellung</th></tr></thead><tbody>${rows}</tbody></table></div>`
}
