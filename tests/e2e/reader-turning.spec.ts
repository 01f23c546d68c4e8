import { expect, test } from './fixtures.ts'
import { expectPlace, openSample, sample } from './sample-story.ts'
import { openTexts, overlongPages } from './story-walk.ts'

test('taps and keys turn the page, selecting text does not, and space scrolls first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await openSample(page)
  const paragraph = page.locator('.story-text p').first()
  await paragraph.dblclick()
  await expect.poll(() => page.evaluate(() => getSelection()?.toString().length)).toBeGreaterThan(0)
  await paragraph.click({ position: { x: 600, y: 8 } })
  await page.mouse.click(780, 200)
  await expectPlace(page, 'Seite 2 von 10')

  await page.keyboard.press('Home')
  await expectPlace(page, 'Seite 1 von 10')
  await page.mouse.click(780, 200)
  await expectPlace(page, 'Seite 2 von 10')
  await page.mouse.click(780, 500)
  await expectPlace(page, 'Seite 3 von 10')
  await page.mouse.click(40, 200)
  await expectPlace(page, 'Seite 2 von 10')
  await page.mouse.click(410, 200)
  await expectPlace(page, 'Seite 2 von 10')

  await page.keyboard.press('Home')
  await expectPlace(page, 'Seite 1 von 10')
  await page.keyboard.press('ArrowRight')
  await expectPlace(page, 'Seite 2 von 10')
  await page.keyboard.press('ArrowLeft')
  await expectPlace(page, 'Seite 1 von 10')
  await page.keyboard.press('End')
  await expectPlace(page, 'Seite 10 von 10')
  await page.keyboard.press('Home')
  await expectPlace(page, 'Seite 1 von 10')

  const status = page.getByRole('navigation', { name: 'Seiten' }).getByRole('status')
  await test.step('on a phone a long page is turned slice by slice', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(status).toHaveText('Seite 1 von 10, Teil 1 von 2')
    await page.mouse.click(330, 200)
    await expect(status).toHaveText('Seite 1 von 10, Teil 2 von 2')
    await page.setViewportSize({ width: 820, height: 1180 })
    await expect(status).toHaveText('Seite 1 von 10')
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(status).toHaveText('Seite 1 von 10, Teil 2 von 2')
    // The browser's history has it a moment after the page shows it.
    await expect.poll(() => page.evaluate(() => history.state.usr)).toEqual({ slice: 2 })
    await page.reload()
    await expect(status).toHaveText('Seite 1 von 10, Teil 2 von 2')
    await page.keyboard.press('ArrowRight')
    await expect(status).toHaveText('Seite 2 von 10, Teil 1 von 2')
    await page.keyboard.press('ArrowLeft')
    await expect(status).toHaveText('Seite 1 von 10, Teil 2 von 2')
    await page.keyboard.press('ArrowLeft')
    await expect(status).toHaveText('Seite 1 von 10, Teil 1 von 2')
  })

  await test.step('space scrolls a page of very large letters to its end, then turns', async () => {
    await page.evaluate(() => localStorage.setItem('reader-choice', '{"readerTextSize":"40"}'))
    await openTexts(page, overlongPages(), 'de')
    await page.keyboard.press('Space')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
    await expect(status).toHaveText('Seite 1 von 2')
    await expect(async () => {
      await page.keyboard.press('Space')
      await expect(status).toHaveText(/^Seite 2 von 2/, { timeout: 500 })
    }).toPass()
  })
})

test('a swipe turns the page, and the slider goes to any page and announces it', async ({
  page,
}) => {
  await openSample(page)
  const swipe = (from: number, to: number) =>
    page.locator('.reader-sheet').evaluate(
      (sheet, [begin, end]) => {
        const point = { bubbles: true, isPrimary: true, pointerType: 'touch', clientY: 300 }
        sheet.dispatchEvent(new PointerEvent('pointerdown', { ...point, clientX: begin }))
        sheet.dispatchEvent(new PointerEvent('pointerup', { ...point, clientX: end }))
      },
      [from, to] as const,
    )
  await swipe(300, 100)
  await expectPlace(page, 'Seite 2 von 10')
  await swipe(100, 300)
  await expectPlace(page, 'Seite 1 von 10')

  const slider = page.getByRole('slider', { name: 'Seite wählen' })
  await expect(slider).toHaveAttribute('aria-valuetext', 'Seite 1 von 10')
  await slider.fill('6')
  await expectPlace(page, 'Seite 7 von 10')
  await expect(slider).toHaveAttribute('aria-valuetext', 'Seite 7 von 10')
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expectPlace(page, 'Seite 8 von 10')
  await page.keyboard.press('End')
  await expect(page.getByRole('heading', { name: 'Ende' })).toBeVisible()
})

test('a whole story can be read with the keyboard alone, and nothing moves with reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openSample(page)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.book')).toHaveCSS('animation-name', 'turn-forward')
  await expectPlace(page, 'Seite 2 von 10')
  await expect(page.locator('.story-text')).toBeFocused()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.keyboard.press('ArrowRight')
  await expectPlace(page, 'Seite 3 von 10')
  await expect(page.locator('.story-text')).toBeFocused()
  await expect(page.locator('.book')).toHaveCSS('animation-name', 'none')
  await expect(page.locator('.reader-bar')).toHaveCSS('transition-duration', '0s')
  for (let number = 4; number <= 10; number++) {
    await page.keyboard.press('ArrowRight')
    await expectPlace(page, `Seite ${number} von 10`)
    await expect(page.locator('.story-text')).toBeFocused()
  }
  await page.keyboard.press('Tab')
  const next = page.getByRole('button', { name: 'Eine Seite weiter' })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Ende' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Ende' })).toBeFocused()
})

test('a key turns the page even while another listener of this key changes the reader', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.addInitScript(() => {
    localStorage.setItem('reader-spread', 'from-1')
    // Before the reader's own listener; between two listeners, React renders.
    window.addEventListener('keydown', () => {
      localStorage.setItem('reader-spread', 'off')
      window.dispatchEvent(new StorageEvent('storage', { key: 'reader-spread' }))
    })
  })
  await openSample(page)
  await expectPlace(page, 'Seite 1–2 von 10')
  await page.keyboard.press('End')
  await expectPlace(page, 'Seite 10 von 10')
})

test('a whole story is one entry in the history, and Escape leaves it step by step', async ({
  page,
}) => {
  await page.goto('/')
  await test.step('an address with invalid choices opens, and turning adds no entry', async () => {
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
  })
  await page.getByRole('button', { name: 'Mehr' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mehr' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/reader/)

  await page.getByRole('button', { name: 'Mehr' }).click()
  await page.getByRole('button', { name: 'Vollbild' }).click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true)
  await expect(page).toHaveURL(/\/reader/)

  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/')

  // A page beyond the last one is the end.
  await page.goto(`${sample}&p=13`)
  await expectPlace(page, 'Ende')
  await page.keyboard.press('ArrowLeft')
  await expectPlace(page, 'Seite 10 von 10')
})

test('keys that are pressed as soon as the first page appears turn it on a slow phone', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }))
    new MutationObserver((_, observer) => {
      if (!document.body?.textContent?.includes('Seite 1 von 10')) return
      observer.disconnect()
      press()
      setTimeout(press)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(sample)
  await expectPlace(page, 'Seite 3 von 10')
})
