import type { Locator, Page } from '@playwright/test'
import { areSchemasAvailable, schemaProblems } from '../support/stripe-schemas.ts'
import { signUpVerified } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { buy, contractCard, openDemoStripe, order, payWith } from './shop.ts'

/** Long, as the demo Stripe sends all customers' events in one queue. */
const eventTimeout = { timeout: 40_000 }
const welcome = 'Willkommen im Familien-Abo!'

/** Moves the demo Stripe's time by one month, for all its customers. */
async function advanceOneMonth(page: Page) {
  await openDemoStripe(page)
  const now = await page.getByRole('heading', { name: /^Es ist/ }).textContent()
  await page.getByRole('button', { name: '1 Monat später' }).click()
  await expect(page.getByRole('heading', { name: /^Es ist/ })).not.toHaveText(now ?? '')
}

const months =
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')

/** The day of the next debit on a contract's card, as the number of days since 1970. */
async function nextDebit(card: Locator): Promise<number> {
  const text = await card.innerText()
  const [, day, month = '', year] = /(\d+)\. (\p{L}+) (\d{4}):? /u.exec(text) ?? []
  return Date.UTC(Number(year), months.indexOf(month), Number(day)) / 86_400_000
}

test('a plan renews after a month, and an open page shows it without a reload', async ({
  page,
  context,
}) => {
  test.slow()
  await signUpVerified(page)
  await buy(page, 'family-month', welcome)
  await page.goto('/abo')
  const card = contractCard(page, 'Familien-Abo monatlich')
  await expect(card).toContainText('Nächste Abbuchung')
  const firstDebit = await nextDebit(card)
  await advanceOneMonth(await context.newPage())
  await expect
    .poll(async () => (await nextDebit(card)) - firstDebit, eventTimeout)
    .toBeGreaterThanOrEqual(28)
  expect((await nextDebit(card)) - firstDebit).toBeLessThanOrEqual(31)
  await expect(card).toContainText('Aktiv')
})

test('a card that fails after a month is reported, and replaced in the portal', async ({
  page,
  context,
}) => {
  test.slow()
  await signUpVerified(page)
  await order(page, 'family-month')
  await payWith(page, '0341')
  await expect(page.getByRole('heading', { name: welcome, level: 1 })).toBeVisible()
  await page.goto('/abo')
  const card = contractCard(page, 'Familien-Abo monatlich')
  await expect(card).toContainText('Aktiv')
  await advanceOneMonth(await context.newPage())
  await expect(card).toContainText('Zahlung offen', eventTimeout)
  await expect(card).toContainText('Zahlung fehlgeschlagen – bitte Zahlungsmittel prüfen')
  await card.getByRole('button', { name: 'Zahlungsmittel ändern' }).click()
  await page.getByRole('radio', { name: /4242/ }).check()
  await page.getByRole('button', { name: 'Karte speichern' }).click()
  await expect(card).toContainText('Aktiv', eventTimeout)
  await expect(card).toContainText('Visa •••• 4242')
})

if (areSchemasAvailable) {
  test('every request to the demo Stripe matches the schemas that Stripe publishes', async ({
    page,
  }) => {
    await openDemoStripe(page)
    const address = new URL('/requests.json', page.url()).href
    const requests = await (await page.request.get(address)).json()
    expect(requests).not.toEqual([])
    expect(schemaProblems(requests)).toEqual([])
  })
}
