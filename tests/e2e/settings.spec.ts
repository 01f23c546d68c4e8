import type { Locator, Page } from '@playwright/test'
import { newFamily, signIn, signInByCall, signUp, signUpVerified } from './accounts.ts'
import { expectNoFindingsInThemes } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { mailedLink, verifyAddress } from './mailbox.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name })

/** A refusal as the server sends it. */
const refusal = (code: string) => ({
  status: 403,
  json: { json: { defined: true, code, status: 403, message: 'Bitte nicht.' } },
})

async function openSettings(page: Page) {
  await page.goto('/account-settings')
  await expect(page.getByLabel('Spitzname')).toBeVisible()
}

test.describe('a refused change', () => {
  test.use({ expectedNoise: /Nickname update failed|status of 403/ })

  test('is explained next to its field, and succeeds with a retry', async ({ page }) => {
    const family = await signUp(page)
    await openSettings(page)
    const profile = section(page, 'Profil')
    const field = profile.getByLabel('Spitzname')
    await field.fill('A')
    await field.blur()
    const tooShort = profile.getByText('Der Spitzname braucht 2 bis 30 Zeichen.')
    await expect(tooShort).toBeVisible()
    await field.fill('🦊'.repeat(30))
    await expect(tooShort).toBeHidden()
    const save = profile.getByRole('button', { name: 'Speichern' })
    await page.route('**/rpc/profile/update', (route) => route.fulfill(refusal('GATE_CLOSED')))
    await field.fill('Familie Dachs')
    await save.click()
    await expect(profile.getByText('Der Elternbereich ist inzwischen wieder zu.')).toBeVisible()
    await page.unroute('**/rpc/profile/update')
    await expect(profile.getByText('Nicknamen-Aktualisierung fehlgeschlagen.')).toBeVisible()
    await expect(field).toHaveValue('Familie Dachs')
    await save.click()
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible()
    await expect(page.getByText('Willkommen, Familie Dachs')).toBeVisible()

    const signInSection = section(page, 'Anmeldung')
    await expect(signInSection.getByText('Bestätige zuerst deine E-Mail-Adresse')).toBeVisible()
    await verifyAddress(page, family.email)
    await page.getByRole('link', { name: 'Willkommen, Familie Dachs' }).click()
    await signInSection.getByRole('button', { name: 'Google verbinden' }).click()
    await page.getByText('Anderes Konto…').click()
    await page.getByLabel('Name').fill('Familie Winter')
    await page.getByLabel('E-Mail-Adresse').fill(newFamily().email)
    await page.getByRole('button', { name: 'Mit diesem Konto anmelden' }).click()
    await expect(signInSection.getByText('Google ist verbunden.')).toBeVisible()
    // As if the sign-in were longer ago.
    const unlink = '**/rpc/session/unlinkGoogle'
    await page.route(unlink, (route) => route.fulfill(refusal('FRESH_SIGN_IN_NEEDED')), {
      times: 1,
    })
    await signInSection.getByRole('button', { name: 'Google trennen' }).click()
    await signInSection.getByLabel('Dein Passwort', { exact: true }).fill('falsch geraten')
    await signInSection.getByRole('button', { name: 'Bestätigen', exact: true }).click()
    await expect(signInSection.getByText('Das Passwort stimmt nicht.')).toBeVisible()
    await signInSection.getByLabel('Dein Passwort', { exact: true }).fill(family.password)
    await signInSection.getByRole('button', { name: 'Bestätigen', exact: true }).click()
    await expect(page.getByText('Google ist getrennt.')).toBeVisible()
    await expect(signInSection.getByRole('button', { name: 'Google verbinden' })).toBeVisible()
  })
})

test.describe('a failing server', () => {
  test.use({ expectedNoise: /Nickname update failed|status of 500|ERR_FAILED/ })

  test('is retried for a while; then the old nickname returns with a message', async ({ page }) => {
    await signUp(page)
    await page.clock.install()
    await openSettings(page)
    const profile = section(page, 'Profil')
    const save = profile.getByRole('button', { name: 'Speichern' })
    const greeting = (name: string) => page.getByText(`Willkommen, ${name}`)
    await page.route('**/rpc/profile/update', (route) =>
      route.fulfill({
        status: 500,
        json: { json: { code: 'INTERNAL_SERVER_ERROR', status: 500 } },
      }),
    )
    await profile.getByLabel('Spitzname').fill('Familie Dachs')
    await save.click()
    await expect(profile.getByRole('button', { name: 'Wird gespeichert…' })).toBeVisible()
    await expectInTime(page, profile.getByText('Nicknamen-Aktualisierung fehlgeschlagen.'))
    await expect(greeting('Familie Winter')).toBeVisible()
    await expect(page.getByText(/^Gespeichert(, sobald.*)?$/)).toHaveCount(0)
    await page.reload()
    await expect(greeting('Familie Winter')).toBeVisible()

    // The connection is cut, and the page is left before it knows.
    await page.unroute('**/rpc/profile/update')
    await page.route('**/rpc/profile/update', (route) => route.abort())
    await profile.getByLabel('Spitzname').fill('Familie Dachs')
    await save.click()
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()
    await expectInTime(page, page.getByText('Nicknamen-Aktualisierung fehlgeschlagen.'))
    await expect(greeting('Familie Winter')).toBeVisible()
  })
})

/** Moves the page's clock until a message is visible; a little over 10 s are enough. */
async function expectInTime(page: Page, message: Locator) {
  await expect(async () => {
    await page.clock.fastForward(1000)
    await expect(message).toBeVisible({ timeout: 200 })
  }).toPass({ timeout: 15_000 })
}

test('a new address counts after both mailed links; theme and language follow the account to another browser', async ({
  page,
  newPage,
}) => {
  const family = await signUp(page)
  await verifyAddress(page, family.email)
  const toSettings = page.getByRole('link', { name: 'Willkommen, Familie Winter' })
  await toSettings.click()
  const signInSection = section(page, 'Anmeldung')
  const { email } = newFamily()
  await signInSection.getByRole('button', { name: 'E-Mail-Adresse ändern' }).click()
  const field = signInSection.getByLabel('Neue E-Mail-Adresse')
  await field.fill(family.email)
  await field.blur()
  await expect(signInSection.getByText('Das ist schon deine Adresse.')).toBeVisible()
  await field.fill(email)
  await signInSection.getByRole('button', { name: 'Adresse ändern' }).click()
  const pending = signInSection.getByText(`Wir haben an ${family.email} geschrieben.`)
  await expect(pending).toBeVisible()
  const subject = 'Soll deine E-Mail-Adresse geändert werden?'
  await page.goto(await mailedLink(page, family.email, subject))
  await expect(page.getByText('Jetzt haben wir noch an deine neue Adresse')).toBeVisible()
  await page.goto(await mailedLink(page, email, 'Bitte bestätige deine neue E-Mail-Adresse'))
  await expect(page.getByText('Danke! Alles ist bereit.')).toBeVisible()
  await toSettings.click()
  await expect(signInSection.getByText(`${email} (bestätigt)`)).toBeVisible()
  await expect(pending).toBeHidden()

  const root = page.locator('html')
  await page.getByRole('radio', { name: 'Dunkel' }).check()
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /Aussehen: Dunkel/ }).click()
  await expect(root).toHaveAttribute('data-theme', 'fantasy')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Dunkel' })).toBeChecked()
  await expect(root).toHaveAttribute('data-theme', 'fantasy')

  const other = await newPage()
  await signInByCall(other, { ...family, email })
  await other.goto('/account-settings')
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await other.getByRole('radio', { name: 'English' }).check()
  await expect(other.getByRole('heading', { name: 'Account & family' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Account & family' })).toBeVisible()
  await expect(root).toHaveAttribute('data-theme', 'fantasy')
})

test.describe('sessions in other browsers', () => {
  // A wrong password.
  test.use({ expectedNoise: /status of 400/ })

  test('end with a new password, and can all be ended', async ({ page, newPage }) => {
    const family = await signUp(page)
    const other = await newPage()
    await signInByCall(other, family)
    await other.goto('/story-collection')
    await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible()
    await openSettings(page)
    const signInSection = section(page, 'Anmeldung')
    await expect(signInSection.getByText(/Chrome auf/)).toHaveCount(2)

    await signInSection.getByRole('button', { name: 'Passwort ändern' }).click()
    await expect(signInSection.getByLabel('Bisheriges Passwort')).toBeFocused()
    const save = signInSection.getByRole('button', { name: 'Passwort ändern' })
    await signInSection.getByLabel('Bisheriges Passwort').fill('falsch geraten')
    await signInSection.getByLabel('Neues Passwort').fill('neun grüne Frösche')
    await save.click()
    await expect(signInSection.getByText('Das bisherige Passwort stimmt nicht.')).toHaveCount(2)
    await signInSection.getByLabel('Bisheriges Passwort').fill(family.password)
    await save.click()
    await expect(signInSection.getByText('Dein neues Passwort gilt.')).toBeVisible()
    await expect(save).toBeFocused()
    await expect(other).toHaveURL(/\/login\?next=/)

    await signIn(other, { ...family, password: 'neun grüne Frösche' })
    await page.reload()
    await expect(signInSection.getByText(/Chrome auf/)).toHaveCount(2)
    await signInSection.getByRole('button', { name: 'Überall abmelden' }).click()
    await signInSection.getByRole('button', { name: 'Ja, überall abmelden' }).click()
    await expect(page).toHaveURL(/\/login/)
    await other.goto('/dashboard')
    await expect(other).toHaveURL(/\/login/)
  })
})

test.describe('the newsletter', () => {
  test.use({ expectedNoise: /status of 410/ })

  test('begins with the mailed link, also in a guest’s browser, and ends with the switch', async ({
    page,
    newPage,
  }) => {
    const family = await signUpVerified(page)
    await openSettings(page)
    const newsletter = page.getByRole('switch', { name: 'Freitagsgeschichten' })
    await newsletter.check()
    await expect(page.getByText(`Wir haben an ${family.email} geschrieben.`)).toBeVisible()
    const link = await mailedLink(page, family.email, 'Möchtest du die Freitagsgeschichten?')
    const guest = await newPage()
    await guest.goto(link)
    await guest.getByRole('button', { name: 'Ja, gern' }).click()
    await expect(guest.getByText('Schön! Am nächsten Freitag')).toBeVisible()
    await expect(page.getByText('Fast geschafft')).toBeHidden()
    await page.reload()
    await expect(newsletter).toBeChecked()
    await newsletter.uncheck()
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible()
    await page.reload()
    await expect(newsletter).not.toBeChecked()
    await guest.goto(link.replace('newsletter=', 'abbestellen='))
    await guest.getByRole('button', { name: 'Abbestellen' }).click()
    await expect(guest.getByText('Dieser Link gilt nicht mehr.')).toBeVisible()
  })
})

test('axe finds nothing in the settings and in the notifications', async ({ page }) => {
  const family = await signUp(page)
  await openSettings(page)
  const signInSection = section(page, 'Anmeldung')
  await signInSection.getByRole('button', { name: 'Passwort ändern' }).click()
  await signInSection.getByRole('button', { name: 'Passwort ändern' }).click()
  await expect(signInSection.getByRole('alert')).toBeFocused()
  await expect(signInSection.getByText(/auf Linux|Chrome/)).toBeVisible()
  await expectNoFindingsInThemes(page)

  const notificationButton = page.getByRole('button', { name: 'Hinweise', exact: true })
  await expect(notificationButton).toBeHidden()
  await page.getByRole('switch', { name: 'Hinweise im Fabelhain' }).check()
  await notificationButton.click()
  const dialog = page.getByRole('dialog', { name: 'Hinweise' })
  await expect(dialog.getByText('Gerade gibt es nichts Neues.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(notificationButton).toBeFocused()

  const { uid } = await (await page.request.get('/api/session')).json()
  const { baseURL = '' } = test.info().project.use
  const data = { name: family.name.slice(0, 20), ageBand: '3-4', birthYear: 2019 }
  const address = `/api/users/${uid}/children/default`
  await page.request.patch(address, { data, headers: { origin: baseURL } })
  await page.reload()
  await notificationButton.click()
  await expect(dialog.getByText(/passt die Altersstufe 3–4 noch\?/)).toBeVisible()
  await expectNoFindingsInThemes(page)
  await dialog.getByRole('link').click()
  await expect(page).toHaveURL(/account-settings#kinder/)
  await expect(dialog).toBeHidden()
})
