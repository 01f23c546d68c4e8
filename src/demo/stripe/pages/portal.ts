import { Hono } from 'hono'
import { html } from 'hono/html'
import { demoPage } from '../../web/page.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { Customer, PortalSession } from '../ledger/objects.ts'
import { changePrice, itemOf, quoteChange } from '../ledger/subscriptions.ts'
import { changeCard, defaultCard } from '../ledger/wallet.ts'
import { bankPage, needsBank, parseCard } from './bank.ts'
import { invoiceTable } from './invoice.ts'
import { alert, cardChoice, failureLabels, inEuros, priceLabel } from './labels.ts'

interface Visit {
  session: PortalSession
  customer: Customer
}

/** The customer portal: cards, invoices, and the confirmation of another price. */
export function portalPages(ledger: Ledger): Hono {
  const app = new Hono()
  const { store } = ledger

  function find(id: string): Visit | null {
    const session = store.find('billing_portal.session', id)
    const customer = session && store.find('customer', session.customer)
    return customer ? { session, customer } : null
  }

  app.get('/p/session/:id', (c) => {
    const visit = find(c.req.param('id'))
    return visit ? visitPage(ledger, visit, null) : expiredPage()
  })

  app.post('/p/session/:id/card', async (c) => {
    const given = parseCard(await c.req.parseBody())
    const visit = find(c.req.param('id'))
    if (!visit) return expiredPage()
    if (!given) return visitPage(ledger, visit, 'Bitte wähle eine Karte.')
    const { session, customer } = visit
    if (needsBank(given))
      return bankPage(`/p/session/${session.id}/card`, given.card, targetsOf(session))
    const change = changeCard(ledger, customer, given)
    await store.save()
    if ('failure' in change) return visitPage(ledger, visit, failureLabels[change.failure])
    return c.redirect(session.flow ? afterFlow(session) : `/p/session/${session.id}`, 303)
  })

  app.post('/p/session/:id/confirm', async (c) => {
    const visit = find(c.req.param('id'))
    const change = visit && changeOf(ledger, visit.session)
    if (!visit || !change) return expiredPage()
    const card = store.find('payment_method', String(change.subscription.default_payment_method))
    if (!card) return visitPage(ledger, visit, 'Es ist keine Karte hinterlegt.')
    const failure = changePrice(ledger, change.subscription, change.price, card)
    await store.save()
    if (failure) return visitPage(ledger, visit, failureLabels[failure])
    return c.redirect(afterFlow(visit.session), 303)
  })
  return app
}

const afterFlow = ({ flow, return_url }: PortalSession) =>
  flow?.after_completion.redirect?.return_url ?? return_url ?? '/'

const targetsOf = (session: PortalSession) => [new URL(afterFlow(session)).origin]

/** The change that a session confirms; null where it was made already. */
function changeOf({ store }: Ledger, { flow }: PortalSession) {
  const confirm = flow?.subscription_update_confirm
  const subscription = store.find('subscription', confirm?.subscription ?? '')
  const price = store.find('price', confirm?.items[0]?.price ?? '')
  if (!subscription || !price) return null
  const isOpen = subscription.status === 'active' && itemOf(subscription).price.id !== price.id
  return isOpen ? { subscription, price } : null
}

function visitPage(ledger: Ledger, visit: Visit, problem: string | null) {
  switch (visit.session.flow?.type) {
    case 'subscription_update_confirm':
      return confirmPage(ledger, visit, problem)
    case 'payment_method_update':
      return portalPage(visit, html`<h1>Karte ändern</h1>${alert(problem)}${cardForm(visit)}`)
    default:
      return homePage(ledger, visit, problem)
  }
}

const portalPage = ({ session }: Visit, content: ReturnType<typeof html>) =>
  demoPage(
    { title: 'Kundenbereich – Demo-Kasse', formTargets: targetsOf(session), isWide: !session.flow },
    html`<nav><a href="${session.return_url ?? '/'}">Zurück zu Fabelhain</a></nav>${content}`,
  )

const cardForm = ({ session }: Visit) => html`
<form method="post" action="/p/session/${session.id}/card">${cardChoice()}
<button class="primary">Karte speichern</button></form>`

function homePage(ledger: Ledger, visit: Visit, problem: string | null) {
  const { customer } = visit
  const card = defaultCard(ledger, customer)?.card
  const invoices = ledger.store.all('invoice').filter((invoice) => invoice.customer === customer.id)
  return portalPage(
    visit,
    html`<h1>Zahlungen und Rechnungen</h1><p class="soft">${customer.email ?? ''}</p>
<h2>Karte</h2><p>${card ? `Visa ••••\u00a0${card.last4}, gültig bis ${card.exp_month}/${card.exp_year}` : 'Noch keine'}</p>
${alert(problem)}
<details ${problem ? 'open' : ''}><summary>Andere Karte hinterlegen</summary>${cardForm(visit)}</details>
<h2>Rechnungen</h2>
${invoices.length > 0 ? invoiceTable(ledger, invoices) : html`<p>Noch gibt es keine.</p>`}`,
  )
}

function confirmPage(ledger: Ledger, visit: Visit, problem: string | null) {
  const change = changeOf(ledger, visit.session)
  if (!change) {
    return portalPage(
      visit,
      html`<h1>Alles erledigt</h1><p>Hier ist nichts mehr zu bestätigen.</p>`,
    )
  }
  const { subscription, price } = change
  const { creditCents, dueCents } = quoteChange(ledger, subscription, price)
  return portalPage(
    visit,
    html`<h1>Änderung bestätigen</h1>
<dl><dt>Bisher</dt><dd>${priceLabel(itemOf(subscription).price)}</dd>
<dt>Neu</dt><dd>${priceLabel(price)}</dd>
<dt>Gutschrift für die restliche Zeit</dt><dd>${inEuros(-creditCents)}</dd>
<dt>Heute zu zahlen</dt><dd><strong>${inEuros(dueCents)}</strong></dd></dl>
${alert(problem)}
<form method="post" action="/p/session/${visit.session.id}/confirm"><button class="primary">Bestätigen</button></form>`,
  )
}

const expiredPage = () =>
  demoPage(
    { title: 'Demo-Kasse' },
    html`<h1>Dieser Besuch ist vorbei</h1><p>Bitte öffne die Seite in Fabelhain noch einmal.</p>`,
  )
