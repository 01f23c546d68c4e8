import { type DemoStripe, startDemoStripe } from '../../src/demo/stripe/demo-stripe.ts'
import type { Clock } from '../../src/server/platform/clock.ts'
import { silentLog } from './log.ts'

type TestCard = '4242' | '0002' | '3155' | '0341'

/** A customer's choices at the demo Stripe. */
interface Choice {
  card: TestCard
  /** The answer to the bank's request. */
  bank?: 'approve' | 'refuse'
}

/** Starts a demo Stripe that delivers events by `send`, or withholds them until the test delivers them. */
export function startTestStripe({
  clock,
  send,
  ...options
}: {
  clock: Clock
  send?: (request: Request) => Promise<Response>
  directory?: string
  webhookUrl?: string
  deliver?: 'auto' | 'hold'
}): Promise<DemoStripe> {
  return startDemoStripe({
    host: '127.0.0.1',
    clock,
    log: silentLog,
    webhookUrl: 'http://fabelhain.test/api/stripe/webhook',
    deliver: send ? 'auto' : 'hold',
    ...(send && { send }),
    ...options,
  })
}

/** Submits a form of a page, without following redirects. */
async function submit(page: string, action: string, form: Record<string, string>) {
  const response = await fetch(new URL(action, page), {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  })
  return { location: response.headers.get('location'), html: await response.text() }
}

/** Submits a card and answers the bank; `location` is null where a page is shown. */
async function submitCard(page: string, { card, bank = 'approve' }: Choice) {
  const html = await (await fetch(page)).text()
  const action = html.match(/action="([^"]*(?:\/c\/pay\/|\/card)[^"]*)"/)?.[1]
  if (!action || !html.includes(`name="card" value="${card}"`))
    throw new Error(`no card form at ${page}`)
  const first = await submit(page, action, { card })
  return first.html.includes('Deine Bank fragt nach') ? submit(page, action, { card, bank }) : first
}

/** Pays a checkout. */
export const payCheckout = (url: string | null, choice: Choice) => submitCard(url ?? '', choice)

/** Changes the card in the portal. */
export const changeCard = submitCard

/** Confirms the change that a portal visit was opened for. */
export async function confirmChange(page: string) {
  const html = await (await fetch(page)).text()
  return { before: html, ...(await submit(page, `${new URL(page).pathname}/confirm`, {})) }
}
