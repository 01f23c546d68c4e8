import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** Orders on our own page; the browser is then at the till. */
export async function order(page: Page, item: string) {
  await page.goto(`/abo?bestellen=${item}`)
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
  await expect(page.getByRole('heading', { name: 'Bezahlen' })).toBeVisible()
}

/** Pays at the till with one of Stripe's test cards, named by its last digits. */
export async function payWith(page: Page, last4: string) {
  await page.getByRole('radio', { name: new RegExp(last4) }).check()
  await page.getByRole('button', { name: 'Bezahlen' }).click()
}

/** Orders something and pays it; the browser then shows that it is paid. */
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

/** Opens the till's own page, which knows all customers and lets time pass. */
export async function openTill(page: Page) {
  await page.goto('/demo/mail')
  await page.getByRole('link', { name: 'Demo-Kasse' }).click()
  await expect(page.getByRole('heading', { name: 'Demo-Kasse', level: 1 })).toBeVisible()
}
