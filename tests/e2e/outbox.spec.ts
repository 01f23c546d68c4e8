import type { BrowserContext, Page, Request } from '@playwright/test'
import { expectNoFindingsInThemes } from './axe.ts'
import { accountOf } from './family-calls.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { comeBack, newFamily, signUp } from './people.ts'

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

/** Bodies and keys of the marks that this browser sends. */
function watchMarks(context: BrowserContext) {
  const sent: { storyId: string; key: string }[] = []
  context.on('request', (request: Request) => {
    if (!request.url().endsWith('/rpc/shelf/mark')) return
    const { storyId } = request.postDataJSON().json
    sent.push({ storyId, key: request.headers()['idempotency-key'] ?? '' })
  })
  return sent
}

/**
 * Leaves a story's sheet and signs out at once. By the keyboard: for five seconds, the message about
 * a star lies above the button.
 */
async function signOutAtOnce(page: Page) {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Logout' }).press('Enter')
}

/** What the server has, asked without the page. */
async function savedFavorites(page: Page): Promise<string[]> {
  const child = await page.request.get(`/api/users/${await accountOf(page)}/children/default`)
  return (await child.json()).favorites
}

test('without a network the page says so, keeps changes of all tabs, and makes them once later', async ({
  page,
  context,
}) => {
  await signUp(page)
  // What says it without a network is loaded ahead.
  const ahead = ['.js', '.css'].map((type) =>
    page.waitForEvent('requestfinished', (request) =>
      new RegExp(`/toast-container-[^/]*${type}$`).test(request.url()),
    ),
  )
  await page.goto('/account-settings')
  const field = page.getByLabel('Spitzname')
  await expect(field).toHaveValue('Familie Winter')
  await Promise.all(ahead)
  await context.setOffline(true)
  await field.fill('Familie Dachs')
  const profile = page.getByRole('region', { name: 'Profil' })
  await profile.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert, sobald ihr wieder online seid.')).toBeVisible()
  await expect(page.getByText('Willkommen, Familie Dachs')).toBeVisible()
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/rpc/profile/update') && answer.ok(),
  )
  await context.setOffline(false)
  await saved
  await page.reload()
  await expect(field).toHaveValue('Familie Dachs')

  await test.step('the tag explains itself to the keyboard and stands in nobody’s way', async () => {
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

test('what was on its way survives a reload and a killed browser, and counts once', async ({
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
  // Before the way is free: the next try may be at once.
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/rpc/reading/saveProgress') && answer.ok(),
  )
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await openSheet(page, 'bruno-honig', bruno)
  await saved

  // The browser is killed between sending and the answer.
  const sent = watchMarks(context)
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  await context.route('**/rpc/shelf/mark', async (route) => {
    await route.fetch()
    arrive()
    await route.abort()
  })
  await star(page, bruno).click()
  await arrived
  await page.close()
  await context.unrouteAll({ behavior: 'ignoreErrors' })

  // Meanwhile the star was taken back in another browser.
  const next = await context.newPage()
  const taken = await next.request.put(
    `/api/users/${await accountOf(next)}/children/default/favorites/bruno-honig`,
    { data: { marked: false }, headers: { origin: test.info().project.use.baseURL ?? '' } },
  )
  expect(taken.ok()).toBe(true)
  const again = next.waitForResponse('**/rpc/shelf/mark')
  await next.goto('/favorites')
  expect((await again).ok()).toBe(true)
  expect(await savedFavorites(next)).toEqual([])
  await expect(next.getByText('Noch keine Lieblinge.')).toBeVisible()
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
})

test('a star is shown and made, though its code comes late and a portal answers for the server', async ({
  page,
}) => {
  await signUp(page)
  let late = 0
  await page.route('**/js/signed-in-*', (route) => {
    late += 1
    return route.abort()
  })
  await openSheet(page, 'bruno-honig', bruno)
  await star(page, bruno).click()
  await expect(star(page, bruno)).toHaveAttribute('aria-pressed', 'true')
  expect(await savedFavorites(page)).toEqual([])
  await expect.poll(() => late).toBeGreaterThan(0)
  await page.unroute('**/js/signed-in-*')
  await expect.poll(() => savedFavorites(page)).toEqual(['bruno-honig'])
  await expect(star(page, bruno)).toHaveAttribute('aria-pressed', 'true')

  // A portal’s page instead of an answer is no acknowledgement.
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('link', { name: elster }).first().click()
  await expect(star(page, elster)).toHaveAttribute('aria-pressed', 'false')
  let portal = 0
  await page.route('**/rpc/shelf/mark', (route) => {
    portal += 1
    return route.fulfill({ contentType: 'text/html', body: '<h1>WLAN im Café</h1>' })
  })
  await star(page, elster).click()
  await expect.poll(() => portal).toBeGreaterThan(0)
  await expect(page.getByRole('button', { name: 'Wird gespeichert …' })).toBeAttached()
  await expect(star(page, elster)).toHaveAttribute('aria-pressed', 'true')
  expect(await savedFavorites(page)).toEqual(['bruno-honig'])
  await page.unroute('**/rpc/shelf/mark')
  await expect
    .poll(() => savedFavorites(page), { timeout: 20_000 })
    .toEqual(['bruno-honig', 'elster-knopf'])
})

test('signing out sends what it can and clears what waits, and another account never sends it', async ({
  page,
  context,
}) => {
  const family = await signUp(page)
  await openSheet(page, 'bruno-honig', bruno)
  const leave = await hold(page, '**/rpc/shelf/mark', async (route) => {
    // The mark is slower than signing out would be.
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue()
  })
  await star(page, bruno).click()
  await signOutAtOnce(page)
  await leave()
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
  await comeBack(page, family)
  expect(await savedFavorites(page)).toEqual(['bruno-honig'])
  await page.unroute('**/rpc/shelf/mark')

  // What is shown after signing out has been loaded before.
  await page.goto('/')
  await expect(page.getByText('Willkommen, Familie Winter')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Geschichten' }).click()
  await page.getByRole('main').getByRole('link', { name: elster }).first().click()
  await expect(star(page, elster)).toHaveAttribute('aria-pressed', 'false')
  await context.setOffline(true)
  await star(page, elster).click()
  await expect(star(page, elster)).toHaveAttribute('aria-pressed', 'true')
  await signOutAtOnce(page)
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
  const sent = watchMarks(context)
  const ended = page.waitForResponse('**/api/auth/sign-out')
  await context.setOffline(false)
  await ended
  const other = newFamily()
  await page.context().clearCookies()
  await signUp(page, other)
  await comeBack(page, other)
  await page.goto('/favorites')
  await expect(page.getByText('Noch keine Lieblinge.')).toBeVisible()
  await page.waitForTimeout(1500)
  expect(sent).toEqual([])
})

test('a browser that keeps nothing works all the same', async ({ page }) => {
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
