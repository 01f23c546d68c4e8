import { html } from 'hono/html'
import { z } from 'zod'
import { demoPage } from '../../web/page.ts'
import { type BankAnswer, type TestCard, testCards } from '../ledger/cards.ts'

const Form = z.object({
  card: z.enum(testCards.map(({ last4 }) => last4)),
  bank: z.enum(['approve', 'refuse']).optional(),
})

/** The card and the answer to the bank in a form; null for an invalid form. */
export function parseCard(form: unknown): { card: TestCard; bank?: BankAnswer | undefined } | null {
  return Form.safeParse(form).data ?? null
}

/** Whether the bank asks before this card pays. */
export const needsBank = ({ card, bank }: { card: TestCard; bank?: BankAnswer | undefined }) =>
  card === '3155' && bank === undefined

/** The bank's page; its form goes to the same `action` as the card's. */
export function bankPage(action: string, card: TestCard, targets: string[]): Promise<Response> {
  return demoPage(
    { title: 'Deine Bank fragt nach – Demo-Kasse', formTargets: targets },
    html`<h1>Deine Bank fragt nach</h1>
<p>Bist du es wirklich? Bitte gib die Zahlung mit der Karte ••••&nbsp;${card} frei.</p>
<form method="post" action="${action}"><input type="hidden" name="card" value="${card}">
<button class="primary" name="bank" value="approve">Freigeben</button>
<button class="plain" name="bank" value="refuse">Ablehnen</button></form>`,
  )
}
