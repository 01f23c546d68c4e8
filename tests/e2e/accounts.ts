import { expect, type Page } from '@playwright/test'
import { callApi } from './family-calls.ts'
import { mailedLink } from './mailbox.ts'

export interface Family {
  name: string
  email: string
  password: string
}

let familyCount = 0

/** Data of a family that no other test of this run uses. */
export function newFamily(): Family {
  const id = `${process.pid}-${++familyCount}-${Math.random().toString(36).slice(2, 8)}`
  return {
    name: 'Familie Winter',
    email: `familie-${id}@example.org`,
    password: 'sieben lila Löwen',
  }
}

/**
 * Registers a new family without the form, by the form's calls, and signs the page's browser in. Its
 * address is not verified.
 */
export async function signUp(page: Page, family = newFamily()): Promise<Family> {
  const { user } = await callApi(page, 'POST', '/auth/sign-up/email', family)
  await callApi(page, 'PUT', `/users/${user.id}`, { email: family.email })
  return family
}

/** As `signUp`, with a verified address: only verified accounts may order, vote and like. */
export async function signUpVerified(page: Page): Promise<Family> {
  const family = await signUp(page)
  const link = await mailedLink(page, family.email, 'Bitte bestätige deine E-Mail-Adresse')
  const token = new URL(link).searchParams.get('verify')
  await callApi(page, 'POST', '/auth/verify-email', { token })
  return family
}

/** Signs the page's browser in without the form, by the form's call. */
export async function signInByCall(page: Page, { email, password }: Family) {
  await callApi(page, 'POST', '/auth/sign-in/email', { email, password })
}

/**
 * Deletes the cookies of the page's browser. Its pages are left first: after a change of the account,
 * an open page would send calls without a session.
 */
export async function clearSession(page: Page) {
  for (const openPage of page.context().pages()) await openPage.goto('about:blank')
  await page.context().clearCookies()
}

/** Registers by the form of the open login page, skips the onboarding and goes on to the library. */
export async function register(page: Page, family: Family) {
  await page.getByLabel('Spitzname').fill(family.name)
  await page.getByLabel('E-Mail-Adresse').fill(family.email)
  await page.getByLabel('Passwort', { exact: true }).fill(family.password)
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await page.getByRole('button', { name: 'Überspringen' }).click()
  await page.getByRole('link', { name: 'Zur Geschichtenbibliothek' }).click()
  await expect(
    page.getByRole('heading', { name: 'Geschichten', level: 1, exact: true }),
  ).toBeVisible()
}

/** Signs in by the form of the login page. */
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

/** Opens a story from the library page, by its first link and its sheet. */
export async function openStory(page: Page, title: string) {
  await page.getByRole('link', { name: title }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^(Nochmal lesen|Weiterlesen|Lesen)$/ })
    .click()
}

/** The server's refusal after the last story of a month. The tests' six stories cannot use a month up. */
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
