import type { Locator, Page } from '@playwright/test'
import { areSchemasHere, schemaProblems } from '../support/stripe-schemas.ts'
import { expect, test } from './fixtures.ts'
import { signUpProven } from './people.ts'
import { buy, contractCard, openTill, order, payWith } from './shop.ts'

/** All customers' events come in one queue. */
const patience = { timeout: 40_000 }
const welcome = 'Willkommen im Familien-Abo!'

/** Lets a month pass at the till, for all its customers. */
async function travelOneMonth(page: Page) {
  await openTill(page)
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

test('a month later the plan is renewed, and an open page says so by itself', async ({
  page,
  context,
}) => {
  test.slow()
  await signUpProven(page)
  await buy(page, 'family-month', welcome)
  await page.goto('/abo')
  const card = contractCard(page, 'Familie monatlich')
  await expect(card).toContainText('Nächste Abbuchung')
  const first = await nextDebit(card)
  await travelOneMonth(await context.newPage())
  await expect
    .poll(async () => (await nextDebit(card)) - first, patience)
    .toBeGreaterThanOrEqual(28)
  expect((await nextDebit(card)) - first).toBeLessThanOrEqual(31)
  await expect(card).toContainText('Aktiv')
})

test('a card that fails a month later is named, and changed in the portal', async ({
  page,
  context,
}) => {
  test.slow()
  await signUpProven(page)
  await order(page, 'family-month')
  await payWith(page, '0341')
  await expect(page.getByRole('heading', { name: welcome, level: 1 })).toBeVisible()
  await page.goto('/abo')
  const card = contractCard(page, 'Familie monatlich')
  await expect(card).toContainText('Aktiv')
  await travelOneMonth(await context.newPage())
  await expect(card).toContainText('Zahlung offen', patience)
  await expect(card).toContainText('Zahlung fehlgeschlagen – bitte Zahlungsmittel prüfen')
  await card.getByRole('button', { name: 'Zahlungsmittel ändern' }).click()
  await page.getByRole('radio', { name: /4242/ }).check()
  await page.getByRole('button', { name: 'Karte speichern' }).click()
  await expect(card).toContainText('Aktiv', patience)
  await expect(card).toContainText('Visa •••• 4242')
})

if (areSchemasHere) {
  test('everything that was ever asked of the till is as Stripe publishes it', async ({ page }) => {
    await openTill(page)
    const address = new URL('/requests.json', page.url()).href
    const requests = await (await page.request.get(address)).json()
    expect(requests).not.toEqual([])
    expect(schemaProblems(requests)).toEqual([])
  })
}
