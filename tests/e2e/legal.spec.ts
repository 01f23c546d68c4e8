import { signUp } from './accounts.ts'
import { startKidsMode } from './family-calls.ts'
import { expect, test } from './fixtures.ts'

const legalPages = [
  ['/impressum', 'Impressum'],
  ['/agb', 'Allgemeine Geschäftsbedingungen'],
  ['/privacy-policy', 'Datenschutzerklärung'],
  ['/barrierefreiheit', 'Erklärung zur Barrierefreiheit'],
] as const

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every legal page is complete, and its contents lead to the sections', async ({ page }) => {
    for (const [address, heading] of legalPages) {
      await page.goto(address, { waitUntil: 'load' })
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(
        page.getByText(/^Fassung \d\.\d, gültig ab \d+\. \p{L}+ 20\d\d\.$/u).first(),
      ).toBeVisible()
      const text = await page.getByRole('main').innerText()
      expect([address, text.includes('{{')]).toEqual([address, false])
      expect([address, /Beispielangaben/.test(text)]).toEqual([address, true])
    }

    await page.goto('/privacy-policy', { waitUntil: 'load' })
    const contents = page.getByRole('navigation', { name: 'Inhalt' })
    await contents.getByRole('link', { name: 'Datenschutz für Kinder erklärt' }).click()
    await expect(page).toHaveURL('/privacy-policy#kinder')
    await expect(page.getByText('Niemand schaut dir beim Lesen zu.')).toBeInViewport()
  })
})

test('every legal page names the operator, also after a navigation and in English, and prints only its text', async ({
  page,
}) => {
  await page.goto('/')
  for (const [address, heading] of legalPages) {
    const name = { '/privacy-policy': 'Datenschutzerklärung', '/agb': 'AGB' }[address as string]
    const link = name ?? heading.replace('Erklärung zur ', '')
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
    await expect(page.getByRole('main')).toContainText('Waldweg 7, 12345 Musterstadt')
    await expect(page.getByText('Die Angaben zum Betreiber sind Beispiele')).toBeVisible()
  }

  // Only the text is printed.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Seite drucken' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  // In English the page says that the German text is binding.
  await page.getByRole('contentinfo').getByRole('link', { name: 'AGB', exact: true }).click()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible()
  await expect(page.getByText('Only the German version is binding')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Waldweg 7, 12345 Musterstadt')
})

test('an unknown edition shows the newest one', async ({ page }) => {
  await page.goto('/agb?fassung=1999-01-01')
  await expect(
    page.getByRole('heading', { name: '1. Wer hier einen Vertrag schließt' }),
  ).toBeVisible()
  await expect(page.getByText('Das ist eine frühere Fassung.')).toBeHidden()
})

test('at 400 % zoom no page scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  for (const address of [...legalPages.map(([path]) => path), '/vision', '/story-ranking']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect([address, isTooWide]).toEqual([address, false])
  }
  await page.goto('/agb')
  await page.getByText('Inhalt', { exact: true }).last().click()
  await page.getByRole('link', { name: '8. Widerrufsrecht' }).click()
  await expect(page.getByRole('heading', { name: '8. Widerrufsrecht' })).toBeInViewport()
})

test('Kindermodus opens the accessibility statement, too', async ({ page }) => {
  await signUp(page)
  await startKidsMode(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Eltern' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Barrierefreiheit' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Erklärung zur Barrierefreiheit' }),
  ).toBeVisible()
})

test('the vision leads to the stories of a value', async ({ page }) => {
  await signUp(page)
  await page.goto('/vision')
  await expect(page.getByText('der Eltern liest Kindern')).toBeVisible()
  await page.getByRole('link', { name: 'Mitgefühl' }).click()
  await expect(page).toHaveURL('/story-collection?value=mitgefuehl')
  await expect(page.getByRole('link', { name: 'Bruno teilt den Honig' })).toBeVisible()
})
