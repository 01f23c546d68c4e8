import type { Page } from '@playwright/test'
import { signUp } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { highlightedText, listen, pauseButton, trackAudio } from './listening.ts'
import { expectPlace, openSample, sample } from './sample-story.ts'

const player = (page: Page) => page.getByRole('region', { name: 'Anhören' })
const more = (page: Page) => page.locator('.reader-bar').getByRole('button', { name: 'Mehr' })
const loadFailure = /Das lässt sich gerade nicht laden/

test('the reader, the player and the sleep timer work without storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('', 'SecurityError')
        },
      })
    }
  })
  await openSample(page)
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Anhören', exact: true }).click()
  await expect.poll(() => highlightedText(page, 'sentence')).not.toBe('')
  await page.getByRole('button', { name: 'Schlaf-Timer' }).click()
  await page.getByRole('button', { name: 'Timer stellen' }).click()
  await expect(page.locator('.sleep-badge')).toHaveText('1')
  await expectPlace(page, 'Seite 2 von 10')
})

test('the reader, the player and the PDF work without newer browser APIs', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(CSS, 'highlights')
    for (const name of ['Highlight', 'speechSynthesis', 'requestIdleCallback'])
      Reflect.deleteProperty(window, name)
    for (const name of ['wakeLock', 'mediaSession'])
      Reflect.deleteProperty(Navigator.prototype, name)
    for (const name of ['fullscreenElement', 'fullscreenEnabled', 'caretPositionFromPoint'])
      Reflect.deleteProperty(Document.prototype, name)
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy')
  })
  await openSample(page)
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Anhören', exact: true }).click()
  await expect(pauseButton(page)).toBeVisible()
  await more(page).click()
  await page.getByRole('button', { name: 'Menü schließen' }).click()
  await page.getByRole('radio', { name: 'PDF' }).check()
  await expectPlace(page, 'Seite 3 von 12')
})

test.describe('parts that are loaded later', () => {
  test.use({ expectedNoise: /net::ERR_|Failed to fetch dynamically/ })

  test('report a failure, and the story stays as it is', async ({ page }) => {
    let isBlocked = true
    await page.route(/(settings-sheet|more-sheet|listening-player)-.*\.js$/, (route) =>
      isBlocked ? route.abort() : route.continue(),
    )
    await openSample(page)
    await page.keyboard.press('ArrowRight')
    const parts = {
      Anhören: 'listening-player',
      'Lesen einstellen': 'settings-sheet',
      Mehr: 'more-sheet',
    }
    for (const [name, file] of Object.entries(parts)) {
      const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(file))
      // By keyboard, as the message covers the bar for some seconds.
      await page
        .locator('.reader-switches')
        .getByRole('button', { name, exact: true })
        .press('Enter')
      await failed
      await expect(page.getByText(loadFailure)).toBeVisible()
      await expectPlace(page, 'Seite 2 von 10')
    }
    await expect(page.getByRole('button', { name: 'Anhören', exact: true })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
    await expect(more(page)).toHaveAttribute('aria-expanded', 'false')
    isBlocked = false
    await more(page).press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('are available offline once somebody reads', async ({ page, context }) => {
    const ahead = page.waitForResponse(/more-sheet-.*\.js$/)
    await openSample(page)
    await ahead
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await more(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('button', { name: 'Fehler melden' })).toBeVisible()
  })
})

test('„Mehr“ prints from fresh addresses, and a dialog above it closes alone', async ({ page }) => {
  let calls = 0
  await page.route('**/rpc/reading/open', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    calls += 1
    if (calls === 1) body.json.addressesExpireAt = '2026-01-01T00:00:00Z'
    await route.fulfill({ response, json: body })
  })
  await openSample(page)
  expect(calls).toBe(1)
  await more(page).click()
  await expect.poll(() => calls).toBe(2)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /Mini-Büchlein/ }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  expect(calls).toBe(2)

  const report = page.getByRole('button', { name: 'Fehler melden' })
  await report.click()
  await expect(page.getByRole('dialog')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(report).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(more(page)).toBeFocused()
})

test('leaving for another story while listening stops everything of the first one', async ({
  page,
}) => {
  await trackAudio(page)
  await signUp(page)
  await listen(page, `${sample}&p=3`)
  await expect.poll(() => highlightedText(page, 'sentence')).not.toBe('')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await page.locator('.similar-card').first().click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^(Nochmal lesen|Lesen)$/ })
    .click()
  await expectPlace(page, 'Seite 1 von 11')
  await expect(player(page)).toHaveCount(0)
  await expect(page.getByText(/Weiter auf Seite/)).toHaveCount(0)
  const state = await page.evaluate(() => ({
    isSilent: window.playedAudio?.paused,
    source: window.playedAudio?.getAttribute('src'),
    marks: [...CSS.highlights.keys()],
    onLockScreen: navigator.mediaSession.metadata,
  }))
  expect(state).toEqual({ isSilent: true, source: null, marks: [], onLockScreen: null })
})
