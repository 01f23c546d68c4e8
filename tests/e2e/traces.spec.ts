import type { Page } from '@playwright/test'
import type { TraceBatch } from '../../src/contract/trace.ts'
import { signUp } from './accounts.ts'
import { expectNoFindingsInThemes } from './axe.ts'
import { signInAsEditor, signInWithGoogle } from './editors.ts'
import { expect, test } from './fixtures.ts'
import { tryAgain } from './try-again.ts'

declare global {
  interface Window {
    /** What the page has handed to `sendBeacon`. */
    beacons: string[]
  }
}

const area = '/content-manager?bereich=messwerte'

/** Records the bodies that every document of the page sends by `sendBeacon`; they are still sent. */
async function watchBeacons(page: Page) {
  await page.addInitScript(() => {
    window.beacons = []
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (address, body) => {
      if (body instanceof Blob) void body.text().then((text) => window.beacons.push(text))
      return send(address, body)
    }
  })
}

/** What the open document has measured, as `name outcome`. */
const measurements = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('measure')
      .filter((entry) => entry instanceof PerformanceMeasure)
      .filter(({ detail }) => detail?.devtools?.track === 'Fabelhain')
      .map(({ name, detail }) => `${name} ${detail.outcome}`),
  )

/** Opens a page and waits for the code that sends the measurements. */
async function openWithSender(page: Page, address: string) {
  const sender = page.waitForResponse(/\/trace-sender-/)
  await page.goto(address)
  await sender
}

/** Hides the page, as when the user turns to another tab or app. */
async function hideTab(page: Page) {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    Reflect.deleteProperty(document, 'visibilityState')
  })
}

async function beacons(page: Page): Promise<TraceBatch[]> {
  return (await page.evaluate(() => window.beacons)).map((text) => JSON.parse(text))
}

test('the six operations are measured where they happen', async ({ page }) => {
  await page.goto('/')
  await expect
    .poll(() => measurements(page))
    .toEqual(expect.arrayContaining(['auth-state done', 'top-stories done']))

  await signUp(page)
  await page.goto('/account-settings')
  await expect.poll(() => measurements(page)).toContain('profile-load done')
  await page.getByLabel('Spitzname').fill('Familie Dachs')
  await page
    .getByRole('region', { name: 'Profil' })
    .getByRole('button', { name: 'Speichern' })
    .click()
  await expect(page.getByText('Willkommen, Familie Dachs')).toBeVisible()
  await expect.poll(() => measurements(page)).toContain('nickname-update done')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(() => measurements(page)).toContain('sign-out done')

  await signInWithGoogle(page)
  await expect.poll(() => measurements(page)).toContain('google-sign-in done')
})

test.describe('a failed operation', () => {
  test.use({ expectedNoise: /ERR_FAILED|Sign-out failed/ })

  test('is measured in the browser, but not sent', async ({ page }) => {
    await watchBeacons(page)
    await signUp(page)
    await openWithSender(page, '/dashboard')
    await expect.poll(() => measurements(page)).toContain('profile-load done')
    await page.route('**/api/auth/sign-out', (route) => route.abort())
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect.poll(() => measurements(page)).toContain('sign-out failed')
    await hideTab(page)
    await expect.poll(() => beacons(page)).not.toHaveLength(0)
    const names = (await beacons(page)).flatMap(({ traces }) => traces.map(({ name }) => name))
    expect(names).toContain('profile-load')
    expect(names).not.toContain('sign-out')
  })
})

test('a page that is left sends its measurements once, and stores nothing', async ({ page }) => {
  await watchBeacons(page)
  await openWithSender(page, '/')
  await page.getByRole('heading', { level: 1 }).click()
  await expect.poll(() => measurements(page)).toContain('top-stories done')
  const answered = page.waitForResponse('**/api/traces')
  await hideTab(page)
  expect((await answered).status()).toBe(200)
  const [batch] = await beacons(page)
  expect(Object.keys(batch ?? {}).sort()).toEqual(['device', 'traces'])
  expect(batch?.device).toBe('desktop')
  const names = batch?.traces.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['auth-state', 'top-stories', 'LCP', 'FCP', 'TTFB', 'CLS']),
  )
  for (const trace of batch?.traces ?? [])
    expect(Object.keys(trace).sort()).toEqual(['name', 'value'])

  await hideTab(page)
  await page.waitForTimeout(300)
  const sent = (await beacons(page)).flatMap(({ traces }) => traces.map(({ name }) => name))
  expect(sent.filter((name) => name === 'CLS' || name === 'LCP')).toHaveLength(2)
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name = '' }) => name),
  ])
  expect(stored.filter((name) => /trace|vital|metric/i.test(name))).toEqual([])

  await signInAsEditor(page)
  await expect(async () => {
    await page.goto(area)
    const stories = page.getByRole('region', { name: 'Die beliebtesten Geschichten' })
    await expect(stories).toContainText(/Messung/, { timeout: 3_000 })
    await expect(stories.getByText(/Ziel (erreicht|verfehlt)/)).toBeVisible()
  }).toPass({ timeout: 30_000 })
  const table = page.getByRole('region', { name: 'Die beliebtesten Geschichten' })
  await table.getByText('Als Tabelle').click()
  const today = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' })
  await expect(table.getByRole('row', { name: today.format() })).toHaveCount(1)
  await expect(table.getByRole('columnheader')).toHaveText([
    'Tag',
    'Messungen',
    'Die Hälfte',
    '95 von 100',
  ])
  await page.getByLabel('Geräte').selectOption('Handys')
  await expect(page.getByRole('heading', { name: 'Messwerte' })).toBeVisible()
  await page.getByLabel('Geräte').selectOption('Alle')
  await expectNoFindingsInThemes(page)
})

for (const [signal, value] of [
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const) {
  test(`a browser that opts out by ${signal} sends no measurements`, async ({ page }) => {
    await watchBeacons(page)
    await page.addInitScript(
      ([name, choice]) => Object.defineProperty(navigator, name, { get: () => choice }),
      [signal, value] as const,
    )
    await openWithSender(page, '/')
    await expect.poll(() => measurements(page)).toContain('top-stories done')
    await hideTab(page)
    await page.waitForTimeout(300)
    expect(await beacons(page)).toEqual([])
  })
}

test.describe('the editors’ page', () => {
  test.use({ expectedNoise: /status of 500/ })

  test('is closed to parents, and says if there is nothing or if it fails', async ({ page }) => {
    await signUp(page)
    await page.goto(area)
    await expect(page.getByRole('heading', { name: 'Kein Zutritt' })).toBeVisible()
    expect((await page.request.get('/api/editor/traces')).status()).toBe(403)

    await signInAsEditor(page)
    const none = { count: 0, p50: null, p75: null, p95: null, days: [] }
    await page.route('**/rpc/trace/list*', (route) =>
      route.fulfill({ json: { json: [{ name: 'LCP', ...none }] } }),
    )
    await page.goto(area)
    await expect(page.getByRole('heading', { name: 'Noch ist nichts gemessen' })).toBeVisible()
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoFindingsInThemes(page)
    await page.unroute('**/rpc/trace/list*')
    await page.route('**/rpc/trace/list*', (route) => route.fulfill({ status: 500, json: {} }))
    await page.reload()
    await expect(page.getByText('Die Messwerte ließen sich nicht laden.')).toBeVisible()
    await page.unroute('**/rpc/trace/list*')
    await tryAgain(page, () =>
      expect(page.getByText('Die Messwerte ließen sich nicht laden.')).toBeHidden({
        timeout: 2000,
      }),
    )
  })
})
