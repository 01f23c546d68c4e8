import type { Page } from '@playwright/test'
import { expectNoFindingsInThemes } from './axe.ts'
import { choose } from './choose.ts'
import { accountOf, addChild, chooseChild, send } from './family-calls.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { untilProfileKept } from './kept-here.ts'
import { comeBack, signUp } from './people.ts'
import { tryAgain } from './try-again.ts'

const block = (page: Page, name: string) => page.getByRole('region', { name })
const isSave = (url: string) => url.endsWith('/rpc/reading/saveProgress')

async function turnAndSave(page: Page, story: string) {
  await page.goto(`/reader?story=${story}`)
  await expect(page.getByText(/Seite 1 von/)).toBeVisible()
  const saved = page.waitForResponse((response) => isSave(response.url()) && response.ok())
  await page.keyboard.press('ArrowRight')
  await saved
}

/** As another device of the family would do it. */
async function remember(page: Page, story: string) {
  const shelf = `/users/${await accountOf(page)}/children/default/remember`
  await send(page, 'PUT', `${shelf}/${story}`, { marked: true })
}

test('each thing is asked for once, whenever the account’s document comes', async ({ page }) => {
  await signUp(page)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/rpc/')) asked.push(pathname + search + (request.postData() ?? ''))
  })
  const letGo = await hold(page, '**/rpc/profile/live')
  await page.goto('/dashboard')
  await expect(block(page, 'Gemerkt').getByText(/Noch nichts gemerkt/)).toBeVisible()
  await letGo()
  await untilProfileKept(page)
  await remember(page, 'frosch-sprung')
  await expect(block(page, 'Gemerkt').getByText(/Noch nichts gemerkt/)).toBeHidden()
  // Once for the page, and once for the change that it was told of.
  const times = (call: string) => asked.filter((other) => other === call).length
  expect(asked.filter((call) => times(call) > 2)).toEqual([])
})

test('what changed while the account’s document was long on its way is seen with it', async ({
  page,
  newPage,
}) => {
  const family = await signUp(page)
  const letGo = await hold(page, '**/rpc/profile/live')
  const other = await newPage()
  await comeBack(other, family)
  for (const device of [page, other]) {
    await device.goto('/dashboard')
    await expect(block(device, 'Gemerkt').getByText(/Noch nichts gemerkt/)).toBeVisible()
  }
  await untilProfileKept(other)
  await remember(page, 'frosch-sprung')
  // The server has told everybody who listens.
  await expect(block(other, 'Gemerkt').getByText(/Noch nichts gemerkt/)).toBeHidden()
  await letGo()
  await expect(block(page, 'Gemerkt').getByText(/Noch nichts gemerkt/)).toBeHidden()
})

test('every new family chooses its first story, and later goes on where it stopped', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Hallo Familie Winter!' })).toBeVisible()
  const goOn = block(page, 'Weiterlesen')
  await expect(goOn.getByText('Noch keine Geschichte gelesen.')).toBeVisible()
  await expect(block(page, 'Euer Plan').getByText('Noch 20 von 20 Geschichten')).toBeVisible()
  await expect(block(page, 'Gemerkt').getByText(/Noch nichts gemerkt/)).toBeVisible()

  await turnAndSave(page, 'bruno-honig')
  await page.goto('/dashboard')
  await expect(goOn.getByText('Seite 2 von 9')).toBeVisible()
  await expect(block(page, 'Heute vorlesen').getByRole('article')).toHaveCount(3)
  await expectNoFindingsInThemes(page)
  await expect(block(page, 'Diese Woche').getByText('gemeinsamer Abend')).toBeVisible()
  await expect(block(page, 'Euer Plan').getByText(/Noch 19 von 20.*neu am 1\. /)).toBeVisible()
  await goOn.getByRole('link', { name: 'Weiterlesen: Bruno teilt den Honig' }).click()
  await expect(page.getByText('Seite 2 von 9')).toBeVisible()

  await page.goto('/dashboard')
  await goOn.getByRole('button', { name: /Bruno teilt den Honig.* schon gelesen/ }).click()
  await expect(goOn.getByText('Alles zu Ende gelesen.')).toBeVisible()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(goOn.getByText('Seite 2 von 9')).toBeVisible()
})

test('suggestions page on, and one that is not wanted stays away until it is called back', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/dashboard')
  const tonight = block(page, 'Heute vorlesen')
  const stories = tonight.getByRole('article')
  await expect(stories.first()).toBeVisible()
  await choose(tonight.getByRole('radio', { name: '15 Min.' }))
  await expect(stories).toHaveCount(3)
  const dismissals = tonight.getByRole('button', { name: /nicht mehr vorschlagen/ })
  const nameOfFirst = async () => (await dismissals.first().getAttribute('aria-label')) ?? ''
  const dismissal = (name: string) => tonight.getByRole('button', { name })
  const first = await nameOfFirst()
  await tonight.getByRole('button', { name: 'Andere vorschlagen' }).click()
  await expect(dismissal(first)).toBeHidden()
  await expect(stories).toHaveCount(3)
  const other = await nameOfFirst()
  await dismissal(other).click()
  await expect(dismissal(other)).toBeHidden()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(dismissal(other)).toBeVisible()
  await stories.first().getByRole('link').click()
  await expect(page).toHaveURL(/story-collection\?story=/)
})

test('the page follows the child that reads', async ({ page }) => {
  await signUp(page)
  await addChild(page, { name: 'Mia', avatar: 'owl', ageBand: '3-4' })
  await turnAndSave(page, 'bruno-honig')
  await chooseChild(page)
  await page.goto('/dashboard')
  await expect(block(page, 'Weiterlesen').getByText('Seite 2 von 9')).toBeVisible()
  await choose(page.getByRole('radio', { name: 'Mia' }))
  await expect(page.getByText('Was lesen wir heute mit Mia?')).toBeVisible()
  await expect(block(page, 'Weiterlesen').getByText('Noch keine Geschichte gelesen.')).toBeVisible()
  await expect(block(page, 'Diese Woche mit Mia')).toBeVisible()
})

test.describe('what fails', () => {
  test.use({ expectedNoise: /status of 500|ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/ })

  test('fails alone and can be tried again; a lost connection is told', async ({
    page,
    context,
  }) => {
    await signUp(page)
    const lists = /\/rpc\/(shelf\/list|diary\/week)/
    await page.route(lists, (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/dashboard')
    const favorites = block(page, 'Lieblinge')
    await expect(favorites.getByText('Diese Liste ist nicht gekommen.')).toBeVisible()
    await expect(block(page, 'Diese Woche').getByText(/ist nicht gekommen/)).toBeVisible()
    await expect(block(page, 'Heute vorlesen').getByRole('article')).toHaveCount(3)
    await page.unroute(lists)
    await tryAgain(favorites, () =>
      expect(favorites.getByText(/Noch keine Lieblinge/)).toBeVisible({ timeout: 2000 }),
    )

    await context.setOffline(true)
    await expect(page.getByText('Ihr seid offline und seht, was zuletzt')).toBeVisible()
    await block(page, 'Heute vorlesen').getByRole('radio', { name: '5 Min.', exact: true }).focus()
    await expect(block(page, 'Heute vorlesen').getByRole('article')).toHaveCount(3)
    await context.setOffline(false)
    await expect(page.getByText('Ihr seid offline')).toBeHidden()
  })
})
