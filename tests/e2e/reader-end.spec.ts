import type { Page } from '@playwright/test'
import { signUp, signUpVerified } from './accounts.ts'
import { axeFindings } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { pressUndo } from './press-undo.ts'
import { expectPlace } from './sample-story.ts'
import { tryAgain } from './try-again.ts'

const endAddress = '/reader?story=fuchs-laterne&p=11'

const similar = (page: Page) =>
  page.getByRole('region', { name: 'Und was lesen wir als Nächstes?' }).getByRole('link')

/** Headings of the end page under its way back. */
const coveredHeadings = (page: Page) =>
  page.evaluate(() => {
    const back = document.querySelector('.page-turn')?.getBoundingClientRect() ?? new DOMRect()
    const covered = [...document.querySelectorAll('.end-page :is(h2, h3)')].filter((heading) => {
      const { top, bottom, left, right } = heading.getBoundingClientRect()
      return top < back.bottom && bottom > back.top && left < back.right && right > back.left
    })
    return covered.map((heading) => heading.textContent)
  })

test('on the end page the way back is at the sheet’s edge, and nothing takes the place of „next“', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await page.goto('/reader?story=fuchs-laterne&p=10')
  const next = page.getByRole('button', { name: 'Eine Seite weiter' })
  const { x = 0, y = 0 } = (await next.boundingBox()) ?? {}
  await page.goto(endAddress)
  await expect(page.getByRole('heading', { name: 'Ende' })).toBeVisible()
  const isTaken = await page.evaluate(
    ([left, top]) => document.elementFromPoint(left, top)?.closest('a, button') !== null,
    [x + 22, y + 22] as const,
  )
  expect(isTaken).toBe(false)
  await expect(next).toBeHidden()

  await page.setViewportSize({ width: 1440, height: 900 })
  const back = await page.getByRole('button', { name: 'Eine Seite zurück' }).boundingBox()
  const sheet = await page.locator('.end-page').boundingBox()
  expect((back?.x ?? 0) - (sheet?.x ?? 0)).toBeLessThan(40)
  expect((back?.y ?? 0) - (sheet?.y ?? 0)).toBeGreaterThan(4)
  const bar = await page.locator('.reader-bar').boundingBox()
  expect([sheet?.x, sheet?.width]).toEqual([bar?.x, bar?.width])
  await expect(page.getByRole('button', { name: /: Gefällt mir/ })).toHaveCount(1)
})

test('the stars of the last picture hang from the sheet’s edge', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [width, height] of [
    [360, 740],
    [740, 360],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(endAddress)
    const stars = page.locator('.last-star')
    await expect(stars).toHaveCount(4)
    const edge = (await page.locator('.end-page').boundingBox())?.y ?? 0
    for (const star of await stars.all())
      expect((await star.boundingBox())?.y).toBeLessThanOrEqual(edge)
  }
})

test('a guest sees the whole end at once, and its bars scroll away but never hide', async ({
  page,
}) => {
  await page.clock.install()
  const bar = page.locator('.reader-bar')
  for (const [width, height] of [
    [740, 360],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(endAddress)
    await expect(page.getByRole('heading', { name: 'Ende' })).toBeInViewport({ ratio: 1 })
    for (const name of ['Eine Seite zurück', 'Nochmal lesen'])
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    const star = page.getByRole('button', { name: /ist ein Liebling/ })
    if (width > height) await expect(star).toBeInViewport({ ratio: 1 })
    await page.mouse.move(5, 300)
    await page.clock.runFor(8000)
    await expect(bar).toHaveCSS('opacity', '1')
    await page.evaluate(() => window.scrollTo(0, 400))
    await expect(bar).not.toBeInViewport()
  }
})

test('the end page offers questions, three stories, books to print, a star and the first page', async ({
  page,
}) => {
  await signUp(page)
  await page.goto(endAddress)
  await expect(page.getByRole('heading', { name: 'Ende' })).toBeVisible()
  // Opened at its end, the story is not read.
  await expect(page.getByText('Geschafft!')).toBeHidden()
  await expect(page.locator('.last-picture img')).toBeVisible()
  const talk = page.getByRole('region', { name: 'Zum Weiterreden' })
  await expect(talk.getByRole('listitem')).toHaveCount(3)
  await expect(similar(page)).toHaveCount(3)
  const headings = page.getByRole('heading', { level: 3 })
  await expect(headings).toHaveText([/als Nächstes/, /Weiterreden/, /Ausdrucken/])
  for (const size of [
    { width: 360, height: 740 },
    { width: 740, height: 360 },
    page.viewportSize(),
  ]) {
    if (size) await page.setViewportSize(size)
    expect(await coveredHeadings(page)).toEqual([])
  }

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /Große Schrift/ }).click()
  expect((await download).suggestedFilename()).toBe(
    'Der_kleine_Fuchs_und_die_Laterne_Grossdruck.pdf',
  )
  await page.getByText('So wird es gefaltet').click()
  await expect(page.getByText('Im Querformat drucken, in Originalgröße.')).toBeVisible()

  expect(await axeFindings(page)).toEqual([])

  const star = page.getByRole('button', { name: /ist ein Liebling/ })
  const saved = page.waitForResponse('**/rpc/list/mark')
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await saved
  await page.reload()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await pressUndo(page)
  await expect(star).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('button', { name: 'Nochmal lesen' }).click()
  await expect(page.getByText('Seite 1 von 10')).toBeVisible()
  for (let turn = 0; turn < 10; turn++) await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Geschafft!')).toBeVisible()
})

test('the end leads a family to the next story, and tells a guest that it needs an account', async ({
  page,
}) => {
  const hint = page.getByText('Dafür braucht ihr ein kostenloses Konto.')
  await page.goto(endAddress)
  await expect(hint).toBeVisible()
  await signUp(page)
  await page.goto(endAddress)
  await expect(similar(page)).toHaveCount(3)
  await expect(hint).toBeHidden()
  const next = page.getByRole('link', { name: /^Weiter mit „/ })
  for (const [width, height] of [
    [360, 740],
    [740, 360],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(next).toBeInViewport({ ratio: 1 })
  }
  // The suggestions do not repeat it.
  const hrefs = await similar(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  )
  expect(hrefs).not.toContain(await next.getAttribute('href'))
  await next.click()
  await expect(
    page.getByRole('dialog').getByRole('link', { name: 'Lesen', exact: true }),
  ).toBeVisible()
})

test('a family reports a mistake with its page, and finds unread stories first', async ({
  page,
}) => {
  await signUp(page)
  await page.goto(endAddress)
  await page.getByRole('button', { name: 'Fehler melden' }).click()
  const dialog = page.getByRole('dialog', { name: 'Fehler melden' })
  await dialog.getByRole('radio', { name: 'Ein Bild fehlt' }).check()
  await expect(dialog.getByLabel('Auf welcher Seite?')).toHaveValue('10')
  await dialog.getByLabel('Auf welcher Seite?').selectOption('7')
  const note = dialog.getByLabel(/dazu sagen/)
  await note.fill('x'.repeat(1003))
  await expect(dialog.getByText('Es sind 3 zu viel.')).toBeVisible()
  await note.fill('Der Mond fehlt.')
  // A swipe in the dialog turns no page.
  await note.evaluate((field) => {
    const point = { bubbles: true, isPrimary: true, pointerType: 'touch', clientY: 300 }
    field.dispatchEvent(new PointerEvent('pointerdown', { ...point, clientX: 100 }))
    field.dispatchEvent(new PointerEvent('pointerup', { ...point, clientX: 300 }))
  })
  await expectPlace(page, 'Ende')
  await expect(note).toHaveValue('Der Mond fehlt.')
  const sent = page.waitForRequest('**/rpc/story/report')
  await dialog.getByRole('button', { name: 'Absenden' }).click()
  expect((await sent).postDataJSON().json).toEqual({
    storyId: 'fuchs-laterne',
    language: 'de',
    reason: 'picture',
    page: 7,
    note: 'Der Mond fehlt.',
  })
  await expect(dialog.getByText('Danke!')).toBeVisible()
  await dialog.getByRole('button', { name: 'Zurück zur Geschichte' }).click()
  await expect(dialog).toBeHidden()

  // Read stories come last, and a card opens the sheet, which costs no read.
  await expect(similar(page)).toHaveCount(3)
  const first = await similar(page).first().getAttribute('href')
  const storyId = new URL(first ?? '', 'http://localhost').searchParams.get('story')
  await page.goto(`/reader?story=${storyId}`)
  await expect(page.getByText('Seite 1 von')).toBeVisible()
  const finished = page.waitForResponse(
    (answer) =>
      answer.url().includes('/rpc/reading/saveProgress') &&
      answer.request().postDataJSON().json.isFinished === true,
  )
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await finished
  await page.goto(endAddress)
  await expect(similar(page)).toHaveCount(3)
  await expect(similar(page).first()).not.toHaveAttribute('href', first ?? '')
  await similar(page).first().click()
  await expect(
    page.getByRole('dialog').getByRole('link', { name: /^(Nochmal lesen|Lesen)$/ }),
  ).toBeVisible()
})

test.describe('when calls fail', () => {
  test.use({ expectedNoise: /ERR_|Failed to (fetch|load)|status of 500/ })

  test('the page stays without similar stories, a like is undone, and a report keeps its text', async ({
    page,
  }) => {
    await signUpVerified(page)
    await page.route('**/rpc/story/similar*', (route) => route.abort())
    await page.goto(endAddress)
    await expect(page.getByText('haben sich gerade versteckt')).toBeVisible()
    await expect(page.getByRole('link', { name: /Das Bilderbuch/ })).toBeVisible()
    await page.unroute('**/rpc/story/similar*')
    await tryAgain(page, () => expect(similar(page)).toHaveCount(3, { timeout: 2000 }))

    const heart = page.getByRole('button', { name: /: Gefällt mir/ })
    const hearts = await heart.innerText()
    await page.route('**/rpc/story/like', (route) => route.abort())
    await heart.click()
    await expect(page.getByText('Dein Herz ließ sich gerade nicht speichern.')).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    expect(await heart.innerText()).toBe(hearts)

    await page.getByRole('button', { name: 'Fehler melden' }).click()
    const dialog = page.getByRole('dialog', { name: 'Fehler melden' })
    const note = dialog.getByLabel(/dazu sagen/)
    await note.fill('Ein Komma fehlt.')
    await page.route('**/rpc/story/report', (route) => route.abort())
    await dialog.getByRole('button', { name: 'Absenden' }).click()
    await expect(dialog.getByRole('alert')).toContainText(
      'Dein Hinweis ließ sich gerade nicht senden.',
    )
    await expect(note).toHaveValue('Ein Komma fehlt.')
    await page.unroute('**/rpc/story/report')
    await page.route('**/rpc/story/report', (route) =>
      route.fulfill({
        status: 429,
        json: {
          json: {
            defined: true,
            code: 'TOO_MANY_REQUESTS',
            status: 429,
            message: 'Das waren zu viele Versuche.',
            data: { retryAfterSeconds: 60 },
          },
        },
      }),
    )
    await dialog.getByRole('button', { name: 'Absenden' }).click()
    await expect(dialog.getByRole('alert')).toContainText('schon viele Hinweise')
    await expect(note).toHaveValue('Ein Komma fehlt.')
  })
})

test('a guest is asked to sign in before reporting or marking', async ({ page }) => {
  await page.goto(endAddress)
  await expect(page.getByText('Geschafft!')).toBeHidden()
  await page.getByRole('button', { name: 'Fehler melden' }).click()
  await expect(page.getByRole('dialog').getByText('Melde dich bitte an')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /ist ein Liebling/ }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
})
