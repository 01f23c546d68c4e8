import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { unzip } from '../support/zip.ts'
import { type Family, newFamily, signIn, signUpVerified } from './accounts.ts'
import { axeFindings } from './axe.ts'
import { expect, test } from './fixtures.ts'

test('all data can be downloaded as a ZIP file with a readable page', async ({ page }) => {
  const family = await signUpVerified(page)
  await page.goto('/account-settings')
  const section = page.getByRole('region', { name: 'Datenschutz' })
  await expect(section.getByText('Du hast bisher in nichts eingewilligt.')).toBeVisible()
  await section.getByRole('button', { name: 'Daten herunterladen' }).click()
  const save = section.getByRole('link', { name: /ZIP-Datei speichern/ })
  await expect(save).toBeVisible({ timeout: 30_000 })
  await expect(section.getByText(/Eine neue Kopie kannst du ab/)).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()])
  expect(download.suggestedFilename()).toBe('fabelhain-daten.zip')
  const files = unzip(await readFile(await download.path()))
  expect(files.get('index.html')).toContain(family.email)
  expect([...files.keys()]).toContain('tabellen/child.json')
  // The page opens from the disk, without any network.
  await page.setContent(files.get('index.html') ?? '')
  await expect(page.getByRole('heading', { name: 'Deine Daten im Fabelhain' })).toBeVisible()
  await expect(page.getByText('Aus Sicherheitsgründen nicht dabei').first()).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})

test.describe('a deletion', () => {
  test.use({ expectedNoise: /status of 40[13]|about:srcdoc/ })

  test('locks the account, and the mailed link restores it', async ({ page, newPage }) => {
    const family = await signUpVerified(page)
    const elsewhere = await newPage()
    await signIn(elsewhere, family)
    await page.goto('/account-delete')
    const submit = page.getByRole('button', { name: 'Konto endgültig löschen' })
    await submit.click()
    await expect(page.getByText('Gib bitte dein Passwort ein.')).toBeVisible()
    await expect(page.getByText('Hier muss genau LÖSCHEN stehen')).toBeVisible()
    await page.getByLabel('Dein Passwort', { exact: true }).fill('falsch geraten')
    await page.getByLabel(/Tippe zur Sicherheit/).fill('LÖSCHEN')
    await submit.click()
    await expect(page.getByText('Das Passwort stimmt nicht.')).toBeVisible()
    await page.getByLabel('Dein Passwort', { exact: true }).fill(family.password)
    await submit.click()
    await expect(page.getByRole('heading', { name: 'Dein Konto wird gelöscht.' })).toBeFocused()
    await expect(page.getByText(/Nr\. FH-\d{4}-\w{4}-\w{4}/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    // The other browser is signed out as well, without a reload.
    await expect(elsewhere.getByRole('link', { name: 'Login' })).toBeVisible()

    await tryToSignIn(page, family)
    await expect(page.getByText(/Dein Konto wird am .* gelöscht/)).toBeVisible()
    await openCancelLink(page, family)
    await page.getByRole('button', { name: 'Konto behalten' }).click()
    await expect(page.getByText('Schön, dass du bleibst!')).toBeVisible()
    await signIn(page, family)
  })
})

test('an account without a password confirms its deletion in Google’s pop-up', async ({ page }) => {
  const family = newFamily()
  await page.goto('/login')
  await chooseAtGoogle(page, 'Mit Google anmelden', family)
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await page.goto('/account-delete')
  await page.getByLabel(/Tippe zur Sicherheit/).fill('LÖSCHEN')
  const submit = page.getByRole('button', { name: 'Konto endgültig löschen' })
  await expect(page.getByLabel('Dein Passwort', { exact: true })).toHaveCount(0)
  await submit.click()
  await expect(page.getByText('Bestätige bitte erst mit Google')).toBeVisible()
  await chooseAtGoogle(page, 'Mit Google bestätigen', family)
  await expect(page.getByText('Danke, du bist es.')).toBeVisible()
  await submit.click()
  await expect(page.getByRole('heading', { name: 'Dein Konto wird gelöscht.' })).toBeVisible()
})

async function chooseAtGoogle(page: Page, button: string, { name, email }: Family) {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: button }).click()
  const popup = await opened
  await popup.getByText('Anderes Konto…').click()
  await popup.getByLabel('Name').fill(name)
  await popup.getByLabel('E-Mail-Adresse', { exact: true }).fill(email)
  await popup.getByRole('button', { name: 'Mit diesem Konto anmelden' }).click()
}

async function tryToSignIn(page: Page, family: Family) {
  await page.goto('/login')
  await page.getByLabel('E-Mail-Adresse').fill(family.email)
  await page.getByLabel('Passwort', { exact: true }).fill(family.password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
}

/** Opens the link of the mail that cancels the deletion. */
async function openCancelLink(page: Page, family: Family) {
  await expect(async () => {
    await page.goto('/demo/mail')
    await page
      .getByRole('link', { name: family.email })
      .filter({ hasText: 'Dein Konto wird gelöscht' })
      .click({ timeout: 1000 })
  }).toPass()
  const text = await page
    .getByText(/abbrechen=/)
    .first()
    .textContent()
  await page.goto(/http\S+abbrechen=[\w-]+/.exec(text ?? '')?.[0] ?? '')
}
