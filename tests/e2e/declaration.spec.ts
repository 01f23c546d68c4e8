import type { Page } from '@playwright/test'
import { pagePaths } from '../../src/contract/page.ts'
import { clearSession, newFamily, signUp } from './accounts.ts'
import { expectNoFindingsInThemes } from './axe.ts'
import { startKidsMode } from './family-calls.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'
import { navigate } from './navigate.ts'

const sample = '/reader?story=fuchs-laterne'
const allAddresses = [...pagePaths, sample, `${sample}&view=pdf`, '/gibt-es-nicht']

const deliveredWhole = [
  ...['/', '/vision', '/story-ranking', '/abo', '/news', '/contact', '/roadmap', '/voting'],
  ...['/impressum', '/agb', '/privacy-policy', '/kuendigen', '/widerruf', '/barrierefreiheit'],
  ...['/login', '/gibt-es-nicht'],
]

/** Expects both links in the footer, with their legal names, and nothing above them. */
async function expectDeclarationLinks(page: Page) {
  const links = [
    ['Verträge hier kündigen', '/kuendigen'],
    ['Vertrag widerrufen', '/widerruf'],
  ] as const
  for (const [name, address] of links) {
    const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true })
    await expect(link).toHaveAttribute('href', address)
    await link.click({ trial: true })
  }
}

/** Expects both links on each page, which is reached without a reload. */
async function expectDeclarationLinksOn(page: Page, addresses: readonly string[]) {
  for (const address of addresses) {
    await test.step(address, async () => {
      await navigate(page, address)
      await expect(page.locator('h1:not([data-awaited])')).toBeVisible()
      await expectDeclarationLinks(page)
    })
  }
}

/** Goes to a page by its link in the footer. */
async function followFooterLink(page: Page, address: string) {
  await page.getByRole('contentinfo').locator(`a[href="${address}"]`).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('a guest finds both declaration links on every page', async ({ page }) => {
    await page.goto('/')
    await expectDeclarationLinksOn(page, allAddresses)
    // Also before any code runs, in the pages that are delivered whole.
    for (const address of deliveredWhole) {
      const html = await (await page.request.get(address)).text()
      for (const path of ['/kuendigen', '/widerruf'])
        expect(html, address).toMatch(new RegExp(`<footer.*href="${path}"`, 's'))
    }
  })

  test('a family finds both declaration links on every page, also in Kindermodus', async ({
    page,
  }) => {
    await signUp(page)
    await page.goto('/')
    await expectDeclarationLinksOn(page, allAddresses)

    await startKidsMode(page)
    await page.goto('/dashboard')
    await expect(page.locator('h1:not([data-awaited])')).toBeVisible()
    await expectDeclarationLinksOn(page, ['/dashboard', sample, '/impressum', '/account-settings'])
    await followFooterLink(page, '/kuendigen')
    await expect(page.getByRole('button', { name: 'jetzt kündigen', exact: true })).toBeVisible()
    await expect(page.getByLabel('Dein Name')).toHaveValue('')
    await followFooterLink(page, '/widerruf')
    await expect(page.getByRole('button', { name: 'Widerruf bestätigen' })).toBeVisible()
  })
})

const cancelButton = (page: Page) =>
  page.getByRole('button', { name: 'jetzt kündigen', exact: true })

/** Fills in name and address. Each test has its own address, as one gets five receipts an hour at most. */
async function fillIn(page: Page, email = newFamily().email) {
  await page.getByLabel('Dein Name').fill('Erna Winter')
  await page.getByLabel('E-Mail-Adresse deines Kontos').fill(email)
}

test('a guest cancels: the button is visible without scrolling, and the receipt comes immediately', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Verträge hier kündigen', exact: true })
    .click()
  await expect(page.getByRole('heading', { name: 'Verträge hier kündigen' })).toBeFocused()
  await expect(cancelButton(page)).toBeInViewport({ ratio: 1 })

  const { email } = newFamily()
  await fillIn(page, email)
  await page.getByLabel('außerordentlich', { exact: true }).check()
  await page.getByLabel('Grund (freiwillig)').fill('Wir ziehen weit weg.')
  await page.getByLabel('Welcher Vertrag?').selectOption('Hörzeit')
  await page.getByLabel('zu einem bestimmten Tag').check()
  await cancelButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Bitte nenne den Tag.')
  await page.getByLabel('Letzter Tag').fill('2099-12-31')
  // Twice, without a mouse, whose second press would take the focus from an early receipt.
  await cancelButton(page).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })

  const heading = page.getByRole('heading', { name: 'Deine Kündigung ist angekommen', level: 1 })
  await expect(heading).toBeFocused()
  const receipt = page.getByRole('main')
  await expect(receipt).toContainText(/Nummer\s*[A-Z0-9-]{6,}/)
  await expect(receipt).toContainText(/Eingegangen\s*\d+\. \p{L}+ \d{4} um \d\d:\d\d Uhr/u)
  for (const text of [
    'Kündigung (außerordentlich)',
    'Wir ziehen weit weg.',
    'Hörzeit',
    '31. Dezember 2099',
    'Erna Winter',
    'Den letzten Tag deines Vertrags nennt dir unsere E-Mail.',
    `Wir haben dir die Bestätigung gemailt, an ${email}.`,
  ]) {
    await expect(receipt).toContainText(text)
  }

  const number = /Nummer\s*([A-Z0-9-]+)/.exec((await receipt.innerText()) ?? '')?.[1] ?? ''
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Speichern' }).click()
  expect((await download).suggestedFilename()).toBe(`Fabelhain-Kuendigung-${number}.txt`)

  await page.reload()
  await expect(heading).toBeVisible()
  await expect(receipt).toContainText(number)
  await page.getByRole('link', { name: 'Impressum' }).click()
  await expect(page.getByRole('heading', { name: 'Impressum', level: 1 })).toBeVisible()
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Verträge hier kündigen', exact: true })
    .click()
  await expect(cancelButton(page)).toBeVisible()
  await expect(page.getByText(number)).toHaveCount(0)
})

test('a form that a guest submits before the page’s code is loaded is sent afterwards', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/static/js/*.js')
  await page.goto('/kuendigen', { waitUntil: 'commit' })
  await fillIn(page, newFamily().email)
  await cancelButton(page).click()
  await release()
  await expect(page.getByRole('heading', { name: 'Deine Kündigung ist angekommen' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Erna Winter')
})

test('a family withdraws by keyboard, and a guest who knows its address learns nothing about it', async ({
  page,
}) => {
  const { name, email } = await signUp(page)
  await page.goto('/widerruf')
  await expect(page.getByLabel('Dein Name')).toHaveValue(name)
  await expect(page.getByLabel('E-Mail-Adresse deines Kontos')).toHaveValue(email)
  await page.getByLabel('Dein Name').focus()
  for (const label of [
    'E-Mail-Adresse deines Kontos',
    'Welcher Vertrag?',
    'Bestellnummer (freiwillig)',
    'Bestätigung auch an (freiwillig)',
  ]) {
    await page.keyboard.press('Tab')
    await expect(page.getByLabel(label)).toBeFocused()
  }
  await page.keyboard.type('oma')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Widerruf bestätigen', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const receiptEmail = page.getByLabel('Bestätigung auch an (freiwillig)')
  await expect(receiptEmail).toBeFocused()
  const grandmother = newFamily().email
  await receiptEmail.fill(grandmother)
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('heading', { name: 'Dein Widerruf ist angekommen', level: 1 }),
  ).toBeFocused()
  await expect(page.getByRole('main')).toContainText(`${email} und an ${grandmother}`)

  await clearSession(page)
  await page.goto('/impressum')
  const texts: string[] = []
  // A known address gets the same page as an unknown one.
  for (const address of [email, newFamily().email]) {
    await navigate(page, '/kuendigen')
    await expect(page.getByLabel('Dein Name')).toHaveValue('')
    await fillIn(page, address)
    await cancelButton(page).click()
    await expect(
      page.getByRole('heading', { name: 'Deine Kündigung ist angekommen' }),
    ).toBeFocused()
    const text = await page.getByRole('main').innerText()
    texts.push(
      text
        .replaceAll(address, '(Adresse)')
        .replace(/(Nummer\s+)\S+/, '$1')
        .replace(/um \d\d:\d\d/, ''),
    )
    await navigate(page, '/impressum')
  }
  expect(texts[0]).toBe(texts[1])
})

test.describe('when it does not arrive', () => {
  test.use({ expectedNoise: /ERR_FAILED|status of (400|500)/ })

  test('the page says why, and what was typed stays', async ({ page }) => {
    const refusal = (status: number, data: object = {}) => ({
      status,
      json: { json: { defined: true, code: 'REFUSED', status, message: '', data } },
    })
    await page.goto('/kuendigen')
    await fillIn(page, 'erna@winter')
    await cancelButton(page).click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Diese E-Mail-Adresse sieht nicht vollständig aus.')
    await fillIn(page)
    const answers: [string, object | null][] = [
      ['Bitte warte noch 5 Minuten.', refusal(429, { retryAfterSeconds: 300 })],
      ['Das hat gerade nicht geklappt.', refusal(500)],
      [
        'Diese E-Mail-Adresse sieht nicht vollständig aus.',
        refusal(400, { fields: [{ path: 'email', reason: 'invalid_format' }] }),
      ],
      ['Ohne Internet können wir deine Erklärung nicht annehmen.', null],
    ]
    for (const [sentence, answer] of answers) {
      await page.route('**/rpc/billing/declareCancellation', (route) =>
        answer ? route.fulfill(answer) : route.abort(),
      )
      await cancelButton(page).click()
      await expect(alert).toContainText(sentence)
      await expect(page.getByLabel('Dein Name')).toHaveValue('Erna Winter')
      await page.unrouteAll()
    }
    await cancelButton(page).click()
    await expect(
      page.getByRole('heading', { name: 'Deine Kündigung ist angekommen' }),
    ).toBeVisible()
  })
})

test('axe finds nothing in the forms, and the English pages have both links, too', async ({
  page,
}) => {
  await page.goto('/kuendigen')
  await page.getByLabel('außerordentlich', { exact: true }).check()
  await page.getByLabel('zu einem bestimmten Tag').check()
  await cancelButton(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectNoFindingsInThemes(page)
  await navigate(page, '/widerruf')
  await expectNoFindingsInThemes(page)
  await fillIn(page)
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click()
  await expect(page.getByRole('heading', { name: 'Dein Widerruf ist angekommen' })).toBeVisible()
  await expectNoFindingsInThemes(page)

  await navigate(page, '/kuendigen')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('button', { name: 'cancel now' })).toBeVisible()
  await page.getByRole('link', { name: 'Withdraw from contract', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Confirm withdrawal' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cancel contracts here', exact: true })).toBeVisible()
})
