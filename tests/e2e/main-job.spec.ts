import {
  counter,
  newFamily,
  openStory,
  quotaRefusal,
  register,
  signIn,
  signUp,
} from './accounts.ts'
import { chooseRadio } from './choose-radio.ts'
import { expect, test } from './fixtures.ts'
import { answerGate } from './gate.ts'
import { verifyAddress } from './mailbox.ts'
import { expectPlace } from './sample-story.ts'

// No call of the main job may be refused: the console stays empty.
test.use({ allowsRefusals: false })

const story = 'Bruno teilt den Honig'

test('a family registers, reads its first story as text and as a book, and the counter goes down', async ({
  page,
  newPage,
}) => {
  const family = newFamily()
  await page.goto('/')
  await page.getByRole('link', { name: 'Kostenlos registrieren & lesen' }).first().click()
  await expect(page).toHaveURL(/\/login(\?|$)/)
  await register(page, family)
  await expect(counter(page)).toContainText('20')

  const otherWindow = await newPage()
  await signIn(otherWindow, family)
  await otherWindow.goto('/vision')
  await expect(counter(otherWindow)).toContainText('20')

  await page.getByRole('searchbox').fill('honig')
  await expect(page).toHaveURL(/search=honig/)
  await openStory(page, story)
  await expect(page.getByRole('heading', { name: story, level: 1 })).toBeVisible()
  await expect(page.getByText('Seite 1 von 9')).toBeVisible()
  const picture = page.getByRole('img').first()
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(400)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Seite 2 von 9')).toBeVisible()

  await chooseRadio(page.getByRole('radio', { name: 'PDF' }))
  await expect(page.locator('canvas:visible').first()).toBeVisible()
  await expect(page.getByText(/Seite \d+ von 11/)).toBeVisible()

  await expect(counter(otherWindow)).toContainText('19')
  await page.goto('/story-collection')
  await expect(counter(page)).toContainText('19')
  await openStory(page, story)
  await expectPlace(page, 'Seite 2 von 9')
  await page.goto('/story-collection')
  await expect(counter(page)).toContainText('19')
})

test('after signing out and in again with Google, everything is still there', async ({ page }) => {
  await signUp(page, { ...newFamily(), email: 'familie.sommer@example.org' })
  await page.goto('/story-collection')
  await openStory(page, story)
  await expect(page.getByText('Seite 1 von 9')).toBeVisible()
  await page.goto('/story-collection')
  const signedOut = page.waitForRequest('**/api/auth/sign-out')
  await page.getByRole('button', { name: 'Logout' }).click()
  await signedOut
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()

  await page.goto('/login')
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Mit Google anmelden' }).click()
  const registered = page.waitForRequest('**/rpc/profile/create')
  const streamOpened = page.waitForRequest('**/rpc/profile/live')
  await (await popup).getByRole('button', { name: /Familie Sommer/ }).click()
  expect((await registered).postDataJSON().json).toEqual({
    uid: expect.any(String),
    email: 'familie.sommer@example.org',
    displayName: 'Familie Winter',
  })
  await streamOpened
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(counter(page)).toContainText('19')
  await page.goto('/story-collection?sort=title')
  await expect(page.getByRole('listitem').filter({ hasText: story })).toContainText('Geöffnet')
})

test('reading, liking, a list, a child and Kindermodus, signing out and in: the console stays empty', async ({
  page,
}) => {
  const family = newFamily()
  await page.goto('/login?mode=register')
  await register(page, family)
  await verifyAddress(page, family.email)

  await page.goto('/story-collection')
  await openStory(page, story)
  await expect(page.getByText('Seite 1 von 9')).toBeVisible()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: 'Ende' })).toBeVisible()
  const liked = page.waitForResponse('**/rpc/story/like')
  await page.getByRole('button', { name: /: Gefällt mir/ }).click()
  await liked
  await page.goto('/story-collection?story=bruno-honig')
  const marked = page.waitForResponse('**/rpc/list/mark')
  await page.getByRole('button', { name: `„${story}“ merken` }).click()
  await marked

  await page.goto('/account-settings')
  await page.getByRole('button', { name: '+ Kind hinzufügen' }).click()
  const form = page.getByRole('form', { name: 'Neues Kind' })
  await form.getByLabel('Spitzname').fill('Mia')
  await form.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('heading', { name: 'Mia' })).toBeVisible()
  // A message under the mouse stays until it is closed.
  const saved = page.getByText('Das Profil von Mia ist gespeichert.')
  await saved.hover()
  await page.getByRole('main').getByRole('button', { name: 'Kindermodus starten' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Hallo, Mia!', level: 1 })).toBeVisible()
  await expect(saved).toBeHidden()
  await page.getByRole('button', { name: 'Eltern' }).click()
  await answerGate(page)

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  await signIn(page, family)
  await page.goto('/remember')
  await expect(page.getByRole('heading', { name: story })).toBeVisible()
})

test('a guest is invited by the sample, and registers for another story', async ({ page }) => {
  await page.goto('/reader?story=fuchs-laterne')
  await expect(page.getByText('Seite 1 von 10')).toBeVisible()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: 'Ende' })).toBeVisible()
  await expect(page.getByText('Zum Weiterreden')).toBeVisible()
  await page.getByRole('link', { name: 'Kostenlos registrieren & lesen' }).click()
  await expect(page.getByRole('heading', { name: 'Kostenlos registrieren' })).toBeVisible()

  const family = newFamily()
  await page.goto('/reader?story=bruno-honig')
  await expect(page).toHaveURL(/\/login\?/)
  await expect(page.getByText(story)).toBeVisible()
  await page.getByRole('link', { name: 'Registrieren' }).click()
  await page.getByLabel('Spitzname').fill(family.name)
  await page.getByLabel('E-Mail-Adresse').fill(family.email)
  await page.getByLabel('Passwort', { exact: true }).fill(family.password)
  // On a phone the form is left at its end; the heading in its place is in view.
  await page.setViewportSize({ width: 360, height: 800 })
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  const welcome = page.getByRole('heading', { name: 'Willkommen im Fabelhain!' })
  await expect(welcome).toBeFocused()
  await expect(welcome).toBeInViewport({ ratio: 1 })
  await page.getByRole('link', { name: 'Weiter zur Geschichte' }).click()
  await expect(page.getByText('Seite 1 von 9')).toBeVisible()
})

test.describe('the month’s stories', () => {
  test.use({ expectedNoise: /status of 402/ })

  test('can be used up; then a calm page says when there are new ones', async ({ page }) => {
    await signUp(page)
    await page.goto('/story-collection')
    await page.route('**/rpc/reading/open', (route) => route.fulfill(quotaRefusal))
    await openStory(page, 'Die Elster und der silberne Knopf')
    await expect(
      page.getByRole('heading', { name: /Diesen Monat habt ihr 20 Geschichten/ }),
    ).toBeVisible()
    await expect(page.getByText('Neue Geschichten ab 1. Dezember 2026')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Zum Abo' })).toBeVisible()
  })
})
