import type { Page } from '@playwright/test'
import { signInByCall, signUp } from './accounts.ts'
import { waitForStoredProfile } from './browser-store.ts'
import { chooseRadio } from './choose-radio.ts'
import { startKidsMode } from './family-calls.ts'
import { expect, test } from './fixtures.ts'

const storyAddress = '/reader?story=bruno-honig'
const secondStoryAddress = '/reader?story=elster-knopf'
const sample = '/reader?story=fuchs-laterne'

const isSaveCall = (url: string) => url.endsWith('/rpc/reading/saveProgress')

async function turnAndSave(page: Page, key: string) {
  const saved = page.waitForResponse((response) => isSaveCall(response.url()) && response.ok())
  await page.keyboard.press(key)
  await saved
}

test('a story continues in another browser where it was left, until it is finished', async ({
  page,
  newPage,
}) => {
  const family = await signUp(page)
  await page.goto(storyAddress)
  await expect(page.getByText('Seite 1 von 9')).toBeVisible()
  for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  await turnAndSave(page, 'ArrowRight')

  const other = await newPage()
  await signInByCall(other, family)
  await other.goto(storyAddress)
  await expect(other.getByText('Weiter auf Seite 4')).toBeVisible()
  await expect(other.getByText('Seite 4 von 9')).toBeVisible()
  const saved = other.waitForResponse((response) => isSaveCall(response.url()) && response.ok())
  await other.getByRole('button', { name: 'Von vorn' }).click()
  await expect(other.getByText('Seite 1 von 9')).toBeVisible()
  await expect(other.locator('.story-text')).toBeFocused()
  await expect(other.getByText('Weiter auf Seite 4')).toBeHidden()
  await saved

  await page.goto('/story-collection')
  await page.goto(storyAddress)
  await expect(page.getByText('Seite 1 von 9')).toBeVisible()
  await expect(page.getByText(/Weiter auf Seite/)).toBeHidden()

  // The other browser has never opened this story: only the server knows that it is finished.
  await page.goto(secondStoryAddress)
  await expect(page.getByText('Seite 1 von 9')).toBeVisible()
  await turnAndSave(page, 'End')
  await other.goto(secondStoryAddress)
  await expect(other.getByText('Seite 1 von 9')).toBeVisible()
  await turnAndSave(other, 'ArrowRight')
  await other.goto('/story-collection')
  await other.goto(secondStoryAddress)
  await expect(other.getByText('Seite 1 von 9')).toBeVisible()
})

test('a family returns to the page it left, unless the address names another', async ({ page }) => {
  await signUp(page)
  await test.step('a visit opens its story once, on the click and before the reader is drawn', () =>
    expectOneOpening(page))

  // A reader who leaves right after a turn finds that page again.
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Seite 3 von 9')).toBeVisible()
  await page.goto('/impressum')
  // The server may still be saving the place, so a visit that comes too early is repeated.
  await expect(async () => {
    await page.goto(storyAddress)
    await expect(page.getByText('Weiter auf Seite 3')).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 30_000 })

  await turnAndSave(page, 'End')
  await page.goto(`${storyAddress}&p=3`)
  await expect(page.getByText('Seite 3 von 9')).toBeVisible()
  await expect(page.getByText(/Weiter auf Seite/)).toBeHidden()
})

async function expectOneOpening(page: Page) {
  await page.goto('/story-collection?story=bruno-honig')
  const openings: boolean[] = []
  await page.route('**/rpc/reading/open', async (route) => {
    openings.push(await page.locator('.reader').isVisible())
    await route.continue()
  })
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^(Nochmal lesen|Lesen)$/ })
    .click()
  await expect(page.getByText('Seite 1 von 9')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/p=2/)
  await chooseRadio(page.getByRole('radio', { name: 'Text', exact: true }))
  await expect(page).toHaveURL(/view=text/)
  expect(openings).toHaveLength(1)
  await page.unroute('**/rpc/reading/open')
}

/** Leaves the sample on page 3 and opens it again. */
async function returnToPageThree(page: Page) {
  await page.goto(sample)
  await expect(page.getByText('Seite 1 von 10')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Seite 3 von 10')).toBeVisible()
  await page.goto('/impressum')
  await page.goto(sample)
}

test('a guest returns to the page of the sample that it left', async ({ page }) => {
  await returnToPageThree(page)
  await expect(page.getByText('Weiter auf Seite 3')).toBeVisible()
  await expect(page.getByText('Seite 3 von 10')).toBeVisible()
  await page.goto('/impressum')
  await page.goto(`${sample}&view=pdf`)
  await expect(page.getByText('Weiter auf Seite 3')).toBeVisible()
  await expect(page.getByText('Seite 4 von 12')).toBeVisible()
})

test('the note goes after six seconds unless it is in use, and „Mehr“ leads to the start, too', async ({
  page,
}) => {
  await page.clock.install()
  await returnToPageThree(page)
  const note = page.getByRole('complementary', { name: 'Lesestand' })
  await expect(note).toBeVisible()
  await note.getByRole('button', { name: 'Von vorn' }).focus()
  // From here on only the test moves time, however busy the machine is.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await note.hover()
  await page.clock.runFor(20_000)
  await page.mouse.move(5, 300)
  await page.clock.runFor(20_000)
  await expect(note).toBeVisible()
  await page.getByRole('button', { name: 'Eine Seite weiter' }).focus()
  await page.clock.runFor(5800)
  await expect(note).toBeVisible()
  await page.clock.runFor(400)
  await expect(note).toBeHidden()
  await page.clock.resume()

  await page.getByRole('button', { name: 'Mehr' }).click()
  await page.getByRole('button', { name: 'Von vorn' }).click()
  await expect(page.getByText('Seite 1 von 10')).toBeVisible()
  await page.getByRole('button', { name: 'Mehr' }).click()
  await expect(page.getByRole('dialog', { name: 'Mehr' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Von vorn' })).toBeHidden()
})

test('the note stands in the controls, in place of the slider, and nothing moves when it goes', async ({
  page,
}) => {
  await signUp(page)
  await page.goto(storyAddress)
  await expect(page.getByText('Seite 1 von 9')).toBeVisible()
  await turnAndSave(page, 'ArrowRight')
  const note = page.getByRole('complementary', { name: 'Lesestand' })
  const open = async (width: number, height: number) => {
    await page.setViewportSize({ width, height })
    await page.goto(storyAddress)
    await expect(page.getByText('Weiter auf Seite 2')).toBeVisible()
    await note.scrollIntoViewIfNeeded()
  }
  const expectRoomBetweenArrows = async () => {
    const start = note.getByRole('button', { name: 'Von vorn' })
    // For children who do not read yet.
    await expect(start.locator('svg')).toBeVisible()
    expect(await page.evaluate(findCoveredControls)).toEqual([])
    const [back, on] = [await boxOf('Eine Seite zurück'), await boxOf('Eine Seite weiter')]
    const [room, button] = [await note.boundingBox(), await start.boundingBox()]
    expect(room?.x).toBeGreaterThanOrEqual(back.x + back.width)
    expect((room?.x ?? 0) + (room?.width ?? 0)).toBeLessThanOrEqual(on.x)
    // As high as a tap target: one line.
    expect(button?.height).toBeLessThanOrEqual(48)
  }
  const boxOf = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true })
    return (await button.boundingBox()) ?? { x: 0, width: 0 }
  }
  for (const [width, height] of [
    [740, 360],
    [640, 360],
    [320, 256],
    [360, 740],
  ] as const) {
    await test.step(`${width} x ${height}`, async () => {
      await open(width, height)
      await expectRoomBetweenArrows()
      await expect(note.getByText('Seite 2', { exact: true })).toBeVisible({
        visible: width === 740,
      })
    })
  }
  await page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) shifts.push(shift.startTime)
    }).observe({ type: 'layout-shift' })
  })
  await expect(note).toBeHidden({ timeout: 10_000 })
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
  await test.step('in Kindermodus', async () => {
    await startKidsMode(page)
    await open(740, 360)
    await expectRoomBetweenArrows()
    await page.getByRole('button', { name: 'Von vorn' }).click()
    await expect(page.getByText('Seite 1 von 9')).toBeVisible()
  })
})

/** Runs in the page: the controls in the window that something else covers, or that leave the window. */
function findCoveredControls(): string[] {
  const controls = [...document.querySelectorAll('.reader :is(a, button)')].filter((control) => {
    const { width, top, bottom } = control.getBoundingClientRect()
    return width > 0 && top >= 0 && bottom <= window.innerHeight
  })
  const covered = controls.filter((control) => {
    const { x, y, width, height, right } = control.getBoundingClientRect()
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    return right > window.innerWidth || !control.contains(hit)
  })
  return covered.map((control) => control.getAttribute('aria-label') ?? control.textContent ?? '')
}

test.describe('without a connection', () => {
  test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/ })

  test('a failed save is silent, and the next turn saves', async ({ page, context }) => {
    await signUp(page)
    await page.goto(storyAddress)
    await expect(page.getByText('Seite 1 von 9')).toBeVisible()
    await waitForStoredProfile(page)
    await context.setOffline(true)
    const failed = page.waitForEvent('requestfailed', (request) => isSaveCall(request.url()))
    await page.keyboard.press('ArrowRight')
    await failed
    await expect(page.getByRole('alert')).toHaveCount(0)
    await context.setOffline(false)
    await turnAndSave(page, 'ArrowRight')
    await page.goto('/story-collection')
    await page.goto(storyAddress)
    await expect(page.getByText('Weiter auf Seite 3')).toBeVisible()
  })
})
