import { Hono } from 'hono'
import { html } from 'hono/html'
import { demoPage } from '../../web/page.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { Invoice } from '../ledger/objects.ts'
import { refundsOf } from '../ledger/payments.ts'
import { inEuros, invoiceLabels, onDay, onShortDay } from './labels.ts'

/** Pages of invoices, for printing. */
export function invoicePages(ledger: Ledger): Hono {
  const app = new Hono()
  app.get('/i/:id', (c) => {
    const invoice = ledger.store.find('invoice', c.req.param('id'))
    return invoice ? invoicePage(ledger, invoice) : c.notFound()
  })
  return app
}

function invoicePage(ledger: Ledger, invoice: Invoice) {
  const { number, created, customer_email, total, lines } = invoice
  const productName = (id = '') => ledger.store.find('product', id)?.name ?? ''
  const rows = lines.data.map(
    ({ description, period, amount, pricing }) => html`<tr>
<td>${productName(pricing.price_details?.product)}<small>${description}</small></td>
<td>${onShortDay(period.start)} – ${onShortDay(period.end)}</td><td class="sum">${inEuros(amount)}</td></tr>`,
  )
  const refunds = refundsOf(ledger, invoice).map(
    (refund) => html`<tr><td colspan="2">Erstattet am ${onDay(refund.created)}</td>
<td class="sum">${inEuros(-refund.amount)}</td></tr>`,
  )
  return demoPage(
    { title: `Rechnung ${number} – Demo-Kasse`, isWide: true },
    html`<h1>Rechnung ${number}</h1>
<p class="soft">Dies ist eine Rechnung der Demo: Es ist kein Geld geflossen.</p>
<dl><dt>Datum</dt><dd>${onDay(created)}</dd><dt>An</dt><dd>${customer_email ?? '–'}</dd>
<dt>Status</dt><dd>${invoiceState(ledger, invoice)}</dd></dl>
<div class="scroll" tabindex="0"><table><thead><tr><th>Position</th><th>Zeitraum</th><th class="sum">Betrag</th></tr></thead>
<tbody>${rows}</tbody>
<tfoot><tr><th colspan="2">Summe, inkl. MwSt.</th><th class="sum">${inEuros(total)}</th></tr>${refunds}</tfoot></table></div>`,
  )
}

function invoiceState(ledger: Ledger, invoice: Invoice): string {
  const backCents = refundsOf(ledger, invoice).reduce((sum, { amount }) => sum + amount, 0)
  if (backCents > 0) return backCents < invoice.amount_paid ? 'teilweise erstattet' : 'erstattet'
  const { status } = invoice
  return invoiceLabels[status ?? ''] ?? status ?? ''
}

/** A table of invoices with links, newest first; `hasCustomers` adds their customers. */
export function invoiceTable(ledger: Ledger, invoices: Invoice[], hasCustomers = false) {
  const rows = invoices.toReversed().map((invoice) => {
    const { id, number, created, customer_email, total } = invoice
    return html`<tr><td class="long"><a href="/i/${id}">${number}</a>
<small>${onShortDay(created)}</small>${hasCustomers && html`<small>${customer_email}</small>`}</td>
<td>${invoiceState(ledger, invoice)}</td><td class="sum">${inEuros(total)}</td></tr>`
  })
  return html`<div class="scroll" tabindex="0"><table><thead><tr><th>Rechnung</th><th>Status</th>
<th class="sum">Betrag</th></tr></thead><tbody>${rows}</tbody></table></div>`
}
