import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { send } from './family-calls.ts'
import { mailedLink } from './mailbox.ts'
import { takenOver } from './taken-over.ts'

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

/**
 * Registers a new family by the calls behind the form and signs the page's browser in, for tests
 * that are about something else.
 */
export async function signUp(page: Page, family = newFamily()): Promise<Family> {
  const { user } = await send(page, 'POST', '/auth/sign-up/email', family)
  await send(page, 'PUT', `/users/${user.id}`, { email: family.email })
  return family
}

/** As `signUp`, with the address proven by the mailed link: nobody else may order, vote or like. */
export async function signUpProven(page: Page): Promise<Family> {
  const family = await signUp(page)
  const link = await mailedLink(page, family.email, 'Bitte bestätige deine E-Mail-Adresse')
  const token = new URL(link).searchParams.get('verify')
  await send(page, 'POST', '/auth/verify-email', { token })
  return family
}

/** Signs the page's browser in by the call behind the form. */
export async function comeBack(page: Page, { email, password }: Family) {
  await send(page, 'POST', '/auth/sign-in/email', { email, password })
}

/**
 * Forgets the session of the page's browser, as who clears its cookies. No page stays open: one that
 * hears news of the account then would ask without a session.
 */
export async function forgetSession(page: Page) {
  for (const open of page.context().pages()) await open.goto('about:blank')
  await page.context().clearCookies()
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
  await takenOver(page)
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

/** Opens a story by its title and its sheet, from the list or the first shelf that has it. */
export async function openStory(page: Page, title: string) {
  await page.getByRole('link', { name: title }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^(Nochmal lesen|Lesen)$/ })
    .click()
}

/** The server's refusal when the month's stories are used up. Only six stories exist to use up. */
export const quotaRefusal = {
  status: 402,
  json: {
    json: {
      defined: true,
      code: 'QUOTA_EXCEEDED',
      status: 402,
      message: 'Dein Monatskontingent ist aufgebraucht.',
      data: { counterReset: '2026-12-01T00:00:01+01:00' },
    },
  },
}
