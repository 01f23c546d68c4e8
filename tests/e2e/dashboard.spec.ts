import type { Page } from '@playwright/test'
import { signInByCall, signUp } from './accounts.ts'
import { expectNoFindingsInThemes } from './axe.ts'
import { waitForStoredProfile } from './browser-store.ts'
import { chooseRadio } from './choose-radio.ts'
import { accountId, addChild, callApi, chooseChild } from './family-calls.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'
import { pressUndo } from './press-undo.ts'
import { tryAgain } from './try-again.ts'

const block = (page: Page, name: string) => page.getByRole('region', { name })
const isSaveCall = (url: string) => url.endsWith('/rpc/reading/saveProgress')

async function turnAndSave(page: Page, story: string) {
  await page.goto(`/reader?story=${story}`)
  await expect(page.getByText(/Seite 1 von/)).toBeVisible()
  const saved = page.waitForResponse((response) => isSaveCall(response.url()) && response.ok())
  await page.keyboard.press('ArrowRight')
  await saved
}

/** Puts a story on the list by the API, as another device of the family would. */
async function mark(page: Page, name: 'remember' | 'favorites', story: string) {
  const list = `/users/${await accountId(page)}/children/default/${name}`
  await callApi(page, 'PUT', `${list}/${story}`, { marked: true })
}

test('each query is requested once, however late the user document arrives', async ({ page }) => {
  await signUp(page)
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/rpc/')) requests.push(pathname + search + (request.postData() ?? ''))
  })
  const release = await holdRequests(page, '**/rpc/profile/live')
  await page.goto('/dashboard')
  await expect(block(page, 'Sterne und Lesezeichen')).toBeVisible()
  await release()
  await waitForStoredProfile(page)
  await mark(page, 'remember', 'frosch-sprung')
  await expect(block(page, 'Merkliste').getByRole('listitem')).toBeVisible()
  // Once for the page, and once for the change.
  const times = (call: string) => requests.filter((other) => other === call).length
  expect(requests.filter((call) => times(call) > 2)).toEqual([])
})

test('changes that happen while the user document loads slowly show with it', async ({
  page,
  newPage,
}) => {
  const family = await signUp(page)
  const release = await holdRequests(page, '**/rpc/profile/live')
  const other = await newPage()
  await signInByCall(other, family)
  for (const device of [page, other]) {
    await device.goto('/dashboard')
    await expect(block(device, 'Sterne und Lesezeichen')).toBeVisible()
  }
  await waitForStoredProfile(other)
  await mark(page, 'remember', 'frosch-sprung')
  // Now the server has sent the change to every live stream.
  await expect(block(other, 'Merkliste').getByRole('listitem')).toBeVisible()
  await release()
  await expect(block(page, 'Merkliste').getByRole('listitem')).toBeVisible()
})

test('a new family chooses its first story, and later continues where it stopped', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Hallo Familie Winter!' })).toBeVisible()
  const unfinished = block(page, 'Weiterlesen')
  await expect(block(page, 'Sterne und Lesezeichen')).toBeVisible()
  await expect(unfinished).toHaveCount(0)
  await expect(block(page, 'Euer Plan').getByText('Noch 20 von 20 Geschichten')).toBeVisible()
  await expect(block(page, 'Merkliste')).toHaveCount(0)
  // One button is the main one.
  const mainButton = page.getByRole('main').locator('.button-primary')
  await expect(mainButton).toHaveText('Los geht’s')

  await turnAndSave(page, 'bruno-honig')
  await page.goto('/dashboard')
  await expect(unfinished.getByText('Seite 2 von 9')).toBeVisible()
  await expect(block(page, 'Heute vorlesen').getByRole('article')).toHaveCount(3)
  // The begun story comes before the questions of the onboarding.
  await expect(mainButton).toHaveText('Weiterlesen')
  await expect(page.getByRole('link', { name: 'Los geht’s' })).toHaveClass(/button-secondary/)
  await expectNoFindingsInThemes(page)
  await expect(block(page, 'Diese Woche').getByText('gemeinsamer Abend')).toBeVisible()
  await expect(block(page, 'Euer Plan').getByText(/Noch 19 von 20.*neue ab 1\. /)).toBeVisible()
  const forest = block(page, 'Euer Lese-Wald')
  await expect(forest.getByRole('radio', { name: /: Bruno teilt den Honig$/ })).toBeChecked()
  await expect(forest.getByRole('link', { name: 'Zur Woche im Tagebuch' })).toHaveAttribute(
    'href',
    /view=tagebuch&week=20\d\d-W\d\d$/,
  )
  await unfinished.getByRole('link', { name: 'Weiterlesen: Bruno teilt den Honig' }).click()
  await expect(page.getByText('Seite 2 von 9')).toBeVisible()

  await page.goto('/story-collection?story=bruno-honig')
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('Seite 2 von 9')).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'Weiterlesen' })).toBeVisible()

  await page.goto('/dashboard')
  await unfinished
    .getByRole('button', { name: 'Als gelesen abhaken: „Bruno teilt den Honig“' })
    .click()
  await expect(unfinished).toHaveCount(0)
  await pressUndo(page)
  await expect(unfinished.getByText('Seite 2 von 9')).toBeVisible()
})

test('suggestions can be exchanged, and a dismissed one stays away until the dismissal is undone', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/dashboard')
  const tonight = block(page, 'Heute vorlesen')
  const stories = tonight.getByRole('article')
  await expect(stories.first()).toBeVisible()
  await chooseRadio(tonight.getByRole('radio', { name: '15 Min.' }))
  await expect(stories).toHaveCount(3)
  const dismissals = tonight.locator('button[aria-label$="nicht mehr vorschlagen"]')
  const nameOfFirst = async () => (await dismissals.first().getAttribute('aria-label')) ?? ''
  const dismissal = (name: string) => tonight.locator(`button[aria-label='${name}']`)
  const first = await nameOfFirst()
  await tonight.getByRole('button', { name: 'Andere vorschlagen' }).click()
  await expect(dismissal(first)).toHaveCount(0)
  await expect(stories).toHaveCount(3)
  const other = await nameOfFirst()
  await stories.first().locator('summary').press('Enter')
  await dismissal(other).press('Enter')
  await expect(dismissal(other)).toHaveCount(0)
  await pressUndo(page)
  await expect(dismissal(other)).toHaveCount(1)
  await stories.first().getByRole('link').first().click()
  await expect(page).toHaveURL(/story-collection\?story=/)
})

test('the page shows the data of the child that reads', async ({ page }) => {
  await signUp(page)
  await addChild(page, { name: 'Mia', avatar: 'owl', ageBand: '3-4' })
  await turnAndSave(page, 'bruno-honig')
  await chooseChild(page)
  await page.goto('/dashboard')
  await expect(block(page, 'Weiterlesen').getByText('Seite 2 von 9')).toBeVisible()
  await chooseRadio(page.getByRole('radio', { name: 'Mia' }))
  await expect(page.getByText('Was lesen wir heute mit Mia?')).toBeVisible()
  await expect(block(page, 'Sterne und Lesezeichen')).toBeVisible()
  await expect(block(page, 'Diese Woche mit Mia')).toBeVisible()
})

test.describe('a failure', () => {
  test.use({ expectedNoise: /status of 500|ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/ })

  test('stays in its block and can be retried; a lost connection is announced', async ({
    page,
    context,
  }) => {
    await signUp(page)
    await mark(page, 'favorites', 'frosch-sprung')
    const lists = /\/rpc\/(list\/list|diary\/week)/
    await page.route(lists, (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/dashboard')
    const favorites = block(page, 'Lieblinge')
    await expect(favorites.getByText('Diese Liste ließ sich gerade nicht laden.')).toBeVisible()
    await expect(block(page, 'Diese Woche').getByText(/ließ sich gerade nicht laden/)).toBeVisible()
    await expect(block(page, 'Heute vorlesen').getByRole('article')).toHaveCount(3)
    await page.unroute(lists)
    await tryAgain(favorites, () =>
      expect(favorites.getByRole('listitem')).toBeVisible({ timeout: 2000 }),
    )

    await context.setOffline(true)
    // Once, beside the badge of the header.
    await expect(page.getByRole('main').getByText(/offline/)).toHaveText(
      'Ihr seid offline. Auf diesem Gerät ist noch keine Geschichte gespeichert.',
    )
    await block(page, 'Heute vorlesen').getByRole('radio', { name: '5 Min.', exact: true }).focus()
    await expect(block(page, 'Heute vorlesen').getByRole('article')).toHaveCount(3)
    await context.setOffline(false)
    await expect(page.getByText('Ihr seid offline')).toBeHidden()
  })
})
