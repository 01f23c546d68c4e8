import { Hono } from 'hono'
import { html } from 'hono/html'
import { demoPage } from '../../web/page.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { inEuros, invoiceStates, onDay } from './words.ts'

/** An invoice, to be printed. */
export function invoicePages({ store }: Ledger): Hono {
  const app = new Hono()
  app.get('/i/:id', (c) => {
    const invoice = store.find('invoice', c.req.param('id'))
    if (!invoice) return c.notFound()
    const { number, created, customer_email, total, status, lines } = invoice
    return demoPage(
      { title: `Rechnung ${number} – Demo-Kasse`, isWide: true },
      html`<h1>Rechnung ${number}</h1>
<p>${onDay(created)} · ${customer_email ?? ''} · ${invoiceStates[status ?? ''] ?? status}</p>
<div class="scroll" tabindex="0"><table><thead><tr><th>Position</th><th>Zeitraum</th><th class="sum">Betrag</th></tr></thead>
<tbody>${lines.data.map(
        ({ description, period, amount, pricing }) => html`<tr>
<td>${productName(pricing.price_details?.product)}<br><small>${description}</small></td>
<td>${onDay(period.start)} – ${onDay(period.end)}</td><td class="sum">${inEuros(amount)}</td></tr>`,
      )}</tbody>
<tfoot><tr><th colspan="2">Summe, inkl. MwSt.</th><th class="sum">${inEuros(total)}</th></tr></tfoot></table></div>
<p class="soft">Dies ist eine Rechnung der Demo; es ist kein Geld geflossen.</p>`,
    )
  })

  const productName = (id: string | undefined) => store.find('product', id ?? '')?.name ?? ''
  return app
}
