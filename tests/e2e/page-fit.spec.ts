import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectPlace, openSample, sample } from './sample-story.ts'
import {
  builtStories,
  languages,
  longestPages,
  openTexts,
  overlongPages,
  walkPages,
} from './story-walk.ts'

const windows = [
  { width: 360, height: 800 },
  { width: 740, height: 360 },
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 1180, height: 820 },
  { width: 1440, height: 900 },
]

// `npm run pages:check` walks through all stories; the usual run through their longest pages.
const stories = process.env.PAGES === 'all' ? builtStories() : [longestPages(10)]

for (const story of stories) {
  for (const language of languages) {
    test(`every line of ${story.id} is visible in every window (${language})`, async ({ page }) => {
      await openTexts(page, story, language)
      for (const size of windows) {
        await test.step(`${size.width} x ${size.height}`, async () => {
          await page.setViewportSize(size)
          const walk = await walkPages(page)
          expect(walk.views).toBeGreaterThan(0)
          expect(walk).toMatchObject({ hidden: [], scrolled: [] })
          expect(walk.smallestPx).toBeGreaterThanOrEqual(18)
        })
      }
    })
  }
}

test('every line of two languages is visible', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('reading-aids', '{"isBilingual":true}'))
  await openTexts(page, longestPages(2), 'de')
  await expect(page.locator('.story-text').first()).toHaveAttribute('data-bilingual')
  for (const [width, height] of [
    [1180, 820],
    [360, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    const walk = await walkPages(page)
    expect(walk.views).toBeGreaterThan(2)
    expect(walk).toMatchObject({ hidden: [], scrolled: [] })
  }
})

test('with the largest letters long sentences are divided, too, and pictures beside the text have one size', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('reader-choice', '{"readerTextSize":"40"}'))
  await openSample(page)
  for (const [width, height] of [
    [360, 740],
    [740, 360],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    const walk = await walkPages(page)
    expect(walk.views).toBeGreaterThan(20)
    expect(walk).toMatchObject({ hidden: [], scrolled: [], smallestPx: 40 })
    expect(walk.marks).toHaveLength(1)
    if (width < height) continue
    expect(walk.pictureWidths).toHaveLength(1)
    await page.keyboard.press('Home')
    const middles = await page.evaluate(() =>
      ['.book', '.book-picture', '.book-text'].map((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
        return Math.round(box.top + box.height / 2)
      }),
    )
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1)
  }
})

test('letters of a chosen size stay as large, and a soft edge says that the page goes on', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('reader-choice', '{"readerTextSize":"40"}'))
  await page.setViewportSize({ width: 360, height: 740 })
  await openTexts(page, overlongPages(), 'de')
  await expectNoTextAroundBars(page)
  const text = page.locator('.story-text')
  const cue = page.locator('.scroll-cue')
  await expect(text).toHaveCSS('font-size', '40px')
  await expect(cue).toHaveCSS('opacity', '1')
  await page.locator('.page-controls').evaluate((bar) => {
    // Sticks to the window's edge until the end of the page.
    bar.style.position = 'static'
    bar.scrollIntoView({ block: 'end' })
    bar.style.position = ''
  })
  await expect(cue).toHaveCSS('opacity', '0')
  const controls = await page.getByRole('navigation', { name: 'Seiten' }).boundingBox()
  const box = await text.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(controls?.y ?? 0)
  await test.step('the controls scroll under the bar at the end of the page', async () => {
    const isCovered = await page.locator('.reader-bar').evaluate((bar) => {
      const { bottom } = document.querySelector('.reader')?.getBoundingClientRect() ?? new DOMRect()
      const { left, width, top, height } = bar.getBoundingClientRect()
      window.scrollBy(0, bottom - top - height)
      return !bar.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(isCovered).toBe(false)
  })
  await test.step('in a low window the picture stays below the bar', async () => {
    await page.setViewportSize({ width: 740, height: 360 })
    await page.evaluate(() => window.scrollTo(0, 150))
    const bar = await page.locator('.reader-bar').boundingBox()
    const picture = await page.locator('.book-picture').boundingBox()
    expect(picture?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  })
  await test.step('there its large letters have most of the width, and the cue is whole', async () => {
    const picture = await page.locator('.book-picture').boundingBox()
    expect(picture?.width).toBeLessThan(740 / 3)
    const round = await cue.locator('span').boundingBox()
    expect((round?.y ?? 0) + (round?.height ?? 0)).toBeLessThanOrEqual(360)
  })
})

test('turning forward first shows the rest of a page that goes on below the window', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('reader-choice', '{"readerTextSize":"40"}'))
  await page.setViewportSize({ width: 360, height: 740 })
  await openTexts(page, overlongPages(), 'de')
  const cue = page.locator('.scroll-cue')
  const place = page.getByRole('status').filter({ hasText: 'Seite 1 von 2' })
  const readOn = [
    () => page.keyboard.press('ArrowRight'),
    () => page.getByRole('button', { name: 'Eine Seite weiter' }).click(),
  ]
  await expect(cue).toHaveAttribute('data-needed')
  for (let before = 0; ; before = await scrolledPx(page)) {
    await readOn[0]?.()
    await expect.poll(() => scrolledPx(page)).toBeGreaterThan(before)
    await expect(place).toBeVisible()
    readOn.reverse()
    await afterNextFrame(page)
    if ((await cue.getAttribute('data-needed')) === null) break
  }
  expect(await scrolledPx(page)).toBeGreaterThan(740)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Seite 2 von 2')).toBeVisible()
})

test('a page that fits begins below a gap, in which it does not show when it scrolls', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 360, height: 740 })
  await openSample(page, `${sample}&p=2`)
  const gap = () =>
    page.locator('.reader-bar').evaluate((bar) => getComputedStyle(bar, '::before').opacity)
  expect(await gap()).toBe('0')
  await page.evaluate(() => window.scrollTo(0, 150))
  await expect.poll(gap).toBe('1')
})

test('a picture beside the text is in the middle of its paper, and „Nacht“ has no white edges', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('reader-choice', '{"readerDesign":"nacht"}'))
  await page.setViewportSize({ width: 1440, height: 900 })
  await openSample(page, `${sample}&p=2`)
  await expect(page.locator('.book')).toHaveAttribute('data-framed')
  const paper = (await page.locator('.book').boundingBox()) ?? { y: 0, height: 0 }
  for (const part of ['.book-picture', '.book-text']) {
    const box = (await page.locator(part).boundingBox()) ?? { y: 0, height: 0 }
    const above = box.y - paper.y
    const below = paper.y + paper.height - box.y - box.height
    expect(Math.abs(above - below)).toBeLessThan(3)
  }
  const { boxShadow } = await page
    .locator('.book')
    .evaluate((book) => ({ boxShadow: getComputedStyle(book).boxShadow }))
  expect(boxShadow).toContain('rgba(255, 220, 180, 0.1)')
})

/** Scrolls through a long page, in both forms of the bars. */
async function expectNoTextAroundBars(page: Page) {
  const whole = page.viewportSize()
  for (const [width, height] of [
    [740, 360],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(page.locator('.book')).toHaveAttribute('data-long')
    await page.evaluate(() => window.scrollTo(0, 300))
    const shown = await page.evaluate(() => {
      const { left, right, top } =
        document.querySelector('.reader-bar')?.getBoundingClientRect() ?? new DOMRect()
      const places = [
        [left + 40, top - 3],
        [right + 4, top + 20],
      ] as const
      return places.map(([x, y]) => document.elementFromPoint(x, y)?.closest('.reader-sheet'))
    })
    expect(shown.filter(Boolean)).toEqual([])
  }
  if (whole) await page.setViewportSize(whole)
}

test('in a very low window a small picture is before the text, also after a turn, and the next button follows', async ({
  page,
}) => {
  for (const [width, height] of [
    [320, 256],
    [360, 205],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openSample(page, `${sample}&p=2`)
    const text = page.locator('.story-text')
    const picture = page.getByRole('img', { name: /./ }).first()
    const pictureBox = await picture.boundingBox()
    const textTop = (await text.boundingBox())?.y ?? 0
    expect(pictureBox?.height).toBeLessThan(height / 2)
    expect(textTop).toBeGreaterThan((pictureBox?.y ?? 0) + (pictureBox?.height ?? 0))
    // One line at least is in the first screen.
    expect(textTop).toBeLessThan(height - 40)
    expect(await page.locator('h1').evaluate((h1) => h1.scrollHeight - h1.clientHeight)).toBe(0)
    const next = page.getByRole('button', { name: 'Eine Seite weiter' })
    await next.scrollIntoViewIfNeeded()
    await next.click()
    await expectPlace(page, 'Seite 3 von 10')
    await expect
      .poll(async () => Math.abs((await picture.boundingBox())?.y ?? -99))
      .toBeLessThan(40)
    // No sliver of the bar stays above the page.
    await expect(page.locator('.reader-bar')).not.toBeInViewport()
    await expectTurnAtEndOfText(page)
  }
})

/** In a window that scrolls as a whole: „→“ brings whole lines to its top, and turns where the text's end is seen. */
async function expectTurnAtEndOfText(page: Page) {
  const isEndSeen = () =>
    page
      .locator('.story-text')
      .evaluate((text) => text.getBoundingClientRect().bottom < window.innerHeight)
  while (!(await isEndSeen())) {
    const before = await scrolledPx(page)
    await page.keyboard.press('ArrowRight')
    await afterNextFrame(page)
    expect(await scrolledPx(page)).toBeGreaterThan(before)
    await expectPlace(page, 'Seite 3 von 10')
  }
  await page.keyboard.press('ArrowRight')
  await expectPlace(page, 'Seite 4 von 10')
}

const scrolledPx = (page: Page) => page.evaluate(() => window.scrollY)

/** The cue's observer answers with the next frame. */
const afterNextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))

test('a printed page is one sheet, and its picture has what the text leaves', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await openSample(page, `${sample}&p=3`)
  const file = await page.pdf({ preferCSSPageSize: true })
  expect(file.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  // A4 without its margins.
  await page.setViewportSize({ width: 658, height: 1009 })
  await page.emulateMedia({ media: 'print' })
  const picture = await page.locator('.book-picture').boundingBox()
  expect(picture?.height).toBeGreaterThan(350)
})

test('a page is printed whole on its side, and a spread on two sheets', async ({ page }) => {
  const countSheets = async (landscape: boolean) => {
    const file = await page.pdf({ format: 'A4', landscape })
    return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await openSample(page, `${sample}&p=3`)
  expect(await countSheets(true)).toBe(1)
  await page.evaluate(() => localStorage.setItem('reader-spread', 'from-2'))
  await page.reload()
  await expect(page.locator('.spread')).toBeVisible()
  expect(await countSheets(false)).toBe(2)
  await page.emulateMedia({ media: 'print' })
  for (const text of await page.locator('.story-text').all())
    expect((await text.boundingBox())?.width).toBeGreaterThan(600)
})
