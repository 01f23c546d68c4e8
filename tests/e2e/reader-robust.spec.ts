import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import {
  changeOpened,
  giveVoices,
  listen,
  painted,
  pause,
  play,
  seekSound,
  soundAt,
  soundLength,
  watchSound,
} from './listening.ts'
import { signUp } from './people.ts'
import { expectPlace, openSample, sample } from './sample-story.ts'

const player = (page: Page) => page.getByRole('region', { name: 'Anhören' })
const more = (page: Page) => page.locator('.reader-bar').getByRole('button', { name: 'Mehr' })
const partMissing = /Das lässt sich gerade nicht laden/

test('a browser that keeps nothing reads, listens and sets the sleep timer', async ({ page }) => {
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
  await expect.poll(() => painted(page, 'sentence')).not.toBe('')
  await page.getByRole('button', { name: 'Schlaf-Timer' }).click()
  await page.getByRole('button', { name: 'Timer stellen' }).click()
  await expect(page.locator('.sleep-badge')).toHaveText('1')
  await expectPlace(page, 'Seite 2 von 10')
})

test('a browser without the newer means reads, listens and shows the PDF', async ({ page }) => {
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
  await expect(pause(page)).toBeVisible()
  await more(page).click()
  await page.getByRole('button', { name: 'Mehr schließen' }).click()
  await page.getByRole('radio', { name: 'PDF' }).check()
  await expectPlace(page, 'Seite 3 von 12')
})

test.describe('parts that do not load', () => {
  test.use({ expectedNoise: /net::ERR_|Failed to fetch dynamically/ })

  test('are told, and the story stays as it is', async ({ page }) => {
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
      // By key, as the message lies over the bar for some seconds.
      await page
        .locator('.reader-switches')
        .getByRole('button', { name, exact: true })
        .press('Enter')
      await failed
      await expect(page.getByText(partMissing)).toBeVisible()
      await expectPlace(page, 'Seite 2 von 10')
    }
    await expect(page.getByRole('button', { name: 'Anhören', exact: true })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
    isBlocked = false
    await more(page).press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('are there without a network once somebody reads', async ({ page, context }) => {
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

test('a dialog above the sheet closes alone and gives the focus back', async ({ page }) => {
  await openSample(page)
  await more(page).click()
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

test('a stroke in a dialog turns no page', async ({ page }) => {
  await signUp(page)
  await page.goto(`${sample}&p=11`)
  await page.getByRole('button', { name: 'Fehler melden' }).click()
  const note = page.getByRole('dialog').getByRole('textbox')
  await note.fill('Ein Fuß fehlt.')
  await note.evaluate((field) => {
    const point = { bubbles: true, isPrimary: true, pointerType: 'touch', clientY: 300 }
    field.dispatchEvent(new PointerEvent('pointerdown', { ...point, clientX: 100 }))
    field.dispatchEvent(new PointerEvent('pointerup', { ...point, clientX: 300 }))
  })
  await expectPlace(page, 'Ende')
  await expect(note).toHaveValue('Ein Fuß fehlt.')
})

test('addresses to print are fresh again after they have expired', async ({ page }) => {
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
})

test.describe('listening', () => {
  test('a device’s voice that fails is tried anew', async ({ page }) => {
    await giveVoices(page, [{ lang: 'de-DE', localService: true }])
    await changeOpened(page, ({ texts }) => {
      if (texts.de) texts.de.audio = null
    })
    await page.addInitScript(() => {
      const { speak } = window.speechSynthesis
      let tries = 0
      window.speechSynthesis.speak = (utterance) => {
        if (tries++ > 0) return speak(utterance)
        const failure = { error: 'synthesis-failed' } as SpeechSynthesisErrorEvent
        setTimeout(() => utterance.onerror?.(failure), 10)
      }
    })
    await listen(page, sample)
    await player(page).getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(pause(page)).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.said.length)).toBeGreaterThan(0)
  })

  test('after the last sentence play begins its page anew', async ({ page }) => {
    await watchSound(page)
    await changeOpened(page, ({ aids }) => {
      aids.turnsItself = false
    })
    await listen(page, `${sample}&p=10`)
    await expect(pause(page)).toBeVisible()
    const endSeconds = await soundLength(page)
    await seekSound(page, endSeconds - 0.8)
    await expect(play(page)).toBeVisible()
    await play(page).click()
    await expect.poll(() => soundAt(page)).toBeLessThan(endSeconds - 5)
    await expect(pause(page)).toBeVisible()
    await expectPlace(page, 'Seite 10 von 10')
  })

  test('a slow network is told, and the player closes in the middle of it', async ({ page }) => {
    const waiting: (() => void)[] = []
    await page.route(/narration.*\.json|\.json\?e=/, async (route) => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      await route.continue().catch(() => undefined)
    })
    await listen(page, sample)
    await expect(player(page)).toContainText('die Stimme ist unterwegs')
    await page.getByRole('button', { name: 'Anhören beenden' }).click()
    await expect(player(page)).toHaveCount(0)
    for (const go of waiting) go()
    await expect(page.getByRole('button', { name: 'Anhören', exact: true })).toBeFocused()
  })

  test('leaving for another story leaves nothing of this one', async ({ page }) => {
    await watchSound(page)
    await signUp(page)
    await listen(page, `${sample}&p=3`)
    await expect.poll(() => painted(page, 'sentence')).not.toBe('')
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowRight')
    await page.locator('.similar-card').first().click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^(Nochmal lesen|Lesen)$/ })
      .click()
    await expectPlace(page, 'Seite 1 von 9')
    await expect(player(page)).toHaveCount(0)
    await expect(page.getByText(/Weiter auf Seite/)).toHaveCount(0)
    const left = await page.evaluate(() => ({
      isSilent: window.heard?.paused,
      source: window.heard?.getAttribute('src'),
      marks: [...CSS.highlights.keys()],
      onLockScreen: navigator.mediaSession.metadata,
    }))
    expect(left).toEqual({ isSilent: true, source: null, marks: [], onLockScreen: null })
  })
})

test('a whole story is one entry in the history, and an address without sense opens', async ({
  page,
}) => {
  await page.goto('/')
  await openSample(page, `${sample}&p=0x2&view=comic&lang=fr`)
  await expectPlace(page, 'Seite 1 von 10')
  const entries = await page.evaluate(() => history.length)
  for (let turn = 0; turn < 4; turn++) await page.keyboard.press('ArrowRight')
  await page.getByRole('radio', { name: 'Text' }).check()
  await expectPlace(page, 'Seite 5 von 10')
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await page.goForward()
  await expectPlace(page, 'Seite 5 von 10')
  await page.goto(`${sample}&p=13`)
  await expectPlace(page, 'Ende')
  await page.keyboard.press('ArrowLeft')
  await expectPlace(page, 'Seite 10 von 10')
})
