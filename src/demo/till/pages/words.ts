import { html } from 'hono/html'
import type { Failure } from '../ledger/cards.ts'
import { testCards } from '../ledger/cards.ts'
import type { Price } from '../ledger/objects.ts'

const money = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })
export const inEuros = (cents: number) => money.format(cents / 100).replace('-', '−')

const days = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' })
const shortDays = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeZone: 'Europe/Berlin',
})
const minutes = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
})
/** A day, e.g. 21. November 2026; times come in seconds. */
export const onDay = (seconds: number) => days.format(seconds * 1000)
/** E.g. 21.11.2026, for a table. */
export const onShortDay = (seconds: number) => shortDays.format(seconds * 1000)
export const atMinute = (seconds: number) => minutes.format(seconds * 1000)

/** E.g. 4,99 € im Monat. */
export const priceWords = ({ unit_amount, recurring }: Price) =>
  `${inEuros(unit_amount ?? 0)} im ${recurring?.interval === 'year' ? 'Jahr' : 'Monat'}`

export const failureWords: Record<Failure, string> = {
  card_declined: 'Deine Karte wurde abgelehnt.',
  payment_intent_authentication_failure:
    'Deine Bank hat die Zahlung nicht freigegeben. Wähle eine andere Karte oder versuche es noch einmal.',
}

export const invoiceStates: Record<string, string> = {
  draft: 'Entwurf',
  open: 'offen',
  paid: 'bezahlt',
  void: 'entfällt',
  uncollectible: 'nicht einzuziehen',
}

export const subscriptionStates: Record<string, string> = {
  active: 'läuft',
  past_due: 'Zahlung offen',
  canceled: 'beendet',
}

/** The test cards to choose from. */
export const cardChoice = () => html`<fieldset><legend>Testkarte</legend>
${testCards.map(
  ({ last4, number, words }, index) => html`<label><input type="radio" name="card" value="${last4}"
${index === 0 ? 'checked' : ''} required><span>${number}<small>${words}</small></span></label>`,
)}</fieldset>`

export const alert = (words: string | null) => (words ? html`<p role="alert">${words}</p>` : html``)
