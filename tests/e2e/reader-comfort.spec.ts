import type { Page } from '@playwright/test'
import { chooseRadio } from './choose-radio.ts'
import { expect, test } from './fixtures.ts'
import { expectPlace, openSample, sample } from './sample-story.ts'

test.describe('two pages side by side', () => {
  test.use({ viewport: { width: 1920, height: 1080 }, reducedMotion: 'reduce' })

  test('turn by two, begin at the chosen page, and appear only if both fit', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await openSample(page, `${sample}&p=2`)
    await expectPlace(page, 'Seite 2 von 10')
    await page.setViewportSize({ width: 1920, height: 1080 })
    await openSample(page, `${sample}&p=1`)
    await expectPlace(page, 'Seite 1 von 10')
    await page.keyboard.press('ArrowRight')
    await expectPlace(page, 'Seite 2–3 von 10')
    await expect(page).toHaveURL(/p=2/)
    await expect(page.locator('.story-text')).toHaveCount(2)
    await expect(page.locator('.story-text').first()).toBeFocused()
    const [left, right] = await Promise.all([
      page.locator('.story-text').nth(0).boundingBox(),
      page.locator('.story-text').nth(1).boundingBox(),
    ])
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0)
    expect(Math.abs((left?.y ?? 0) - (right?.y ?? 0))).toBeLessThan(1)
    await page.keyboard.press('ArrowRight')
    await expectPlace(page, 'Seite 4–5 von 10')
    await page.keyboard.press('End')
    await expectPlace(page, 'Seite 10 von 10')
    await page.keyboard.press('ArrowLeft')
    await expectPlace(page, 'Seite 8–9 von 10')
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Seite 8–9 von 10')

    await page.keyboard.press('Home')
    await expectPlace(page, 'Seite 1 von 10')
    const choosePairing = async (name: string) => {
      await page.getByRole('button', { name: 'Mehr' }).click()
      await chooseRadio(page.getByRole('radio', { name, exact: true }).first())
      await page.getByRole('button', { name: 'Menü schließen' }).click()
    }
    await choosePairing('Ab Seite 1')
    await expectPlace(page, 'Seite 1–2 von 10')
    await page.reload()
    await expectPlace(page, 'Seite 1–2 von 10')
    await chooseRadio(page.getByRole('radio', { name: 'Text', exact: true }))
    await expectPlace(page, 'Seite 1–2 von 10')
    await expect(page.getByRole('img')).toHaveCount(0)
    await choosePairing('Aus')
    await expectPlace(page, 'Seite 1 von 10')
    // In portrait orientation, pages are not paired.
    await choosePairing('Ab Seite 2')
    await page.setViewportSize({ width: 1080, height: 1920 })
    await page.keyboard.press('ArrowRight')
    await expectPlace(page, 'Seite 2 von 10')
  })
})

test.describe('the ruler', () => {
  test.use({ reducedMotion: 'reduce' })

  const band = (page: Page) => page.locator('.ruler-band').boundingBox()

  test('follows the arrow keys and the mouse, can mark three lines and is hidden from screen readers', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('reading-aids', '{"ruler":"one"}'))
    await openSample(page, `${sample}&p=2`)
    const first = await band(page)
    expect(first?.height).toBeLessThan(45)
    await page.keyboard.press('ArrowDown')
    await expect.poll(async () => (await band(page))?.y).toBeGreaterThan(first?.y ?? 0)
    await page.keyboard.press('ArrowUp')
    await expect.poll(async () => (await band(page))?.y).toBe(first?.y)

    const last = page.locator('.story-text p').last()
    await last.hover()
    const text = await last.boundingBox()
    await expect.poll(async () => (await band(page))?.y).toBeGreaterThan(text?.y ?? 0)
    await expect(page.locator('.ruler').first()).toHaveAttribute('aria-hidden', 'true')
    await page.keyboard.press('ArrowRight')
    await expectPlace(page, 'Seite 3 von 10')
    await expect.poll(async () => (await band(page))?.y).toBeLessThan(text?.y ?? 0)

    await page.getByRole('button', { name: 'Lesen einstellen' }).click()
    await chooseRadio(page.getByRole('radio', { name: '3 Zeilen' }))
    await expect.poll(async () => (await band(page))?.height).toBeGreaterThan(80)
    await chooseRadio(page.getByRole('radio', { name: 'Aus' }).last())
  })
})

test('the screen stays awake, and a dimmed one lets every tap through', async ({ page }) => {
  await page.addInitScript(() => {
    const log: string[] = []
    Object.assign(window, { wakeLog: log })
    const request = async () => {
      log.push('requested')
      const lock = {
        released: false,
        release: async () => {
          lock.released = true
          log.push('released')
        },
      }
      Object.assign(window, { wakeLock: lock })
      return lock
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
  const log = () => page.evaluate(() => (window as unknown as { wakeLog: string[] }).wakeLog)
  await page.goto('/')
  await page.goto(sample)
  await expect.poll(log).toEqual(['requested'])
  await page.getByRole('button', { name: 'Mehr' }).click()
  for (const [name, step] of [
    ['Sanft', 'light'],
    ['Mittel', 'medium'],
    ['Stark', 'strong'],
  ] as const) {
    await chooseRadio(page.getByRole('radio', { name }))
    await expect(page.locator('.dimming')).toHaveAttribute('data-step', step)
  }
  await page.reload()
  await expect.poll(log).toEqual(['requested'])
  await expect(page.locator('.dimming')).toHaveCSS('pointer-events', 'none')
  await page.getByRole('button', { name: 'Eine Seite weiter' }).click()
  await expectPlace(page, 'Seite 2 von 10')
  await page.getByRole('button', { name: 'Mehr' }).click()
  await chooseRadio(page.getByRole('radio', { name: 'Aus' }).last())
  await expect(page.locator('.dimming')).toHaveCount(0)

  await page.getByRole('button', { name: 'Menü schließen' }).click()
  // The browser takes the lock from a hidden page.
  await page.evaluate(() => {
    Object.assign((window as unknown as { wakeLock: object }).wakeLock, { released: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(log).toEqual(['requested', 'requested'])
  await page.getByRole('link', { name: 'Login' }).click()
  await expect.poll(log).toEqual(['requested', 'requested', 'released'])
})
