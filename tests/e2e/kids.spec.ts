import type { Page } from '@playwright/test'
import { expectNoFindingsInThemes } from './axe.ts'
import { addChild, chooseChild, send } from './family-calls.ts'
import { expect, test } from './fixtures.ts'
import { answerGate } from './gate.ts'
import { hold } from './hold.ts'
import { quotaRefusal, signUp } from './people.ts'

async function startKidsMode(page: Page) {
  await send(page, 'PUT', '/device/kids-mode', { isKidsMode: true })
}

const home = (page: Page, name: string) =>
  page.getByRole('heading', { name: `Hallo, ${name}!`, level: 1 })

test('Kindermodus keeps a child at home, on every address and after a reload, until the gate', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/account-settings')
  await page.getByRole('button', { name: 'Kindermodus auf diesem Gerät starten' }).click()
  await expect(home(page, 'Familie Winter')).toBeVisible()
  const header = page.getByRole('banner')
  await expect(header.getByRole('button', { name: 'Eltern' })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Logout' })).toHaveCount(0)
  await expect(header.getByRole('link')).toHaveCount(0)
  await expect(header).not.toContainText('20')
  await expect(page.getByRole('contentinfo')).toContainText(
    `© ${new Date().getFullYear()} Fabelhain`,
  )

  for (const address of ['/story-collection', '/favorites', '/vision', '/', '/gibt-es-nicht']) {
    await page.goto(address)
    await expect(home(page, 'Familie Winter')).toBeVisible()
  }
  for (const address of ['/account-settings', '/abo']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Für Eltern', level: 1 })).toBeVisible()
  }
  await page.goto('/impressum')
  await expect(page.getByRole('heading', { name: 'Impressum', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Zu meinen Geschichten' }).click()

  const secondTab = await page.context().newPage()
  await secondTab.goto('/story-collection')
  await expect(home(secondTab, 'Familie Winter')).toBeVisible()

  await header.getByRole('button', { name: 'Eltern' }).press('Enter')
  await page.getByLabel('Tippe als Ziffern').fill('0000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Das waren andere Zahlen.')).toBeVisible()
  await answerGate(page)
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(home(page, 'Familie Winter')).toHaveCount(0)
  await expect(secondTab.getByRole('button', { name: 'Logout' })).toBeVisible()
})

test.describe('a start of Kindermodus that fails', () => {
  test.use({ expectedNoise: /status of 500/ })

  test('is told, and the parents’ page comes back', async ({ page }) => {
    await signUp(page)
    await page.route('**/rpc/device/setKidsMode', (route) =>
      route.fulfill({ status: 500, json: {} }),
    )
    await page.goto('/account-settings')
    const start = page.getByRole('button', { name: 'Kindermodus auf diesem Gerät starten' })
    await start.click()
    await expect(page.getByText('Das hat gerade nicht geklappt.')).toBeVisible()
    await expect(start).toBeVisible()
    await page.unroute('**/rpc/device/setKidsMode')
    await start.click()
    await expect(home(page, 'Familie Winter')).toBeVisible()
  })
})

test('a child sees nothing of its parents’, neither too early nor when no story is left', async ({
  page,
}) => {
  await signUp(page)
  await startKidsMode(page)
  const letGo = await hold(page, '**/rpc/device/get*')
  const saw = page.waitForResponse('**/rpc/profile/live')
  await page.goto('/dashboard')
  await saw
  await expect(page.getByText('Wird geladen')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
  await letGo()
  await expect(home(page, 'Familie Winter')).toBeVisible()

  await page.route('**/rpc/reading/open', (route) => route.fulfill(quotaRefusal))
  await page.goto('/reader?story=bruno-honig')
  await expect(page.getByRole('heading', { name: 'Frag Mama oder Papa' })).toBeVisible()
  await expect(page.getByText(/Abo|Kontingent|20 Geschichten/)).toHaveCount(0)
  await page.getByRole('link', { name: 'Zu meinen Geschichten' }).click()
  await expect(home(page, 'Familie Winter')).toBeVisible()
})

test('everybody can use the gate; after three wrong answers it rests, also for who reloads', async ({
  page,
}) => {
  await signUp(page)
  await startKidsMode(page)
  await page.goto('/dashboard')
  await expect(home(page, 'Familie Winter')).toBeVisible()
  await expectNoFindingsInThemes(page)
  await page.getByRole('button', { name: 'Eltern' }).click()
  await expect(page.getByLabel('Tippe als Ziffern')).toBeVisible()
  await expectNoFindingsInThemes(page)

  await page.goto('/account-settings')
  for (let tries = 0; tries < 3; tries++) {
    await page.getByLabel('Tippe als Ziffern').fill('0000')
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText(/weiter geht es in \d+ Sekunden/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/weiter geht es in \d+ Sekunden/)).toBeVisible()
  await page.getByLabel('Tippe als Ziffern').press('Enter')
  await expect(page.getByRole('heading', { name: 'Für Eltern' })).toBeVisible()

  // As when the thirty seconds are over.
  await page.evaluate(() => {
    sessionStorage.setItem('gate-tries', JSON.stringify({ wrong: 0, pausedUntilMs: Date.now() }))
  })
  await page.reload()
  await answerGate(page)
  await expect(page.getByRole('heading', { name: 'Kinderprofile' })).toBeVisible()
})

test('a child finds a story by its picture and reads it without prices, counts or print', async ({
  page,
}) => {
  await signUp(page)
  await startKidsMode(page)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Lieblinge' }).click()
  await expect(page.getByText('Hier wohnen bald deine Lieblingsgeschichten.')).toBeVisible()
  await page.getByRole('link', { name: 'Zu den Regalen' }).click()
  await expect(page).toHaveURL('/dashboard?regal=alle')
  await expect(page.getByRole('link', { name: 'Mut' })).toBeVisible()
  await expectNoFindingsInThemes(page)
  await page.getByRole('link', { name: 'Mitgefühl' }).click()
  await page.getByRole('link', { name: 'Bruno teilt den Honig' }).click()
  await expect(page.getByText('Seite 1 von 9')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Seite 2 von 9')).toBeVisible()
  await expect(page.getByRole('button', { name: /gefällt mir/i })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Menü öffnen' })).toHaveCount(0)
  // The children's own header is above the book, too.
  await expect(page.getByRole('button', { name: 'Eltern' })).toBeVisible()
  await page.getByRole('button', { name: 'Mehr' }).click()
  await expect(
    page
      .getByRole('dialog')
      .getByText(/Abdunkeln|Licht/)
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('dialog').getByText(/Drucken|Fehler melden/)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: 'Weiterlesen' })).toHaveAttribute(
    'href',
    '/reader?story=bruno-honig',
  )
})

test.describe('behind the gate', () => {
  test.use({ expectedNoise: /status of 403/ })

  test('waits whoever may see more, and Kindermodus goes on with them', async ({ page }) => {
    await signUp(page)
    const { childId } = await addChild(page, { name: 'Mia', ageBand: '3-4' })
    await chooseChild(page, childId)
    await startKidsMode(page)
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Mia liest. Wechseln' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Familie Winter' }).click()
    await expect(page.getByText('Dieses Kind darf mehr Geschichten sehen.')).toBeVisible()
    await answerGate(page)
    await expect(home(page, 'Familie Winter')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Eltern' })).toBeVisible()
    const device = await (await page.request.get('/api/device')).json()
    expect(device).toMatchObject({ isKidsMode: true, activeChildId: 'default' })
  })
})
