import type { Page } from '@playwright/test'
import { signUp, signUpVerified } from './accounts.ts'
import { waitForStoredProfile } from './browser-store.ts'
import { callApi } from './family-calls.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'
import { tryAgain } from './try-again.ts'

// These tests provoke answers that fail or never arrive.
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

/** Answers a call in place of the server. */
const answerCall = (page: Page, call: string, json: object) =>
  page.route(`**/rpc/billing/${call}**`, (route) => route.fulfill({ json: { json } }))

/** Refuses a call in place of the server. */
const refuseCall = (page: Page, call: string, code: string, status: number) =>
  page.route(`**/rpc/billing/${call}**`, (route) =>
    route.fulfill({
      status,
      json: { json: { defined: true, code, status, message: '', data: { retryAfterSeconds: 40 } } },
    }),
  )

test('a refused order says why, and can be sent again', async ({ page, context }) => {
  await signUpVerified(page)
  await page.goto('/abo?bestellen=family-month')
  for (const [code, status, text] of [
    ['PROVIDER_UNAVAILABLE', 503, 'Bezahlen ist gerade nicht möglich. Es wurde nichts abgebucht.'],
    ['ALREADY_SUBSCRIBED', 409, 'Dafür habt ihr schon ein Abo.'],
    ['TOO_MANY_REQUESTS', 429, 'Das waren zu viele Versuche.'],
    ['UNAUTHORIZED', 401, 'Du bist nicht mehr angemeldet.'],
    ['INTERNAL_SERVER_ERROR', 500, 'Da ist uns etwas durcheinandergeraten.'],
  ] as const) {
    await refuseCall(page, 'order', code, status)
    await orderButton(page).click()
    await expect(page.getByRole('alert')).toContainText(text)
    await expect(orderButton(page)).toBeEnabled()
    await page.unroute('**/rpc/billing/order**')
  }
  await context.setOffline(true)
  await expect(page.getByText('Bestellen geht nur mit Internet.')).toBeVisible()
  await expect(orderButton(page)).toHaveCount(0)
  await context.setOffline(false)
  await orderButton(page).click()
  await expect(page.getByRole('heading', { name: 'Bezahlen' })).toBeVisible()
})

test('an order behind a closed gate waits until the parents have opened it', async ({ page }) => {
  await signUpVerified(page)
  await callApi(page, 'PUT', '/gate/pin', { pin: '4711' })
  await page.goto('/abo?bestellen=video-60')
  await expect(orderButton(page)).toBeVisible()
  await waitForStoredProfile(page)
  // The page does not learn yet that the gate is closed.
  const release = await holdRequests(page, '**/rpc/device/get*')
  await callApi(page, 'DELETE', '/gate')
  await orderButton(page).click()
  await release()
  await page.getByLabel('Eltern-PIN', { exact: true }).fill('4711')
  await page.getByRole('button', { name: 'Aufschließen' }).click()
  await orderButton(page).click()
  await expect(page.getByRole('heading', { name: 'Bezahlen' })).toBeVisible()
  await callApi(page, 'DELETE', '/gate')
  await page.goto('/abo')
  await expect(page.getByLabel('Eltern-PIN', { exact: true })).toBeVisible()
  await expect(page.getByText('4,99')).toHaveCount(0)
})

test('without the contracts the prices stay readable, and the contracts can be requested again', async ({
  page,
}) => {
  await signUp(page)
  await refuseCall(page, 'get', 'INTERNAL_SERVER_ERROR', 500)
  await page.goto('/abo')
  const failure = page.getByText(/Eure Verträge ließen sich gerade nicht laden/)
  await expect(failure).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Familien-Abo jährlich' })).toBeVisible()
  await page.unroute('**/rpc/billing/get**')
  await tryAgain(page, () => expect(failure).toHaveCount(0, { timeout: 2000 }))
})

test('a slow payment says so after a minute, and the page keeps waiting for it', async ({
  page,
}) => {
  const welcome = page.getByRole('heading', { name: 'Willkommen im Familien-Abo!' })
  await signUp(page)
  await page.clock.install()
  await answerCall(page, 'confirm', openOrder)
  await page.goto('/payment-success?session_id=cs_test_1')
  await expect(page.getByRole('heading', { name: 'Zahlung wird bestätigt…' })).toBeVisible()
  await waitForStoredProfile(page)
  await page.clock.runFor(61_000)
  await expect(page.getByText(/^Das dauert ungewöhnlich lange/)).toBeVisible()
  await answerCall(page, 'confirm', { ...openOrder, state: 'paid' })
  await expect(async () => {
    // Repeated, as a request that is already running still gets the old answer.
    await page.clock.runFor(20_000)
    await expect(welcome).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })
})

test('an order that can no longer be paid leads to the reason', async ({ page }) => {
  await signUp(page)
  await answerCall(page, 'confirm', { ...openOrder, state: 'closed', failure: 'expired' })
  await answerCall(page, 'getOrder', { ...openOrder, state: 'closed', failure: 'expired' })
  await page.goto('/payment-success?session_id=cs_test_1')
  await expect(page).toHaveURL('/payment-failure?bestellung=FH-1')
  await expect(page.getByText('Die Zeit für die Zahlung ist abgelaufen.')).toBeVisible()
  await answerCall(page, 'getOrder', { ...openOrder, state: 'paid' })
  await page.reload()
  await expect(page.getByText('Deine Zahlung ist doch noch angekommen.')).toBeVisible()
})

test('the success page unlocks nothing without an order of the account', async ({ page }) => {
  await signUp(page)
  for (const address of [
    '/payment-success',
    '/payment-success?session_id=%7BCHECKOUT_SESSION_ID%7D',
    '/payment-success?session_id=cs_test_foreign',
    '/payment-success?bestellung=FH-99999',
  ]) {
    await test.step(address, async () => {
      await page.goto(address)
      await expect(page.getByText(/finden wir keine Bestellung von euch/)).toBeVisible()
      await expect(page.getByRole('link', { name: 'Zum Abo' })).toBeVisible()
    })
  }
})
