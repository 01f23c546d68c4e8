import { html } from 'hono/html'
import { type Failure, testCards } from '../ledger/cards.ts'
import type { Price } from '../ledger/objects.ts'

const euroFormat = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })
export const inEuros = (cents: number) => euroFormat.format(cents / 100).replace('-', '−')

const dayFormat = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' })
const shortDayFormat = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeZone: 'Europe/Berlin',
})
const minuteFormat = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
})
/** A day, e.g. 21. November 2026, of a time in seconds. */
export const onDay = (seconds: number) => dayFormat.format(seconds * 1000)
/** E.g. 21.11.2026, for a table. */
export const onShortDay = (seconds: number) => shortDayFormat.format(seconds * 1000)
export const atMinute = (seconds: number) => minuteFormat.format(seconds * 1000)

/** E.g. 4,99 € im Monat. */
export const priceLabel = ({ unit_amount, recurring }: Price) =>
  `${inEuros(unit_amount ?? 0)} im ${recurring?.interval === 'year' ? 'Jahr' : 'Monat'}`

export const failureLabels: Record<Failure, string> = {
  card_declined: 'Deine Karte wurde abgelehnt.',
  payment_intent_authentication_failure:
    'Deine Bank hat die Zahlung nicht freigegeben. Wähle eine andere Karte oder versuche es noch einmal.',
}

export const invoiceLabels: Record<string, string> = {
  draft: 'Entwurf',
  open: 'offen',
  paid: 'bezahlt',
  void: 'entfällt',
  uncollectible: 'nicht einzuziehen',
}

export const subscriptionLabels: Record<string, string> = {
  active: 'läuft',
  past_due: 'Zahlung offen',
  canceled: 'beendet',
}

/** The test cards to choose from. */
export const cardChoice = () => html`<fieldset><legend>Testkarte</legend>
${testCards.map(
  ({ last4, number, label }, index) => html`<label><input type="radio" name="card" value="${last4}"
${index === 0 ? 'checked' : ''} required><span>${number}<small>${label}</small></span></label>`,
)}</fieldset>`

export const alert = (message: string | null) =>
  message ? html`<p role="alert">${message}</p>` : html``
