import type { Page } from '@playwright/test'
import { send } from './family-calls.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { untilProfileKept } from './kept-here.ts'
import { signUp, signUpProven } from './people.ts'
import { tryAgain } from './try-again.ts'

// Answers that fail or never come are what these tests are about.
test.use({ expectedNoise: /status of (401|403|500|503)|ERR_INTERNET_DISCONNECTED|Failed to fetch/ })

const orderButton = (page: Page) =>
  page.getByRole('button', { name: 'Zahlungspflichtig bestellen' })
const openOrder = {
  orderNumber: 'FH-1',
  item: 'family-month',
  amountCents: 499,
  orderedAt: '2026-11-21T10:00:00+01:00',
  state: 'open',
  failure: null,
  subscription: null,
}

/** Answers a call as the server would. */
const answer = (page: Page, call: string, json: object) =>
  page.route(`**/rpc/billing/${call}**`, (route) => route.fulfill({ json: { json } }))

/** Refuses a call as the server would. */
const refuse = (page: Page, call: string, code: string, status: number) =>
  page.route(`**/rpc/billing/${call}**`, (route) =>
    route.fulfill({
      status,
      json: { json: { defined: true, code, status, message: '', data: { retryAfterSeconds: 40 } } },
    }),
  )

test('an order that is not taken says why, and can be sent again', async ({ page, context }) => {
  await signUpProven(page)
  await page.goto('/abo?bestellen=family-month')
  for (const [code, status, words] of [
    ['PROVIDER_UNAVAILABLE', 503, 'Bezahlen ist gerade nicht möglich. Es wurde nichts abgebucht.'],
    ['ALREADY_SUBSCRIBED', 409, 'Dafür habt ihr schon ein Abo.'],
    ['TOO_MANY_REQUESTS', 429, 'Das waren zu viele Versuche.'],
    ['UNAUTHORIZED', 401, 'Du bist nicht mehr angemeldet.'],
    ['INTERNAL_SERVER_ERROR', 500, 'Da ist uns etwas durcheinandergeraten.'],
  ] as const) {
    await refuse(page, 'order', code, status)
    await orderButton(page).click()
    await expect(page.getByRole('alert')).toContainText(words)
    await expect(orderButton(page)).toBeEnabled()
    await page.unroute('**/rpc/billing/order**')
  }
  await context.setOffline(true)
  await orderButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Prüfe bitte deine Internetverbindung')
  await context.setOffline(false)
  await orderButton(page).click()
  await expect(page.getByRole('heading', { name: 'Bezahlen' })).toBeVisible()
})

test('an order behind a closed gate waits until the parents have opened it', async ({ page }) => {
  await signUpProven(page)
  await send(page, 'PUT', '/gate/pin', { pin: '4711' })
  await page.goto('/abo?bestellen=video-60')
  await expect(orderButton(page)).toBeVisible()
  await untilProfileKept(page)
  // The page does not know of the gate yet.
  const tell = await hold(page, '**/rpc/device/get*')
  await send(page, 'DELETE', '/gate')
  await orderButton(page).click()
  await tell()
  await page.getByLabel('Eltern-PIN', { exact: true }).fill('4711')
  await page.getByRole('button', { name: 'Aufschließen' }).click()
  await orderButton(page).click()
  await expect(page.getByRole('heading', { name: 'Bezahlen' })).toBeVisible()
  await send(page, 'DELETE', '/gate')
  await page.goto('/abo')
  await expect(page.getByLabel('Eltern-PIN', { exact: true })).toBeVisible()
  await expect(page.getByText('4,99')).toHaveCount(0)
})

test('contracts that do not come leave the prices readable and can be asked for again', async ({
  page,
}) => {
  await signUp(page)
  await refuse(page, 'get', 'INTERNAL_SERVER_ERROR', 500)
  await page.goto('/abo')
  const failure = page.getByText(/Deine Verträge ließen sich gerade nicht laden/)
  await expect(failure).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Familie jährlich' })).toBeVisible()
  await page.unroute('**/rpc/billing/get**')
  await tryAgain(page, () => expect(failure).toHaveCount(0, { timeout: 2000 }))
})

test('a payment that takes long says so after a minute, and is still waited for', async ({
  page,
}) => {
  const welcome = page.getByRole('heading', { name: 'Willkommen im Familien-Abo!' })
  await signUp(page)
  await page.clock.install()
  await answer(page, 'confirm', openOrder)
  await page.goto('/payment-success?session_id=cs_test_1')
  await expect(page.getByRole('heading', { name: 'Zahlung wird bestätigt…' })).toBeVisible()
  await untilProfileKept(page)
  await page.clock.runFor(61_000)
  await expect(page.getByText(/^Das dauert ungewöhnlich lange/)).toBeVisible()
  await answer(page, 'confirm', { ...openOrder, state: 'paid' })
  await expect(async () => {
    // Once more where a question was still on its way: its answer is that of before.
    await page.clock.runFor(20_000)
    await expect(welcome).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })
})

test('an order that nobody can pay any more leads to the reason', async ({ page }) => {
  await signUp(page)
  await answer(page, 'confirm', { ...openOrder, state: 'closed', failure: 'expired' })
  await answer(page, 'getOrder', { ...openOrder, state: 'closed', failure: 'expired' })
  await page.goto('/payment-success?session_id=cs_test_1')
  await expect(page).toHaveURL('/payment-failure?bestellung=FH-1')
  await expect(page.getByText('Die Zeit für die Zahlung ist abgelaufen.')).toBeVisible()
  await answer(page, 'getOrder', { ...openOrder, state: 'paid' })
  await page.reload()
  await expect(page.getByText('Deine Zahlung ist doch noch angekommen.')).toBeVisible()
})

test('a success page without an order of one’s own unlocks nothing', async ({ page }) => {
  await signUp(page)
  for (const address of [
    '/payment-success',
    '/payment-success?session_id=%7BCHECKOUT_SESSION_ID%7D',
    '/payment-success?session_id=cs_test_foreign',
    '/payment-success?bestellung=FH-99999',
  ]) {
    await test.step(address, async () => {
      await page.goto(address)
      await expect(page.getByText(/finden wir keine Bestellung von dir/)).toBeVisible()
      await expect(page.getByRole('link', { name: 'Zum Abo' })).toBeVisible()
    })
  }
})
