import type { Page } from '@playwright/test'
import { expectNoFindingsOnPapers } from './axe.ts'
import { chooseRadio } from './choose-radio.ts'
import { expect, test } from './fixtures.ts'

const maxPixels = 4_000_000

/** Opens a page of the sample's PDF and waits until it is drawn. */
async function openPdf(page: Page, number = 3) {
  await page.goto(`/reader?story=fuchs-laterne&view=pdf&p=${number}`)
  await expect(shownCanvas(page)).toBeVisible()
}

const shownPage = (page: Page) => page.getByRole('region', { name: /^Seite \d+ von 12$/ })
const shownCanvas = (page: Page) => shownPage(page).locator('canvas')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Im Buch suchen' })

/** Width and height in pixels of every page's canvas. */
const canvases = (page: Page) =>
  page
    .locator('.pdf-page canvas')
    .evaluateAll((all: HTMLCanvasElement[]) => all.map(({ width, height }) => ({ width, height })))

/** The texts of a CSS highlight. */
const highlightedTexts = (page: Page, name: string) =>
  page.evaluate(
    (key) => [...(CSS.highlights.get(key) ?? [])].map((range) => (range as Range).toString()),
    name,
  )

test.describe('on a screen with three device pixels per CSS pixel', () => {
  test.use({ deviceScaleFactor: 3, viewport: { width: 1280, height: 900 } })

  test('only the page and its neighbours are drawn, none above 4 megapixels, and leaving frees them', async ({
    page,
  }) => {
    await openPdf(page, 5)
    await expect.poll(async () => (await canvases(page)).length).toBe(3)
    for (let turn = 0; turn < 5; turn++) await page.keyboard.press('ArrowRight')
    await expect(shownPage(page)).toHaveAccessibleName('Seite 10 von 12')
    await page.getByRole('button', { name: 'Breite' }).click()
    await expect
      .poll(async () => Math.max(...(await canvases(page)).map(({ width }) => width)))
      .toBeGreaterThan(1500)
    await expect.poll(async () => (await canvases(page)).length).toBe(3)
    for (const { width, height } of await canvases(page)) {
      expect(width * height).toBeLessThanOrEqual(maxPixels)
    }
    const last = await shownCanvas(page).elementHandle()
    await chooseRadio(page.getByRole('radio', { name: 'Bilderbuch' }))
    await expect(page.locator('.story-text')).toBeVisible()
    expect(await last?.evaluate((canvas) => (canvas as HTMLCanvasElement).width)).toBe(0)
  })
})

test('a PDF can be zoomed, and its text layer matches the picture', async ({ page }) => {
  const ranges: string[] = []
  const files: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.pdf')) ranges.push(request.headers().range ?? 'whole')
    else files.push(pathname)
  })
  const answer = page.waitForResponse((response) => response.url().includes('/reader'))
  await openPdf(page, 2)
  await test.step('zoom works by button and key, and stays after a turn', () => expectZoom(page))
  await page.getByRole('button', { name: 'Eine Seite zurück' }).click()
  await expect(shownPage(page)).toHaveAccessibleName('Seite 2 von 12')
  await test.step('the text layer has whole words, in order and in place', () =>
    expectTextLayer(page))
  await test.step('the file loads in ranges, and its scripts cannot run', async () => {
    expect(ranges.filter((range) => range.startsWith('bytes=')).length).toBeGreaterThan(0)
    expect(files.filter((file) => /sandbox|quickjs|xfa|\.wasm/.test(file))).toEqual([])
    expect((await answer).headers()['content-security-policy']).not.toContain('unsafe-eval')
  })
})

async function expectZoom(page: Page) {
  const percent = page.locator('output', { hasText: '%' })
  const width = async () => (await shownPage(page).boundingBox())?.width ?? 0
  const initialWidth = await width()
  await expect(percent).toHaveText('100 %')
  await page.getByRole('button', { name: 'Größer' }).click()
  await expect(percent).toHaveText('125 %')
  await page.keyboard.press('+')
  await expect(percent).toHaveText('150 %')
  expect(Math.round(((await width()) / initialWidth) * 100)).toBe(150)
  await page.getByRole('button', { name: 'Eine Seite weiter' }).click()
  await expect(shownPage(page)).toHaveAccessibleName('Seite 3 von 12')
  await expect(percent).toHaveText('150 %')
  for (let press = 0; press < 9; press++) await page.keyboard.press('+')
  await expect(percent).toHaveText('400 %')
  await expect
    .poll(async () => (await canvases(page)).every(({ width: px }) => px > 1700))
    .toBe(true)
  for (let press = 0; press < 9; press++) await page.keyboard.press('-')
  await expect(percent).toHaveText('100 %')
  await page.getByRole('button', { name: 'Ganze Seite' }).click()
  const sheet = await shownPage(page).boundingBox()
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeLessThanOrEqual(720)
}

async function expectTextLayer(page: Page) {
  await expect(shownPage(page)).toContainText('Es war einmal ein kleiner Fuchs')
  const text = await shownPage(page).innerText()
  expect(text.indexOf('Es war einmal')).toBeLessThan(text.indexOf('Poch-poch'))
  const first = shownPage(page).getByText('Es war einmal ein kleiner Fuchs')
  await first.selectText()
  expect(await page.evaluate(() => String(getSelection()))).toContain('kleiner Fuchs, der hieß')
  for (const name of ['Ganze Seite', 'Breite']) {
    await page.getByRole('button', { name }).click()
    await expect(async () => {
      const line = await first.boundingBox()
      const sheet = await shownPage(page).boundingBox()
      const ratio = (line?.width ?? 0) / (sheet?.width ?? 1)
      expect(ratio).toBeGreaterThan(0.6)
      expect(ratio).toBeLessThan(0.9)
    }).toPass()
  }
}

test('„Im Buch suchen“ ignores case and umlauts, closes by Escape and is legible on any paper', async ({
  page,
}) => {
  await openPdf(page, 1)
  await page.getByRole('button', { name: 'Im Buch suchen' }).click()
  const count = page.getByRole('search').getByRole('status')
  await search(page).fill('fürchte mich')
  await expect(count).toHaveText('3 Treffer')
  await search(page).fill('FUERCHTE  MICH')
  await expect(count).toHaveText('3 Treffer')
  const next = page.getByRole('button', { name: 'Nächster Treffer' })
  const place = await next.boundingBox()
  await search(page).press('Enter')
  await expect(count).toHaveText('1 von 3 Treffern')
  await expect.poll(() => highlightedTexts(page, 'hit-now')).toEqual(['fürchte mich'])
  const first = await shownPage(page).getAttribute('aria-label')
  expect(first).not.toBe('Seite 1 von 12')
  await search(page).press('Enter')
  await expect(count).toHaveText('2 von 3 Treffern')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  expect((await next.boundingBox())?.y).toBeCloseTo(place?.y ?? 0, 0)
  await next.click()
  await expect(count).toHaveText('3 von 3 Treffern')
  await search(page).press('Enter')
  await expect(count).toHaveText('1 von 3 Treffern')
  await expect(shownPage(page)).toHaveAccessibleName(first ?? '')
  await search(page).press('Shift+Enter')
  await expect(count).toHaveText('3 von 3 Treffern')
  await search(page).fill('Krokodil')
  await expect(count).toHaveText('Kein Treffer')
  await search(page).press('Escape')
  await expect(search(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Im Buch suchen' })).toBeFocused()
  expect(await highlightedTexts(page, 'hit')).toEqual([])
  await expect(shownPage(page)).toBeVisible()

  await page.getByRole('button', { name: 'Größer' }).click()
  await page.getByRole('button', { name: 'Im Buch suchen' }).click()
  await search(page).fill('Laterne')
  await expect(page.getByText(/\d+ Treffer/)).toBeVisible()
  await expectNoFindingsOnPapers(page)
})

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true })

  test('every tool is in one row, large enough for a finger', async ({ page }) => {
    await openPdf(page)
    const tools = page.getByRole('group', { name: 'Größe' }).getByRole('button')
    const boxes = await Promise.all((await tools.all()).map((tool) => tool.boundingBox()))
    expect(boxes).toHaveLength(5)
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
    for (const box of boxes) {
      expect(box?.width).toBeGreaterThanOrEqual(44)
      expect(box?.height).toBeGreaterThanOrEqual(44)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})
