import type { BrowserContext, Page, Request } from '@playwright/test'
import type { StoryStates } from '../../src/contract/reading.ts'
import { newFamily, signInByCall, signUp } from './accounts.ts'
import { expectNoFindingsInThemes } from './axe.ts'
import { accountId } from './family-calls.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'

const noise =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)|Multi|Single-Tab|Sign-out|Session could|subscription|Aktivieren/
test.use({ expectedNoise: noise })

const bruno = 'Bruno teilt den Honig'
const elster = 'Die Elster und der silberne Knopf'
const rows = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const star = (page: Page, title: string) =>
  page.getByRole('button', { name: `„${title}“ ist ein Liebling` })
const offlineTag = (page: Page) => page.getByRole('button', { name: 'Offline', exact: true })

async function openSheet(page: Page, storyId: string, title: string) {
  await page.goto(`/story-collection?story=${storyId}`)
  await expect(star(page, title)).toHaveAttribute('aria-pressed', 'false')
}

/** Records the story and the idempotency key of every mark that this browser sends. */
function watchMarks(context: BrowserContext) {
  const sent: { storyId: string; key: string }[] = []
  context.on('request', (request: Request) => {
    if (!request.url().endsWith('/rpc/list/mark')) return
    const { storyId } = request.postDataJSON().json
    sent.push({ storyId, key: request.headers()['idempotency-key'] ?? '' })
  })
  return sent
}

/**
 * Closes a story's sheet and signs out immediately. By keyboard: for five seconds, the message about
 * the star covers the button.
 */
async function signOutImmediately(page: Page) {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Logout' }).press('Enter')
}

/** The first child's favourites on the server. */
async function savedFavorites(page: Page): Promise<string[]> {
  const child = await page.request.get(`/api/users/${await accountId(page)}/children/default`)
  return (await child.json()).favorites
}

/** The page of a begun story at which the first child is, on the server; undefined for another story. */
async function savedPage(page: Page, storyId: string): Promise<number | undefined> {
  const path = `/api/users/${await accountId(page)}/children/default/story-states`
  const states: StoryStates = await (await page.request.get(path)).json()
  return states.begun.find((story) => story.storyId === storyId)?.page
}

test('offline, the page says so, stores changes of all tabs, and sends each once later', async ({
  page,
  context,
}) => {
  await signUp(page)
  // The page loads the code of its offline messages ahead.
  const messageCode = ['.js', '.css'].map((type) =>
    page.waitForEvent('requestfinished', (request) =>
      new RegExp(`/toast-container-[^/]*${type}$`).test(request.url()),
    ),
  )
  await page.goto('/account-settings')
  const field = page.getByLabel('Spitzname')
  await expect(field).toHaveValue('Familie Winter')
  await Promise.all(messageCode)
  await context.setOffline(true)
  await field.fill('Familie Dachs')
  const profile = page.getByRole('region', { name: 'Profil' })
  await profile.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Wird gespeichert, sobald ihr wieder online seid.')).toBeVisible()
  await expect(page.getByText('Willkommen, Familie Dachs')).toBeVisible()
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/rpc/profile/update') && answer.ok(),
  )
  await context.setOffline(false)
  await saved
  await page.reload()
  await expect(field).toHaveValue('Familie Dachs')

  await test.step('the tag has a tooltip for keyboard users and moves nothing', async () => {
    await page.goto('/favorites')
    await expect(page.getByText('Noch keine Lieblinge.')).toBeVisible()
    const before = await page.getByRole('heading', { level: 1 }).boundingBox()
    await context.setOffline(true)
    await expect(offlineTag(page)).toBeVisible()
    expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(before)
    const tip = page.getByRole('tooltip').filter({ hasText: 'Ihr seid offline.' })
    await offlineTag(page).focus()
    await expect(tip).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tip).toBeHidden()
    await expectNoFindingsInThemes(page)
    await context.setOffline(false)
  })

  await test.step('marks of two tabs', async () => {
    const other = await context.newPage()
    await openSheet(page, 'bruno-honig', bruno)
    await openSheet(other, 'elster-knopf', elster)
    const marks = [
      [page, bruno],
      [other, elster],
    ] as const
    const sent = watchMarks(context)
    await context.setOffline(true)
    await star(page, bruno).click()
    await star(other, elster).click()
    for (const [tab, title] of marks) {
      await expect(star(tab, title)).toHaveAttribute('aria-pressed', 'true')
      await expect(offlineTag(tab)).toBeAttached()
    }
    expect(await savedFavorites(page)).toEqual([])
    await context.setOffline(false)
    await expect.poll(() => savedFavorites(page)).toHaveLength(2)
    await expect(offlineTag(page)).toHaveCount(0)
    for (const [tab, title] of marks) {
      await expect(star(tab, title)).toHaveAttribute('aria-pressed', 'true')
    }
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
  })
})

test('a change that is being sent survives a reload and a killed browser, and counts once', async ({
  page,
  context,
}) => {
  await signUp(page)
  await page.route('**/rpc/reading/saveProgress', (route) => route.abort())
  await page.goto('/reader?story=bruno-honig')
  await expect(page.getByText('Seite 1 von 9')).toBeVisible()
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/rpc/reading/saveProgress'),
  )
  await page.keyboard.press('ArrowRight')
  await failed
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Seite 3 von 9')).toBeVisible()
  await page.goto('/impressum')
  await page.goto('/reader?story=bruno-honig')
  await expect(page.getByText('Weiter auf Seite 3')).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await openSheet(page, 'bruno-honig', bruno)
  // By this page or, just before it was left, by the reader.
  await expect.poll(() => savedPage(page, 'bruno-honig')).toBe(3)

  // The page is closed between the request and the answer, as by a crash.
  const sent = watchMarks(context)
  const { promise: markStored, resolve: markSaved } = Promise.withResolvers<void>()
  await context.route('**/rpc/list/mark', async (route) => {
    await route.fetch()
    markSaved()
    await route.abort()
  })
  await star(page, bruno).click()
  await markStored
  await page.close()
  await context.unrouteAll({ behavior: 'ignoreErrors' })

  // Meanwhile the star was taken back in another browser.
  const next = await context.newPage()
  const removal = await next.request.put(
    `/api/users/${await accountId(next)}/children/default/favorites/bruno-honig`,
    { data: { marked: false }, headers: { origin: test.info().project.use.baseURL ?? '' } },
  )
  expect(removal.ok()).toBe(true)
  const retried = next.waitForResponse('**/rpc/list/mark')
  await next.goto('/favorites')
  expect((await retried).ok()).toBe(true)
  expect(await savedFavorites(next)).toEqual([])
  await expect(next.getByText('Noch keine Lieblinge.')).toBeVisible()
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
})

test('a star is shown and saved, even if its code loads late or a captive portal answers', async ({
  page,
}) => {
  await signUp(page)
  let blockedLoads = 0
  await page.route('**/js/signed-in-*', (route) => {
    blockedLoads += 1
    return route.abort()
  })
  await openSheet(page, 'bruno-honig', bruno)
  await star(page, bruno).click()
  await expect(star(page, bruno)).toHaveAttribute('aria-pressed', 'true')
  expect(await savedFavorites(page)).toEqual([])
  await expect.poll(() => blockedLoads).toBeGreaterThan(0)
  await page.unroute('**/js/signed-in-*')
  await expect.poll(() => savedFavorites(page)).toEqual(['bruno-honig'])
  await expect(star(page, bruno)).toHaveAttribute('aria-pressed', 'true')

  // A portal’s page instead of an answer does not count as saved.
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('link', { name: elster }).first().click()
  await expect(star(page, elster)).toHaveAttribute('aria-pressed', 'false')
  let portalAnswers = 0
  await page.route('**/rpc/list/mark', (route) => {
    portalAnswers += 1
    return route.fulfill({ contentType: 'text/html', body: '<h1>WLAN im Café</h1>' })
  })
  await star(page, elster).click()
  await expect.poll(() => portalAnswers).toBeGreaterThan(0)
  await expect(page.getByRole('button', { name: 'Wird gespeichert…' })).toBeAttached()
  await expect(star(page, elster)).toHaveAttribute('aria-pressed', 'true')
  expect(await savedFavorites(page)).toEqual(['bruno-honig'])
  await page.unroute('**/rpc/list/mark')
  await expect
    .poll(() => savedFavorites(page), { timeout: 20_000 })
    .toEqual(['bruno-honig', 'elster-knopf'])
})

test('signing out sends what it can and clears the rest, and another account never sends it', async ({
  page,
  context,
}) => {
  const family = await signUp(page)
  await openSheet(page, 'bruno-honig', bruno)
  const release = await holdRequests(page, '**/rpc/list/mark', async (route) => {
    // The mark takes longer than the sign-out.
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue()
  })
  await star(page, bruno).click()
  await signOutImmediately(page)
  await release()
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
  await signInByCall(page, family)
  expect(await savedFavorites(page)).toEqual(['bruno-honig'])
  await page.unroute('**/rpc/list/mark')

  // The page after signing out is loaded before the network is cut.
  await page.goto('/')
  await expect(page.getByText('Willkommen, Familie Winter')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Geschichten' }).click()
  await page.getByRole('main').getByRole('link', { name: elster }).first().click()
  await expect(star(page, elster)).toHaveAttribute('aria-pressed', 'false')
  await context.setOffline(true)
  await star(page, elster).click()
  await expect(star(page, elster)).toHaveAttribute('aria-pressed', 'true')
  await signOutImmediately(page)
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
  const sent = watchMarks(context)
  const ended = page.waitForResponse('**/api/auth/sign-out')
  await context.setOffline(false)
  await ended
  const other = newFamily()
  await page.context().clearCookies()
  await signUp(page, other)
  await signInByCall(page, other)
  await page.goto('/favorites')
  await expect(page.getByText('Noch keine Lieblinge.')).toBeVisible()
  await page.waitForTimeout(1500)
  expect(sent).toEqual([])
})

test('the app works in a browser without a database', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError')
    }
  })
  await signUp(page)
  await openSheet(page, 'bruno-honig', bruno)
  await star(page, bruno).click()
  await expect.poll(() => savedFavorites(page)).toEqual(['bruno-honig'])
  await page.goto('/favorites')
  await expect(rows(page)).toHaveText([bruno])
})
