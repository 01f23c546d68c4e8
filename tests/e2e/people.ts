import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

export interface Family {
  name: string
  email: string
  password: string
}

let families = 0

/** A family nobody else in this run has. */
export function newFamily(): Family {
  const id = `${process.pid}-${++families}-${Math.random().toString(36).slice(2, 8)}`
  return {
    name: 'Familie Winter',
    email: `familie-${id}@example.org`,
    password: 'sieben lila Löwen',
  }
}

/** Fills in the register form of the open login page and waits for the welcome. */
export async function register(page: Page, family: Family) {
  await page.getByLabel('Spitzname').fill(family.name)
  await page.getByLabel('E-Mail-Adresse').fill(family.email)
  await page.getByLabel('Passwort', { exact: true }).fill(family.password)
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await page.getByRole('link', { name: 'Zu den Geschichten' }).click()
  await expect(page.getByRole('heading', { name: 'Geschichten', level: 1 })).toBeVisible()
}

export async function signIn(page: Page, family: Family) {
  await page.goto('/login')
  await page.getByLabel('E-Mail-Adresse').fill(family.email)
  await page.getByLabel('Passwort', { exact: true }).fill(family.password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
}

/** The remaining-stories counter in the header. */
export function counter(page: Page) {
  return page
    .getByRole('banner')
    .getByText(/Verbleibende Geschichten/)
    .locator('..')
}

/** Opens a story from the library by its title and its sheet. */
export async function openStory(page: Page, title: string) {
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('dialog').getByRole('link', { name: /lesen/i }).click()
}
