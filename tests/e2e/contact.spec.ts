import type { Page } from '@playwright/test'
import { findStorageEntry } from '../../src/client/lib/storage-keys.ts'
import { clearSession, signUp } from './accounts.ts'
import { expectNoFindingsInThemes } from './axe.ts'
import { waitForStoredProfile } from './browser-store.ts'
import { signInAsEditor } from './editors.ts'
import { callApi } from './family-calls.ts'
import { expect, test } from './fixtures.ts'

const message = (page: Page) => page.getByLabel('Nachricht', { exact: true })
const sendButton = (page: Page) => page.getByRole('button', { name: 'Absenden' })
const text = 'Bei uns sind die Silben nicht bunt.'

test('a guest finds an answer or the cancellation form, or writes and gets a number', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/contact?thema=accessibility')
  await expect(page.getByLabel('Thema')).toHaveValue('accessibility')
  await page.goto('/contact')
  await expect(page.getByLabel('Thema')).toHaveValue('')
  await page.getByText('Wie kündige oder widerrufe ich?').click()
  const cancelLink = page.getByRole('main').getByRole('link', { name: 'Verträge hier kündigen' })
  await expect(cancelLink).toHaveAttribute('href', '/kuendigen')

  await message(page).fill('kurz')
  await sendButton(page).click()
  const problems = page.getByRole('alert')
  await expect(problems).toContainText('Bitte schreib uns mindestens 10 Zeichen.')
  await problems.getByRole('button', { name: 'Bitte wähle ein Thema.' }).click()
  await expect(page.getByLabel('Thema')).toBeFocused()
  await expectNoFindingsInThemes(page)
  await page.getByLabel('Thema').selectOption('Lesen und Vorlesen')
  await message(page).fill(text)
  await expect(page.getByText(`${text.length} von 2.000 Zeichen`)).toBeVisible()
  await page.getByLabel('E-Mail-Adresse').fill('erna.gast@example.org')
  await sendButton(page).dblclick()
  await expect(page.getByRole('heading', { name: 'Deine Nachricht ist da' })).toBeFocused()
  const main = page.getByRole('main')
  await expect(main).toContainText('Danke! Wir antworten in der Regel innerhalb von 2 Werktagen.')
  await expect(main).toContainText(/Deine Nummer: FH-\d{4}-\w{4}-\w{4}/)
  await page.getByRole('button', { name: 'Noch eine Nachricht schreiben' }).click()
  await expect(message(page)).toHaveValue('')

  // Cancelling and withdrawing lead to their forms, not to a text field.
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByLabel('Thema').selectOption('Kündigung')
  await expect(message(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Zur Kündigung' }).click()
  await expect(page.getByRole('heading', { name: 'Verträge hier kündigen' })).toBeVisible()
  await page.goBack()
  await page.getByLabel('Thema').selectOption('Widerruf')
  const withdrawalLink = page.getByRole('link', { name: 'Zum Widerruf' })
  await expect(withdrawalLink).toHaveAttribute('href', '/widerruf')
  await expectNoFindingsInThemes(page)
})

test.describe('a message', () => {
  test.use({ expectedNoise: /ERR_FAILED/ })

  test('stays in its form after an error and after leaving the page', async ({ page }) => {
    const { name, email } = await signUp(page)
    await page.goto('/contact')
    await expect(page.getByLabel('Name (freiwillig)')).toHaveValue(name)
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email)
    await page.getByLabel('Thema').selectOption('Datenschutz')
    await message(page).fill(text)
    await page.route('**/rpc/contact/send', (route) => route.abort())
    await sendButton(page).click()
    await expect(page.getByRole('alert')).toContainText(
      'Deine Nachricht ließ sich gerade nicht senden.',
    )
    await expect(message(page)).toHaveValue(text)
    await page.goto('/impressum')
    await page.goto('/contact')
    await expect(message(page)).toHaveValue(text)
    await expect(page.getByLabel('Thema')).toHaveValue('privacy')
    await page.unroute('**/rpc/contact/send')
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email)
    await sendButton(page).click()
    await expect(page.getByRole('heading', { name: 'Deine Nachricht ist da' })).toBeVisible()
    await page.reload()
    await expect(message(page)).toHaveValue('')
  })
})

test('what an account wrote is visible neither to the next account nor to guests', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/contact')
  await expect(page.getByLabel('E-Mail-Adresse')).not.toHaveValue('')
  await message(page).fill(text)
  await page.reload()
  await expect(message(page)).toHaveValue(text)
  await waitForStoredProfile(page)
  const storedBefore = await storedNames(page)
  expect(storedBefore.filter((name) => findStorageEntry(name) === null)).toEqual([])
  expect(storedBefore.some((name) => name.startsWith('contact-draft:'))).toBe(true)
  await page.evaluate(() => caches.open('seen-covers'))

  // The session ends without a sign-out, as after sixty days.
  await clearSession(page)
  const sessionRead = page.waitForResponse('**/rpc/session/get**')
  await page.goto('/contact')
  await sessionRead
  await expect(message(page)).toHaveValue('')
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('')

  const { email } = await signUp(page)
  await page.reload()
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email)
  await expect(message(page)).toHaveValue('')
  await waitForStoredProfile(page)
  const storedAfter = await storedNames(page)
  expect(
    storedAfter.filter((name) => /^(contact-draft|words|unsaved|kept-|seen-)/.test(name)),
  ).toEqual([])
})

/** Names of all data that this browser stores: storage keys, databases, caches and cookies. */
async function storedNames(page: Page): Promise<string[]> {
  const names = await page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name = '' }) => name)
    const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
    return [...keys, ...databases, ...(await caches.keys())]
  })
  const cookies = await page.context().cookies()
  return [...names, ...cookies.map(({ name }) => name)]
}

test('editors answer a message and settle a report', async ({ page, newPage }) => {
  const guest = await newPage()
  const { number } = await callApi(guest, 'POST', '/contact', {
    topic: 'reading',
    name: 'Erna Winter',
    email: `erna.${Date.now()}@example.org`,
    message: text,
    language: 'de',
    messageId: crypto.randomUUID(),
  })
  await signUp(guest)
  const note = `Ein Wort fehlt ${Date.now()}`
  await callApi(guest, 'POST', '/stories/bruno-honig/reports', {
    language: 'de',
    reason: 'spelling',
    page: 2,
    note,
  })

  await signInAsEditor(page)
  await page.goto('/content-manager?bereich=nachrichten')
  const inbox = page.getByRole('region', { name: 'Posteingang' })
  const ticket = inbox.getByRole('listitem').filter({ hasText: number })
  await expect(ticket).toContainText(text)
  await ticket.getByText('Antworten', { exact: true }).click()
  await ticket.getByLabel(`Deine Antwort auf ${number}`).fill('Schau mal unter „Aa“.')
  await expectNoFindingsInThemes(page)
  await ticket.getByRole('button', { name: 'Antwort senden' }).click()
  await expect(ticket).toContainText('beantwortet')
  await expect(ticket).toContainText('Schau mal unter „Aa“.')
  await ticket.getByRole('button', { name: `${number} schließen` }).click()
  await expect(ticket).toContainText('geschlossen')
  await inbox.getByLabel('Zeigen').selectOption('offen')
  await expect(ticket).toHaveCount(0)

  const reports = page.getByRole('region', { name: 'Meldungen' })
  const report = reports.getByRole('listitem').filter({ hasText: note })
  await expect(report.getByRole('link')).toHaveAttribute(
    'href',
    '/reader?story=bruno-honig&lang=de&p=2',
  )
  await report.getByRole('button', { name: /^Erledigt: / }).click()
  await expect(report).toContainText('erledigt')
})
