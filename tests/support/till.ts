import type { Till } from '../../src/demo/till/till.ts'
import { startTill } from '../../src/demo/till/till.ts'
import type { Clock } from '../../src/server/platform/clock.ts'
import { silentLog } from './log.ts'

type TestCard = '4242' | '0002' | '3155' | '0341'

/** What a person does at the till. */
interface Choice {
  card: TestCard
  /** Said to the bank where it asks. */
  bank?: 'approve' | 'refuse'
}

/** A till that delivers by `send`, or keeps events until a test delivers them. */
export function startTestTill({
  clock,
  send,
  ...options
}: {
  clock: Clock
  send?: (request: Request) => Promise<Response>
  directory?: string
  webhookUrl?: string
  deliver?: 'auto' | 'hold'
}): Promise<Till> {
  return startTill({
    host: '127.0.0.1',
    clock,
    log: silentLog,
    webhookUrl: 'http://fabelhain.test/api/stripe/webhook',
    deliver: send ? 'auto' : 'hold',
    ...(send && { send }),
    ...options,
  })
}

/** Reads a page and sends one of its forms, as a browser does; ends where it is led away. */
async function submit(page: string, action: string, form: Record<string, string>) {
  const response = await fetch(new URL(action, page), {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  })
  return { location: response.headers.get('location'), html: await response.text() }
}

/** Chooses a card on a page, answers the bank; where it leads, or the page that stays. */
async function giveCard(page: string, { card, bank = 'approve' }: Choice) {
  const html = await (await fetch(page)).text()
  const action = html.match(/action="([^"]*(?:\/c\/pay\/|\/card)[^"]*)"/)?.[1]
  if (!action || !html.includes(`name="card" value="${card}"`))
    throw new Error(`no card is asked for at ${page}`)
  const first = await submit(page, action, { card })
  return first.html.includes('Deine Bank fragt nach') ? submit(page, action, { card, bank }) : first
}

/** Pays a checkout. */
export const payCheckout = (url: string | null, choice: Choice) => giveCard(url ?? '', choice)

/** Gives another card in the portal. */
export const changeCard = giveCard

/** Confirms the change that a portal visit was opened for. */
export async function confirmChange(page: string) {
  const html = await (await fetch(page)).text()
  return { before: html, ...(await submit(page, `${new URL(page).pathname}/confirm`, {})) }
}
