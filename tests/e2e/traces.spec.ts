import type { Page } from '@playwright/test'
import type { TraceBatch } from '../../src/contract/trace.ts'
import { expectNoFindingsInThemes } from './axe.ts'
import { signInAsEditor, signInWithGoogle } from './editors.ts'
import { expect, test } from './fixtures.ts'
import { signUp } from './people.ts'
import { tryAgain } from './try-again.ts'

declare global {
  interface Window {
    /** What the page has handed to `sendBeacon`. */
    beacons: string[]
  }
}

const area = '/content-manager?bereich=messwerte'

/** Keeps what every document of the page sends, and sends it. */
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

/** The works that the open document has measured, each with how it ended. */
const works = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('measure')
      .filter((entry) => entry instanceof PerformanceMeasure)
      .filter(({ detail }) => detail?.devtools?.track === 'Fabelhain')
      .map(({ name, detail }) => `${name} ${detail.outcome}`),
  )

/** Goes to a page and waits until what sends the measurements is there. */
async function visit(page: Page, address: string) {
  const sender = page.waitForResponse(/\/trace-sender-/)
  await page.goto(address)
  await sender
}

/** Lets the page believe that its tab was left, as when somebody turns to another app. */
async function leaveTab(page: Page) {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    Reflect.deleteProperty(document, 'visibilityState')
  })
}

async function beacons(page: Page): Promise<TraceBatch[]> {
  return (await page.evaluate(() => window.beacons)).map((text) => JSON.parse(text))
}

test('the six works are measured where they happen', async ({ page }) => {
  await page.goto('/')
  await expect
    .poll(() => works(page))
    .toEqual(expect.arrayContaining(['auth-state done', 'top-stories done']))

  await signUp(page)
  await page.goto('/account-settings')
  await expect.poll(() => works(page)).toContain('profile-load done')
  await page.getByLabel('Spitzname').fill('Familie Dachs')
  await page
    .getByRole('region', { name: 'Profil' })
    .getByRole('button', { name: 'Speichern' })
    .click()
  await expect(page.getByText('Willkommen, Familie Dachs')).toBeVisible()
  await expect.poll(() => works(page)).toContain('nickname-update done')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(() => works(page)).toContain('sign-out done')

  await signInWithGoogle(page)
  await expect.poll(() => works(page)).toContain('google-sign-in done')
})

test.describe('a work that fails', () => {
  test.use({ expectedNoise: /ERR_FAILED|Sign-out failed/ })

  test('is seen in the browser and not counted', async ({ page }) => {
    await watchBeacons(page)
    await signUp(page)
    await visit(page, '/dashboard')
    await expect.poll(() => works(page)).toContain('profile-load done')
    await page.route('**/api/auth/sign-out', (route) => route.abort())
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect.poll(() => works(page)).toContain('sign-out failed')
    await leaveTab(page)
    await expect.poll(() => beacons(page)).not.toHaveLength(0)
    const names = (await beacons(page)).flatMap(({ traces }) => traces.map(({ name }) => name))
    expect(names).toContain('profile-load')
    expect(names).not.toContain('sign-out')
  })
})

test('a page that is left tells how it was, once, and keeps nothing', async ({ page }) => {
  await watchBeacons(page)
  await visit(page, '/')
  await page.getByRole('heading', { level: 1 }).click()
  await expect.poll(() => works(page)).toContain('top-stories done')
  const answered = page.waitForResponse('**/api/traces')
  await leaveTab(page)
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

  await leaveTab(page)
  await page.waitForTimeout(300)
  const told = (await beacons(page)).flatMap(({ traces }) => traces.map(({ name }) => name))
  expect(told.filter((name) => name === 'CLS' || name === 'LCP')).toHaveLength(2)
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name = '' }) => name),
  ])
  expect(kept.filter((name) => /trace|vital|metric/i.test(name))).toEqual([])

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
  test(`nobody is measured whose browser says so by ${signal}`, async ({ page }) => {
    await watchBeacons(page)
    await page.addInitScript(
      ([name, wish]) => Object.defineProperty(navigator, name, { get: () => wish }),
      [signal, value] as const,
    )
    await visit(page, '/')
    await expect.poll(() => works(page)).toContain('top-stories done')
    await leaveTab(page)
    await page.waitForTimeout(300)
    expect(await beacons(page)).toEqual([])
  })
}

test.describe('the editors’ page', () => {
  test.use({ expectedNoise: /status of 500/ })

  test('is not for parents, and says when there is nothing and when it did not come', async ({
    page,
  }) => {
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
