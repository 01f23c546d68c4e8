import { Hono } from 'hono'
import { html } from 'hono/html'
import { demoPage } from '../../web/page.ts'
import { orderOf, payCheckout } from '../ledger/checkouts.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { CheckoutSession } from '../ledger/objects.ts'
import { bankPage, needsBank, parseCard } from './bank.ts'
import { alert, cardChoice, failureLabels, priceLabel } from './labels.ts'

/** The hosted checkout. */
export function checkoutPages(ledger: Ledger): Hono {
  const app = new Hono()
  const { store } = ledger

  app.get('/c/pay/:id', (c) => {
    const session = store.find('checkout.session', c.req.param('id'))
    return session?.status === 'open' ? payPage(ledger, session, null) : expiredPage(session)
  })

  app.post('/c/pay/:id', async (c) => {
    const given = parseCard(await c.req.parseBody())
    const session = store.find('checkout.session', c.req.param('id'))
    // A repeated click pays once.
    if (session?.status === 'complete') return c.redirect(afterPayment(session), 303)
    if (session?.status !== 'open') return expiredPage(session)
    if (!given) return payPage(ledger, session, 'Bitte wähle eine Karte.')
    const action = `/c/pay/${session.id}`
    if (needsBank(given)) return bankPage(action, given.card, targetsOf(session))
    const failure = payCheckout(ledger, session, given)
    await store.save()
    if (failure) return payPage(ledger, session, failureLabels[failure])
    return c.redirect(afterPayment(session), 303)
  })
  return app
}

const afterPayment = ({ success_url, id }: CheckoutSession) =>
  success_url?.replaceAll('{CHECKOUT_SESSION_ID}', id) ?? '/'

/** Origins to which the form redirects, for the page's policy. */
const targetsOf = ({ success_url, url }: CheckoutSession) =>
  [success_url ?? url].flatMap((target) => (target ? [new URL(target).origin] : []))

function payPage(ledger: Ledger, session: CheckoutSession, problem: string | null) {
  const { price, customer } = orderOf(ledger, session)
  const product = ledger.store.find('product', price.product)
  return demoPage(
    { title: 'Bezahlen – Demo-Kasse', formTargets: targetsOf(session) },
    html`<h1>Bezahlen</h1><p class="soft">Dies ist die Demo-Kasse: Sie steht hier anstelle von Stripe. Es fließt kein Geld.</p>
<dl><dt>Produkt</dt><dd>${product?.name ?? 'Fabelhain'}</dd>
<dt>Preis</dt><dd><strong>${priceLabel(price)}</strong>, inkl. MwSt.</dd>
<dt>E-Mail</dt><dd>${customer.email ?? '–'}</dd></dl>
${alert(problem)}
<form method="post" action="/c/pay/${session.id}">${cardChoice()}
<button class="primary">Bezahlen</button></form>
${session.cancel_url ? html`<a class="row plain" href="${session.cancel_url}">Abbrechen</a>` : ''}`,
  )
}

function expiredPage(session: CheckoutSession | undefined) {
  const text =
    session?.status === 'complete'
      ? 'Diese Bestellung ist schon bezahlt.'
      : 'Diese Seite gilt nicht mehr. Bitte beginne die Bestellung in Fabelhain noch einmal.'
  return demoPage(
    { title: 'Demo-Kasse' },
    html`<h1>Hier gibt es nichts zu bezahlen</h1><p>${text}</p>`,
  )
}
