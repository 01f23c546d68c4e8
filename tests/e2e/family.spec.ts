import type { Page } from '@playwright/test'
import { counter, signInByCall, signUp, signUpVerified } from './accounts.ts'
import { expectNoFindingsInThemes } from './axe.ts'
import { accountId, addChild, callApi } from './family-calls.ts'
import { expect, test } from './fixtures.ts'

const story = 'Das Schloss, das nur Wahres hört'

const profiles = (page: Page) => page.getByRole('region', { name: 'Kinderprofile' })
const chooser = (page: Page) => page.getByRole('dialog', { name: 'Wer liest heute?' })

/** Opens the gate with the PIN. */
async function openGate(page: Page, pin: string) {
  await page.getByLabel('Eltern-PIN', { exact: true }).fill(pin)
  await page.getByRole('button', { name: 'Aufschließen' }).click()
}

test('a child is added, offered after a new sign-in, and switched without signing out', async ({
  page,
  newPage,
}) => {
  const family = await signUp(page)
  await page.goto('/account-settings')
  await profiles(page).getByRole('button', { name: '+ Kind hinzufügen' }).click()
  const form = page.getByRole('form', { name: 'Neues Kind' })
  await form.getByRole('button', { name: 'Speichern' }).click()
  await expect(form.getByText('Gib einen Spitznamen')).toHaveCount(1)
  await expect(form.getByLabel('Spitzname')).toBeFocused()
  await form.getByLabel('Spitzname').fill('Mia')
  await form.getByRole('radio', { name: 'Hase' }).check()
  await form.getByRole('radio', { name: '3–4 Jahre' }).check()
  await form.getByText('Grusel, Lesestufe, Sprachen und Geburtsjahr').click()
  await expect(form.getByRole('radio', { name: 'Ein bisschen aufregend' })).toBeChecked()
  await form.getByRole('button', { name: 'Speichern' }).click()
  await expect(profiles(page).getByText('Magst du eine Eltern-PIN wählen?')).toBeVisible()
  // The first added child is the one that the registration made.
  await expect(profiles(page).getByRole('heading', { level: 3 })).toHaveText(['Mia'])
  await profiles(page).getByRole('button', { name: '+ Kind hinzufügen' }).click()
  await form.getByLabel('Spitzname').fill('Ben')
  await form.getByRole('button', { name: 'Speichern' }).click()
  await expect(profiles(page).getByRole('heading', { level: 3 })).toHaveText(['Mia', 'Ben'])
  await expect(profiles(page).getByRole('button', { name: 'Ben bearbeiten' })).toBeFocused()

  const tablet = await newPage()
  await signInByCall(tablet, family)
  await tablet.goto('/story-collection')
  await chooser(tablet).getByRole('button', { name: 'Mia, 3–4 Jahre' }).press('Enter')
  await expect(chooser(tablet)).toBeHidden()
  await expect(tablet.getByRole('link', { name: 'Fine Frosch' }).first()).toBeVisible()
  await expect(tablet.getByRole('link', { name: story })).toHaveCount(0)

  await tablet.getByRole('button', { name: 'Mia liest. Wechseln' }).click()
  await chooser(tablet).getByRole('button', { name: 'Ben' }).click()
  await expect(tablet.getByRole('link', { name: story }).first()).toBeVisible()
  await expect(tablet.getByRole('button', { name: 'Logout' })).toBeVisible()
  await tablet.reload()
  await expect(tablet.getByRole('button', { name: 'Ben liest. Wechseln' })).toBeVisible()
  await expect(chooser(tablet)).toBeHidden()
})

test('a child without a name keeps its profile when another is added, once it has an age', async ({
  page,
}) => {
  await signUp(page)
  const first = `/users/${await accountId(page)}/children/default`
  // As an onboarding without a name stores it.
  await callApi(page, 'PATCH', first, { name: 'Kind', ageBand: '3-4' })
  await page.goto('/account-settings')
  await profiles(page).getByRole('button', { name: '+ Kind hinzufügen' }).click()
  const form = page.getByRole('form', { name: 'Neues Kind' })
  await form.getByLabel('Spitzname').fill('Ben')
  await form.getByRole('button', { name: 'Speichern' }).click()
  await expect(profiles(page).getByRole('heading', { level: 3 })).toHaveText(['Leseratte', 'Ben'])
  expect(await (await page.request.get(`/api${first}`)).json()).toMatchObject({ ageBand: '3-4' })
})

test('an older child gets a new age band and a released story, and is deleted after a confirmation', async ({
  page,
}) => {
  await signUp(page)
  await addChild(page, { name: 'Mia', ageBand: '3-4', birthYear: new Date().getFullYear() - 6 })
  await page.goto('/account-settings')
  const miaCard = profiles(page).getByRole('listitem').filter({ hasText: 'Mia' }).first()
  await miaCard.getByText('Ausgeblendete Geschichten').click()
  const allow = miaCard.getByRole('switch', { name: `„${story}“ freigeben` })
  await allow.click()
  await expect(allow).toBeChecked()
  await expect(miaCard.getByText('Mia wird dieses Jahr 6 – Altersstufe anpassen?')).toBeVisible()
  await miaCard.getByRole('button', { name: 'Auf „5–6 Jahre“ ändern' }).click()
  await expect(miaCard.getByText(/^5–6\sJahre/)).toBeVisible()

  await miaCard.getByRole('button', { name: 'Mia löschen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Profil von Mia löschen?' })
  await dialog.getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(profiles(page).getByRole('heading', { name: 'Mia' })).toHaveCount(0)
  await expect(profiles(page).getByRole('button', { name: /löschen/ })).toHaveCount(0)
  await expect(profiles(page).getByRole('button', { name: '+ Kind hinzufügen' })).toBeFocused()
})

test('after the PIN is removed, the focus is on the button that sets one', async ({ page }) => {
  await signUp(page)
  await page.goto('/account-settings')
  await page.getByRole('button', { name: 'PIN festlegen' }).click()
  await page.getByLabel('Neue Eltern-PIN').fill('4711')
  await page.getByLabel('PIN wiederholen').fill('4711')
  await page.getByRole('button', { name: 'PIN speichern' }).click()
  await page.getByRole('button', { name: 'PIN entfernen' }).click()
  await expect(page.getByRole('button', { name: 'PIN festlegen' })).toBeFocused()
})

test.describe('the parents’ PIN', () => {
  test.use({ expectedNoise: /status of (403|410)|Nickname update failed/ })

  test('locks the settings, and keeps what was typed when it locks again', async ({ page }) => {
    await signUp(page)
    await page.goto('/account-settings')
    await page.getByRole('button', { name: 'PIN festlegen' }).click()
    await expect(page.getByLabel('Neue Eltern-PIN')).toBeFocused()
    await page.getByLabel('Neue Eltern-PIN').fill('1234')
    await page.getByRole('button', { name: 'PIN speichern' }).click()
    await expect(page.getByText('Diese PIN ist schnell erraten.')).toBeVisible()
    await page.getByLabel('Neue Eltern-PIN').fill('4711')
    await page.getByLabel('PIN wiederholen').fill('4712')
    await page.getByRole('button', { name: 'PIN speichern' }).click()
    await expect(page.getByText('Die beiden PINs sind nicht gleich.')).toBeVisible()
    await page.getByLabel('PIN wiederholen').fill('4711')
    await page.getByRole('button', { name: 'PIN speichern' }).click()
    await expect(page.getByRole('button', { name: 'PIN entfernen' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'PIN ändern' })).toBeFocused()

    await callApi(page, 'DELETE', '/gate')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Für Eltern', level: 1 })).toBeVisible()
    await openGate(page, '0000')
    await expect(page.getByText('Das war nicht die richtige PIN.')).toBeVisible()
    // If the closed gate refused one of the page's own calls, it would cover the page before anything is typed.
    const answers = [
      'billing/get',
      'privacy/getExport',
      'privacy/listConsents',
      'session/list',
    ].map((call) => page.waitForResponse((answer) => answer.url().includes(`/rpc/${call}`)))
    await openGate(page, '4711')
    await expect(profiles(page)).toBeVisible()
    await Promise.all(answers)

    await callApi(page, 'DELETE', '/gate')
    await page.getByLabel('Spitzname').first().fill('Familie Sommer')
    await page.getByRole('button', { name: 'Speichern', exact: true }).first().click()
    await expect(page.getByText('nach fünf Minuten wieder zugegangen')).toBeVisible()
    await openGate(page, '4711')
    await expect(page.getByRole('heading', { name: 'Für Eltern' })).toBeHidden()
    await expect(page.getByLabel('Spitzname').first()).toHaveValue('Familie Sommer')
    await page.getByRole('button', { name: 'Speichern', exact: true }).first().click()
    await expect(page.getByText('Willkommen, Familie Sommer')).toBeVisible()
  })

  test('is replaced by the mailed link, and the password opens the gate, too', async ({ page }) => {
    const family = await signUpVerified(page)
    await callApi(page, 'PUT', '/gate/pin', { pin: '4711' })
    await callApi(page, 'DELETE', '/gate')
    await page.goto('/account-settings')
    await page.getByRole('button', { name: 'PIN vergessen?' }).click()
    await expect(page.getByText('Wir haben dir geschrieben.')).toBeVisible()
    await page.getByRole('button', { name: 'Mit Passwort öffnen' }).click()
    await page.getByLabel('Passwort deines Kontos').fill(family.password)
    await page.getByRole('button', { name: 'Aufschließen' }).click()
    await expect(profiles(page)).toBeVisible()

    await expect(async () => {
      await page.goto('/demo/mail')
      await page
        .getByRole('link', { name: family.email })
        .filter({ hasText: 'PIN' })
        .click({ timeout: 1000 })
    }).toPass()
    const link = await page
      .getByText(/account-settings\?pin=/)
      .first()
      .textContent()
    const address = /\/account-settings\?pin=[\w.-]+/.exec(link ?? '')?.[0] ?? ''
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Neue PIN wählen' })).toBeVisible()
    await page.getByLabel('Neue Eltern-PIN').fill('2580')
    await page.getByLabel('PIN wiederholen').fill('2580')
    await page.getByRole('button', { name: 'PIN speichern' }).click()
    await expect(profiles(page)).toBeVisible()
    await expect(page).toHaveURL('/account-settings')

    await page.goto(address)
    await page.getByLabel('Neue Eltern-PIN').fill('9090')
    await page.getByLabel('PIN wiederholen').fill('9090')
    await page.getByRole('button', { name: 'PIN speichern' }).click()
    await expect(page.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible()
    await page.getByRole('link', { name: 'Zu den Einstellungen' }).click()
    await expect(profiles(page)).toBeVisible()
  })
})

test('axe finds nothing in the chooser and in the form of a child', async ({ page }) => {
  await signUp(page)
  await addChild(page, { name: 'Mia', ageBand: '5-6', birthYear: 2012 })
  await page.goto('/dashboard')
  await expect(chooser(page)).toBeVisible()
  await expectNoFindingsInThemes(page)
  await chooser(page).getByRole('link', { name: 'Elternbereich' }).click()
  await expect(profiles(page).getByRole('heading', { name: 'Mia' })).toBeVisible()

  await profiles(page).getByRole('button', { name: 'Mia bearbeiten' }).click()
  await profiles(page).getByText('Grusel, Lesestufe, Sprachen und Geburtsjahr').click()
  await profiles(page).getByText('Ausgeblendete Geschichten').click()
  await expectNoFindingsInThemes(page)
})

test('axe finds nothing at the gate', async ({ page }) => {
  await signUp(page)
  await callApi(page, 'PUT', '/gate/pin', { pin: '4711' })
  await callApi(page, 'DELETE', '/gate')
  await page.goto('/account-settings')
  await expect(page.getByRole('heading', { name: 'Für Eltern' })).toBeVisible()
  await expectNoFindingsInThemes(page)
  await expect(counter(page)).toBeVisible()
})
