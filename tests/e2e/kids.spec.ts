import type { Page } from '@playwright/test'
import { quotaRefusal, signUp } from './accounts.ts'
import { expectNoFindingsInThemes } from './axe.ts'
import { startKidsMode } from './family-calls.ts'
import { expect, test } from './fixtures.ts'
import { answerGate } from './gate.ts'
import { holdRequests } from './hold-requests.ts'
import { stubVoices } from './listening.ts'

const homeHeading = (page: Page, name: string) =>
  page.getByRole('heading', { name: `Hallo, ${name}!`, level: 1 })

const covers = (page: Page) => page.getByRole('main').locator('a[href^="/reader"]:has(.cover)')

/** How much of the window below the header shows covers; 1 is all of it. */
function shareOfCovers(page: Page): Promise<number> {
  return page.evaluate(() => {
    const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const areas = [...document.querySelectorAll('main .cover')].map((cover) => {
      const box = cover.getBoundingClientRect()
      return box.width * Math.max(0, Math.min(box.bottom, innerHeight) - Math.max(box.top, top))
    })
    return areas.reduce((sum, area) => sum + area, 0) / (innerWidth * (innerHeight - top))
  })
}

test('Kindermodus shows the children’s home on every address and after a reload, until the gate is answered', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/dashboard')
  await page.getByRole('main').getByRole('button', { name: 'Kindermodus starten' }).click()
  await expect(homeHeading(page, 'Leseratte')).toBeVisible()
  const header = page.getByRole('banner')
  await expect(header.getByRole('button', { name: 'Eltern' })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Logout' })).toHaveCount(0)
  await expect(header.getByRole('link')).toHaveCount(0)
  await expect(header).not.toContainText('20')
  await expect(page.getByRole('contentinfo')).toContainText(
    `© ${new Date().getFullYear()} Fabelhain`,
  )

  for (const address of ['/story-collection', '/favorites', '/vision', '/', '/gibt-es-nicht']) {
    await page.goto(address)
    await expect(homeHeading(page, 'Leseratte')).toBeVisible()
  }
  for (const address of ['/account-settings', '/abo']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Für Eltern', level: 1 })).toBeVisible()
  }
  await page.goto('/impressum')
  await expect(page.getByRole('heading', { name: 'Impressum', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Zu meinen Geschichten' }).click()

  const secondTab = await page.context().newPage()
  await secondTab.goto('/story-collection')
  await expect(homeHeading(secondTab, 'Leseratte')).toBeVisible()

  await header.getByRole('button', { name: 'Eltern' }).press('Enter')
  await page.getByLabel('Tippe als Ziffern').fill('0000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Das waren andere Zahlen.')).toBeVisible()
  await answerGate(page)
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(homeHeading(page, 'Leseratte')).toHaveCount(0)
  await expect(secondTab.getByRole('button', { name: 'Logout' })).toBeVisible()
})

test.describe('a failed start of Kindermodus', () => {
  test.use({ expectedNoise: /status of 500/ })

  test('is reported, and the parents’ page returns', async ({ page }) => {
    await signUp(page)
    await page.route('**/rpc/device/setKidsMode', (route) =>
      route.fulfill({ status: 500, json: {} }),
    )
    await page.goto('/account-settings')
    const start = page.getByRole('main').getByRole('button', { name: 'Kindermodus starten' })
    await start.click()
    await expect(page.getByText('Das hat gerade nicht geklappt.')).toBeVisible()
    await expect(start).toBeVisible()
    await page.unroute('**/rpc/device/setKidsMode')
    await start.click()
    await expect(homeHeading(page, 'Leseratte')).toBeVisible()
  })

  test('like a failed end, is an error with a way out', async ({ page }) => {
    await signUp(page)
    await startKidsMode(page)
    await page.route('**/rpc/device/setKidsMode', (route) =>
      route.fulfill({ status: 500, json: {} }),
    )
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Eltern' }).click()
    await answerGate(page)
    await expect(page.getByRole('alert').filter({ hasText: 'mit dem Internet' })).toBeVisible()
  })
})

test('a phone on its side shows the whole gate, also with an error, and large doors', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await signUp(page)
  await startKidsMode(page)
  await page.goto('/dashboard')
  const doors = page.locator('.kids-door-picture')
  await expect(doors).toHaveCount(3)
  for (const door of await doors.all()) {
    const { width = 0 } = (await door.boundingBox()) ?? {}
    expect(width).toBeGreaterThan(56)
  }
  for (const name of ['Weiterlesen', 'Lieblinge', 'Regale']) {
    const plate = await page.locator('.kids-door-title', { hasText: name }).boundingBox()
    expect(plate?.width).toBeGreaterThan(40)
    expect((plate?.x ?? 0) + (plate?.width ?? 0)).toBeLessThan(740)
  }
  await page.getByRole('button', { name: 'Eltern' }).click()
  await page.getByLabel('Tippe als Ziffern').waitFor()
  // The field has the focus: digits typed at once are not lost.
  await page.keyboard.type('0000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Das waren andere Zahlen.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Aufschließen' })).toBeInViewport({ ratio: 1 })
  const back = page.getByRole('button', { name: 'Zurück zu den Geschichten' })
  await expect(back).toBeInViewport({ ratio: 1 })
})

test('a child sees nothing for parents, neither while a page loads nor when no story is left', async ({
  page,
}) => {
  await signUp(page)
  await startKidsMode(page)
  const release = await holdRequests(page, '**/rpc/device/get*')
  const profileAnswer = page.waitForResponse('**/rpc/profile/live')
  await page.goto('/dashboard')
  await profileAnswer
  await expect(page.getByText('Wird geladen')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
  await release()
  await expect(homeHeading(page, 'Leseratte')).toBeVisible()

  await page.route('**/rpc/reading/open', (route) => route.fulfill(quotaRefusal))
  await page.goto('/reader?story=bruno-honig')
  await expect(page.getByRole('heading', { name: 'Frag deine Großen' })).toBeVisible()
  await expect(page.getByText(/Abo|Kontingent|20 Geschichten/)).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Zu meinen Geschichten' }).click()
  await expect(homeHeading(page, 'Leseratte')).toBeVisible()
})

/** The name of the shelf is large, and above its covers. */
async function expectSign(page: Page, name: string) {
  const sign = page.getByRole('heading', { name, level: 1 })
  for (const [width, height] of [
    [360, 740],
    [740, 360],
    [820, 1180],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height })
    const box = await sign.boundingBox()
    expect(box?.height).toBeGreaterThan(24)
    const cover = await covers(page).first().boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(cover?.y ?? 0)
  }
}

test('a child finds a story by its picture and reads it without prices, counts or print', async ({
  page,
}) => {
  await signUp(page)
  await startKidsMode(page)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Lieblinge' }).click()
  await expect(page.getByText('Hier wohnen bald deine Lieblingsgeschichten.')).toBeVisible()
  await expectNoFindingsInThemes(page)
  await page.getByRole('link', { name: 'Regale' }).click()
  await expect(page).toHaveURL('/dashboard?regal=alle')
  await expect(page.getByRole('link', { name: 'Mut' })).toBeVisible()
  await expectNoFindingsInThemes(page)
  await page.getByRole('link', { name: 'Mitgefühl' }).click()
  // The door to the shelves is marked also in front of one of them.
  await expect(page.getByRole('link', { name: 'Regale' })).toHaveAttribute(
    'aria-current',
    'location',
  )
  await expectSign(page, 'Mitgefühl')
  await page.getByRole('link', { name: 'Bruno teilt den Honig' }).click()
  await expect(page.getByText('Seite 1 von 9')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Seite 2 von 9')).toBeVisible()
  await expect(page.getByRole('button', { name: /gefällt mir/i })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Menü öffnen' })).toHaveCount(0)
  // The children's own header is above the book, too.
  await expect(page.getByRole('button', { name: 'Eltern' })).toBeVisible()
  await page.getByRole('button', { name: 'Mehr' }).click()
  await expect(
    page
      .getByRole('dialog')
      .getByText(/Abdunkeln|Licht/)
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('dialog').getByText(/Drucken|Fehler melden/)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: 'Weiterlesen' })).toHaveAttribute(
    'href',
    '/reader?story=bruno-honig',
  )
  // What is begun comes first.
  await expect(covers(page).first()).toHaveAttribute('href', '/reader?story=bruno-honig')

  const parents = page.getByRole('button', { name: 'Eltern' })
  await parents.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(parents).toBeFocused()
})

test.describe('by a finger', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true })

  test('a child hears a title, is on page 1 after one tap, turns, and goes home from the end', async ({
    page,
  }) => {
    await stubVoices(page, [{ lang: 'de-DE', localService: true }])
    await signUp(page)
    await page.goto('/dashboard')
    await page.getByRole('main').getByRole('button', { name: 'Kindermodus starten' }).tap()
    await expect(covers(page)).toHaveCount(3)
    for (const [width, height] of [
      [360, 800],
      [820, 1180],
      [1180, 820],
      [740, 360],
    ] as const) {
      await page.setViewportSize({ width, height })
      expect.soft(await shareOfCovers(page), `${width} x ${height}`).toBeGreaterThan(0.45)
    }

    await page.setViewportSize({ width: 360, height: 800 })
    const title = (await covers(page).first().textContent()) ?? ''
    await page.getByRole('button', { name: `Hören: ${title}` }).tap()
    expect(await page.evaluate(() => window.spoken.map(({ text }) => text))).toEqual([title])
    await page.getByRole('button', { name: 'Weiterblättern' }).tap()
    await expect(page.getByText('2 von 2')).toBeAttached()
    await page.getByRole('button', { name: 'Zurückblättern' }).tap()

    await page.getByRole('link', { name: 'Regale' }).tap()
    expect(await page.evaluate(() => window.spoken.at(-1)?.text)).toBe('Regale')
    await page.getByRole('banner').getByRole('link', { name: 'Zu meinen Geschichten' }).tap()

    await page.setViewportSize({ width: 820, height: 1180 })
    await covers(page).first().tap()
    await expect(page.getByText(/Seite 1 von/)).toBeVisible()
    await page.touchscreen.tap(780, 600)
    await expect(page.getByText(/Seite 2 von/)).toBeVisible()
    const home = page.getByRole('banner').getByRole('link', { name: 'Zu meinen Geschichten' })
    expect((await home.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await page.setViewportSize({ width: 740, height: 360 })
    await expect(page.getByRole('link', { name: 'Zu meinen Geschichten' })).toHaveCount(1)
    await page.setViewportSize({ width: 820, height: 1180 })
    await page.keyboard.press('End')
    await expect(page.getByText('Seite 10 von 10')).toBeVisible()
    // Elsewhere: two quick taps on one spot are a double tap.
    await page.touchscreen.tap(780, 900)
    await expect(page.getByRole('heading', { name: 'Ende' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Zu meinen Geschichten' }).tap()
    await expect(homeHeading(page, 'Leseratte')).toBeAttached()
  })
})
