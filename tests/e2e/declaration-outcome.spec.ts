import type { Page } from '@playwright/test'
import { clearSession, signIn, signUpVerified } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { mailedText } from './mailbox.ts'
import { buy, contractCard, openDemoStripe } from './shop.ts'

const welcome = 'Willkommen im Familien-Abo!'

/** The number on the receipt that the page shows. */
async function receiptNumber(page: Page): Promise<string> {
  const text = await page.getByRole('main').innerText()
  expect(text).toMatch(/Eingegangen\s*\d+\. \p{L}+ \d{4} um \d\d:\d\d Uhr/u)
  return /Nummer\s*([A-Z0-9-]+)/.exec(text)?.[1] ?? ''
}

test('a family withdraws from the yearly plan and gets a full refund', async ({
  page,
  context,
}) => {
  const { email } = await signUpVerified(page)
  await page.goto('/abo?bestellen=family-year')
  await page.getByRole('link', { name: 'Widerrufsbelehrung' }).click()
  const instructions = page.getByRole('heading', { name: 'Widerrufsbelehrung' })
  await expect(instructions).toBeFocused()
  await expect(instructions).toBeInViewport()

  await buy(page, 'family-year', welcome)
  const other = await context.newPage()
  await other.goto('/abo')
  await expect(contractCard(other, 'Familien-Abo jährlich')).toContainText('Aktiv')

  await page.goto('/widerruf')
  await expect(page.getByLabel('E-Mail-Adresse deines Kontos')).toHaveValue(email)
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click()
  await expect(page.getByRole('heading', { name: 'Dein Widerruf ist angekommen' })).toBeVisible()
  const number = await receiptNumber(page)
  await expect(other.getByText(/^Du nutzt den kostenlosen Plan/)).toBeVisible()
  expect(await mailedText(page, email, `Bestätigung: Widerruf ${number}`)).toMatch(
    /Was du bezahlt hast, geht .* vollständig auf demselben Weg zurück/,
  )

  await openDemoStripe(page)
  const invoice = page.getByRole('row').filter({ hasText: email }).filter({ hasText: '49,90 €' })
  await expect(async () => {
    await page.getByRole('link', { name: 'Neu laden' }).click()
    await expect(invoice.filter({ hasText: 'erstattet' })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await invoice.getByRole('link').click()
  await expect(page.getByRole('row', { name: /^Erstattet am/ })).toContainText('−49,90 €')
})

test('a guest who knows only the address withdraws by the link in the mail to the account', async ({
  page,
}) => {
  const { name, email } = await signUpVerified(page)
  await buy(page, 'family-year', welcome)
  await clearSession(page)
  await page.goto('/widerruf')
  await page.getByLabel('Dein Name').fill(name)
  await page.getByLabel('E-Mail-Adresse deines Kontos').fill(email)
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click()
  await expect(page.getByText(/sobald du den Link in unserer Mail/)).toBeVisible()
  const number = await receiptNumber(page)
  const mail = await mailedText(page, email, `Bestätigung: Widerruf ${number}`)
  await page.goto(/https?:\S+bestaetigen=\S+/.exec(mail)?.[0] ?? '')
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click()
  await expect(page.getByText(`Dein Widerruf ${number} ist ausgeführt`)).toBeVisible()
})

test('a guest cancels a new contract; its family sees the end date and continues it', async ({
  page,
}) => {
  const family = await signUpVerified(page)
  const { name, email } = family
  await buy(page, 'family-month', welcome)
  await clearSession(page)
  await page.goto('/kuendigen')
  await page.getByLabel('Dein Name').fill(name)
  await page.getByLabel('E-Mail-Adresse deines Kontos').fill(email)
  await page.getByLabel('Welcher Vertrag?').selectOption('Familien-Abo')
  await page.getByRole('button', { name: 'jetzt kündigen', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Deine Kündigung ist angekommen' })).toBeVisible()
  const number = await receiptNumber(page)
  const mail = await mailedText(page, email, `Bestätigung: Kündigung ${number}`)
  expect(mail).toMatch(/Letzter Tag:?\s+\d+\. \p{L}+ \d{4}/u)

  await signIn(page, family)
  await page.goto('/abo')
  const card = contractCard(page, 'Familien-Abo monatlich')
  await expect(card.getByText(/^Gekündigt – läuft bis \d\d\.\d\d\.\d{4}$/)).toBeVisible()
  await card.getByRole('button', { name: 'Kündigung zurücknehmen' }).click()
  await expect(card).toContainText('Nächste Abbuchung')
})
