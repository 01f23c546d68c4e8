import type { Page } from '@playwright/test'
import { counter, signUp } from './accounts.ts'
import { axeFindings } from './axe.ts'
import { chooseRadio } from './choose-radio.ts'
import { expect, test } from './fixtures.ts'
import { openSample, sample } from './sample-story.ts'

const bar = (page: Page) => page.locator('.reader-bar')

/** Opens the sample with a fake clock. */
async function openWithClock(page: Page) {
  await page.clock.install()
  await openSample(page)
  await page.mouse.move(5, 300)
}

const expectHidden = (page: Page) => expect(bar(page)).toHaveCSS('opacity', '0')
const expectShown = (page: Page) => expect(bar(page)).toHaveCSS('opacity', '1')

test.describe('the bars', () => {
  test.use({ reducedMotion: 'reduce' })

  test('hide after six seconds and leave the text in its place; a tap and any key show them again', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openWithClock(page)
    const text = page.locator('.book')
    const before = (await text.boundingBox())?.y ?? 0
    // From here on only the test moves time, however busy the machine is.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3000)
    await page.mouse.move(5, 305)
    await page.clock.runFor(5800)
    await expectShown(page)
    await page.clock.runFor(400)
    await expectHidden(page)
    expect((await text.boundingBox())?.y).toBe(before)
    // Screen readers can always reach them.
    await expect(page.getByRole('link', { name: 'Zurück' })).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Eine Seite weiter' })).toHaveCount(1)

    await page.mouse.click(180, 200)
    await expectShown(page)
    await page.mouse.click(180, 200)
    await expectHidden(page)
    await page.keyboard.press('Shift')
    await expectShown(page)
    // After a key they stay.
    await page.clock.runFor(20_000)
    await expectShown(page)
    await page.mouse.move(5, 310)
    await page.clock.runFor(6100)
    await expectHidden(page)

    await test.step('the text of a scrolled page stays in its place', async () => {
      await page.mouse.click(180, 200)
      await expectShown(page)
      await page.evaluate(() => window.scrollTo(0, 400))
      const lines = page.locator('.story-text')
      const scrolled = (await lines.boundingBox())?.y ?? 0
      await page.clock.runFor(6100)
      await expectHidden(page)
      expect(Math.abs(((await lines.boundingBox())?.y ?? 0) - scrolled)).toBeLessThan(2)
    })

    // In a low one they are one row: without them only a stripe would be empty.
    await page.setViewportSize({ width: 740, height: 360 })
    await page.mouse.move(300, 250)
    await page.clock.runFor(12_000)
    await expectShown(page)

    // In a very low window they are a part of the page that stays.
    await page.setViewportSize({ width: 320, height: 256 })
    await expectShown(page)
    await page.clock.runFor(12_000)
    await expectShown(page)
    await expect(bar(page)).toHaveCSS('position', 'static')
  })

  test('stay while they have the focus, the mouse or a dialog, and return for a mouse at the edge', async ({
    page,
  }) => {
    await openWithClock(page)
    await page.getByRole('slider', { name: 'Seite wählen' }).focus()
    await page.clock.runFor(30_000)
    await expectShown(page)
    await page.getByRole('button', { name: 'Mehr' }).focus()
    await page.mouse.move(5, 310)
    await page.clock.runFor(30_000)
    await expectShown(page)
    await page.evaluate(
      () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
    )
    await page.clock.runFor(12_100)
    await expectHidden(page)
    await page.mouse.move(200, 20)
    await expectShown(page)

    await page.mouse.move(5, 310)
    await page.clock.runFor(6100)
    await expectHidden(page)
    await page.getByRole('link', { name: 'Zurück' }).focus()
    await expectShown(page)
    await page.evaluate(
      () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
    )

    await page.getByRole('button', { name: 'Lesen einstellen' }).hover()
    await page.clock.runFor(30_000)
    await expectShown(page)
    await page.getByRole('button', { name: 'Mehr' }).click()
    await expect(page.getByRole('dialog', { name: 'Mehr' })).toBeVisible()
    await page.mouse.move(5, 310)
    await page.clock.runFor(30_000)
    await expectShown(page)
  })
})

test.describe('the header', () => {
  const header = (page: Page) => page.locator('.header')
  const parts = (page: Page) => [
    page.getByRole('button', { name: /^Aussehen:/ }),
    page.getByRole('link', { name: 'Fabelhain – zur Startseite' }),
    page.getByRole('link', { name: 'Vision', exact: true }),
    page.getByRole('link', { name: 'Dashboard' }),
    page.getByRole('link', { name: 'Geschichten', exact: true }),
    counter(page),
    page.getByText('Willkommen, Familie Winter'),
    page.getByRole('button', { name: 'Logout' }),
  ]

  test('is complete at first, hides with the bars, and returns by a tap or the keyboard', async ({
    page,
  }) => {
    await signUp(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await openWithClock(page)
    for (const part of parts(page)) await expect(part).toBeVisible()
    const text = page.locator('.book')
    const before = (await text.boundingBox())?.y ?? 0
    await page.clock.runFor(6100)
    await expect(header(page)).toHaveCSS('opacity', '0')
    expect((await text.boundingBox())?.y).toBe(before)
    await page.mouse.click(640, 300)
    await expect(header(page)).toHaveCSS('opacity', '1')
    await page.clock.runFor(6100)
    await expect(header(page)).toHaveCSS('opacity', '0')
    await page.getByRole('button', { name: 'Logout' }).focus()
    await expect(header(page)).toHaveCSS('opacity', '1')
    await page.clock.runFor(20_000)
    await expect(header(page)).toHaveCSS('opacity', '1')

    await test.step('in a narrow window its links are in the menu, and the rest is visible', async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      for (const index of [0, 1, 5]) await expect(parts(page)[index] ?? text).toBeInViewport()
      await page.evaluate(() => window.scrollTo(0, 400))
      await page.getByRole('button', { name: 'Menü öffnen' }).click()
      for (const part of parts(page)) await expect(part).toBeInViewport()
      await page.getByRole('button', { name: 'Logout' }).click()
      await expect(page).toHaveURL('/')
    })
  })
})

const windows = [
  { width: 320, height: 568 },
  { width: 320, height: 256 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
]

test.describe('every window', () => {
  test.use({ viewport: { width: 320, height: 568 } })

  test('never scrolls sideways, has one row for the bar, and shows the last line', async ({
    page,
  }) => {
    for (const view of ['book', 'text', 'pdf']) {
      await test.step(`no scrolling sideways in the ${view}`, async () => {
        await page.goto(`${sample}&p=2&view=${view}`)
        await expect(page.getByRole('button', { name: 'Eine Seite weiter' })).toBeVisible()
        for (const size of windows) {
          await page.setViewportSize(size)
          // The last frame may still have the old size.
          await expect(() => expectFit(page, size.width)).toPass({ timeout: 5000 })
        }
      })
    }
    await test.step('narrow bars have room for a usual title and for the place', async () => {
      await openSample(page, `${sample}&p=10`)
      for (const [width, height] of [
        [320, 568],
        [640, 360],
      ] as const) {
        await page.setViewportSize({ width, height })
        const title = page.getByRole('heading', { level: 1 })
        expect(await title.evaluate((h1) => h1.scrollHeight - h1.clientHeight)).toBe(0)
        const place = await page.locator('.page-place').boundingBox()
        const label = page.locator('.page-place p')
        await expect(label).toContainText('Teil 1')
        expect((await label.boundingBox())?.width).toBeLessThanOrEqual(place?.width ?? 0)
      }
    })
    await test.step('the controls keep the last lines of a long page free', async () => {
      await page.setViewportSize({ width: 1024, height: 768 })
      await openSample(page, `${sample}&p=3`)
      await expectLastLines(page)
      for (const size of [
        { width: 360, height: 740 },
        { width: 900, height: 600 },
      ]) {
        await page.setViewportSize(size)
        await expect(() => expectLastLines(page)).toPass({ timeout: 5000 })
      }
    })
  })

  async function expectLastLines(page: Page) {
    await page.locator('.reader-sheet').evaluate((sheet) => {
      window.scrollBy(0, sheet.getBoundingClientRect().bottom - (window.innerHeight - 80))
    })
    const text = await page.locator('.story-text').boundingBox()
    const controls = await page.getByRole('navigation', { name: 'Seiten' }).boundingBox()
    expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(controls?.y ?? 0)
  }

  async function expectFit(page: Page, width: number) {
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
    expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(64)
    for (const name of ['Lesen einstellen', 'Mehr']) {
      const box = await page.getByRole('button', { name, exact: true }).boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    const turn = await page.getByRole('button', { name: 'Eine Seite weiter' }).boundingBox()
    // Rounded, as the layout leaves fractions of a pixel.
    expect([turn?.width, turn?.height].map((px = 0) => Math.round(px))).toEqual([56, 56])
  }
})

test('axe finds nothing in a spread, with hidden bars and in „Mehr“, which has what the bar has no room for', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => localStorage.setItem('reading-aids', '{"ruler":"three"}'))
  await page.setViewportSize({ width: 1920, height: 1080 })
  await openSample(page, `${sample}&p=2`)
  expect(await axeFindings(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  await page.mouse.click(180, 200)
  await expectHidden(page)
  expect(await axeFindings(page)).toEqual([])
  await page.mouse.click(180, 200)
  await page.getByRole('button', { name: 'Mehr' }).click()
  await expect(page.getByRole('dialog', { name: 'Mehr' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  // In a narrow window, view, language and like button are in „Mehr“.
  await chooseRadio(page.getByRole('radio', { name: 'English' }))
  await chooseRadio(page.getByRole('radio', { name: 'Text', exact: true }))
  await page.getByRole('button', { name: 'Menü schließen' }).click()
  await expect(page.locator('.story-text')).toHaveAttribute('lang', 'en')
  await expect(page.locator('.book img')).toHaveCount(0)
  await page.getByRole('button', { name: 'Mehr' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Gefällt mir' })).toBeVisible()
  await page.getByRole('button', { name: 'Menü schließen' }).click()
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
})
