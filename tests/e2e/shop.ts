import { expect, type Page } from '@playwright/test'

/** Orders on our own page; the browser then shows the payment page of the demo Stripe. */
export async function order(page: Page, item: string) {
  await page.goto(`/abo?bestellen=${item}`)
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
  await expect(page.getByRole('heading', { name: 'Bezahlen' })).toBeVisible()
}

/** Pays with one of Stripe's test cards, named by its last four digits. */
export async function payWith(page: Page, last4: string) {
  await page.getByRole('radio', { name: new RegExp(last4) }).check()
  await page.getByRole('button', { name: 'Bezahlen' }).click()
}

/** Orders an item and pays for it; the browser then shows the page after the payment. */
export async function buy(page: Page, item: string, welcome: string) {
  await order(page, item)
  await payWith(page, '4242')
  await expect(page.getByRole('heading', { name: welcome, level: 1 })).toBeVisible()
}

/** The card of a contract on the page „Abo“. */
export function contractCard(page: Page, name: string) {
  return page
    .getByRole('region', { name: 'Eure Verträge' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, level: 3 }) })
}

/** Opens the page of the demo Stripe, which lists all customers and can move its time. */
export async function openDemoStripe(page: Page) {
  await page.goto('/demo/mail')
  await page.getByRole('link', { name: 'Demo-Kasse' }).click()
  await expect(page.getByRole('heading', { name: 'Demo-Kasse', level: 1 })).toBeVisible()
}
