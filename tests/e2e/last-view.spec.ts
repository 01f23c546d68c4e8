import type { Locator, Page } from '@playwright/test'
import { clearSession, signInByCall, signUp } from './accounts.ts'
import { addChild, startKidsMode } from './family-calls.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'

const code = '**/static/js/**'
const greeting = (page: Page) => page.getByRole('heading', { name: 'Hallo Familie Winter!' })

/** Opens a page and waits until it has stored how it looks. */
async function leave(page: Page, path: string) {
  await page.goto(path)
  await expect.poll(() => storedViews(page)).toContain(`last-view:${path}`)
}

/** Where an element stands once the letters have their shape. */
async function placeOf(element: Locator) {
  await element.page().evaluate(() => document.fonts.ready)
  return element.boundingBox()
}

const storedViews = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('last-view:')))

test('a family sees its page before its code as it left it, and no skeleton in between', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signUp(page)
  for (const [path, heading] of [
    ['/dashboard', 'Heute vorlesen'],
    ['/story-collection', 'Die neuesten'],
  ] as const) {
    await leave(page, path)
    const release = await holdRequests(page, code)
    await page.goto(path, { waitUntil: 'commit' })
    const story = page.getByRole('main').getByRole('heading', { name: heading })
    await expect(story).toBeVisible()
    const place = await placeOf(story)
    await page.evaluate(() => {
      const seen = { isEmpty: false }
      new MutationObserver(() => {
        seen.isEmpty ||= document.querySelector('main :is(.waiting, .spinner)') !== null
      }).observe(document, { subtree: true, childList: true })
      Object.assign(window, { seen })
    })
    await release()
    await expect(page.locator('html[data-rendered]')).toHaveCount(0)
    await expect(story).toBeVisible()
    expect(await placeOf(story)).toEqual(place)
    expect(await page.evaluate(() => Object(window).seen)).toEqual({ isEmpty: false })
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('what is pressed on it happens when its code is there, and the focus stays', async ({
  page,
}) => {
  await signUp(page)
  await leave(page, '/story-collection')
  const release = await holdRequests(page, code)
  await page.goto('/story-collection', { waitUntil: 'commit' })
  await expect(page.getByRole('searchbox')).toHaveJSProperty('inert', true)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Fine Frosch/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await release()
  await expect(page.getByRole('dialog').getByRole('heading', { name: /Fine Frosch/ })).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })

  const releaseAgain = await holdRequests(page, code)
  await page.goto('/story-collection', { waitUntil: 'commit' })
  const list = page.getByRole('main').getByRole('link', { name: 'Merkliste' })
  await list.focus()
  await releaseAgain()
  await expect(page.locator('html[data-rendered]')).toHaveCount(0)
  await expect(list).toBeFocused()
})

test('the question who reads opens above the page that takes its place', async ({ page }) => {
  await signUp(page)
  await leave(page, '/dashboard')
  await addChild(page, { name: 'Mia', ageBand: '3-4' })
  const release = await holdRequests(page, code)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(greeting(page)).toBeVisible()
  await release()
  const chooser = page.getByRole('dialog', { name: 'Wer liest heute?' })
  await expect(chooser).toBeVisible()
  await expect(chooser.getByRole('heading', { name: 'Wer liest heute?' })).toBeFocused()
})

test('children do not see it in Kindermodus', async ({ page }) => {
  await signUp(page)
  await leave(page, '/dashboard')
  await startKidsMode(page)
  await page.goto('/dashboard')
  await expect(greeting(page)).toBeHidden()
  const release = await holdRequests(page, code)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(page.locator('html[data-kids="awaited"]')).toHaveCount(1)
  await expect(page.locator('#root')).toBeHidden()
  await expect(greeting(page)).toHaveCount(0)
  await release()
  await expect(page.locator('html[data-rendered]')).toHaveCount(0)
  await page.unrouteAll({ behavior: 'wait' })
})

test('it ends with the session, on this device and elsewhere', async ({ page }) => {
  const family = await signUp(page)
  await leave(page, '/dashboard')
  await clearSession(page)
  const release = await holdRequests(page, code)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  // The first answer says that nobody is signed in.
  await expect(page.locator('#root')).toBeEmpty()
  await release()
  await expect(page.getByRole('heading', { name: 'Anmelden', level: 1 })).toBeVisible()
  await expect.poll(() => storedViews(page)).toEqual([])
  await page.unrouteAll({ behavior: 'wait' })

  await signInByCall(page, family)
  await leave(page, '/dashboard')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  expect(await storedViews(page)).toEqual([])
})
