import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { Surprise } from '../../src/contract/story-page.ts'
import { chooseRadio } from './choose-radio.ts'
import { expect, test } from './fixtures.ts'
import { expectPlace, openSample, sample } from './sample-story.ts'

const file = 'content/generated/stories/fuchs-laterne/surprises.json'
const pictures = z
  .record(z.string(), z.array(Surprise))
  .parse(JSON.parse(readFileSync(file, 'utf8')))

/** Taps on a thing of page 3, where an owl and a lantern are. */
async function touch(page: Page, kind: Surprise['kind']) {
  const thing = pictures.p3?.find((surprise) => surprise.kind === kind)
  const box = await page.locator('.book-picture img').boundingBox()
  if (!thing || !box) throw new Error(`no ${kind}`)
  await page.mouse.click(box.x + (box.width * thing.x) / 100, box.y + (box.height * thing.y) / 100)
}

/** Counts the sounds that the page plays. */
async function countSounds(page: Page) {
  await page.addInitScript(() => {
    const audio = window as unknown as { sounds: number }
    audio.sounds = 0
    for (const node of [OscillatorNode, AudioBufferSourceNode]) {
      const start = node.prototype.start
      node.prototype.start = function (this: AudioScheduledSourceNode, ...times: [number?]) {
        audio.sounds += 1
        start.apply(this, times)
      }
    }
  })
  return () => page.evaluate(() => (window as unknown as { sounds: number }).sounds)
}

/** Makes a choice of this device, as another tab would. */
async function chooseInOtherTab(page: Page, key: string, value: string) {
  await page.evaluate(
    ([name, choice]) => {
      localStorage.setItem(name, choice)
      window.dispatchEvent(new StorageEvent('storage', { key: name }))
    },
    [key, value] as const,
  )
}

test('a touched lantern glows with a soft sound, the sides still turn, and bedtime and „Aa“ keep all still', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 820, height: 1180 })
  const sounds = await countSounds(page)
  const effect = (kind: string) => page.locator(`.surprise[data-look="${kind}"]`)
  const reader = page.locator('.reader')
  await openSample(page, `${sample}&p=3`)
  await expect(effect('glint').first()).toBeAttached()
  expect(await sounds()).toBe(0)
  await touch(page, 'light')
  await expect(effect('light')).toBeAttached()
  await expect(page.locator('.surprise-picture').first()).toHaveAttribute('aria-hidden', 'true')
  await touch(page, 'owl')
  await expect(page.locator('.surprise-eye')).toHaveCount(2)
  await expect(reader).toHaveAttribute('data-bars', 'shown')
  await expectPlace(page, 'Seite 3 von 10')
  const afterTouch = await sounds()
  expect(afterTouch).toBeGreaterThan(0)
  await expect(page.locator('.surprise')).toHaveCount(0)

  await page.mouse.click(790, 300)
  await expectPlace(page, 'Seite 4 von 10')
  await expect.poll(sounds).toBeGreaterThan(afterTouch)
  await page.mouse.click(30, 300)
  await expectPlace(page, 'Seite 3 von 10')

  /** Touches the lantern, which is still: the tap hides the bars, sooner than they hide by themselves. */
  const expectStill = async () => {
    await page.keyboard.press('Shift')
    await touch(page, 'light')
    await expect(reader).toHaveAttribute('data-bars', 'hidden', { timeout: 4000 })
    await expect(effect('light')).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Lesen einstellen' }).click()
  const group = page.getByRole('group', { name: 'Geräusche und kleine Überraschungen' })
  await chooseRadio(group.getByRole('radio', { name: 'Aus' }))
  await page.keyboard.press('Escape')
  await expectStill()

  await chooseInOtherTab(page, 'reader-surprises', 'on')
  await touch(page, 'light')
  await expect(effect('light')).toBeAttached()
  await chooseInOtherTab(page, 'reader-dimming', 'light')
  await expect(page.locator('.dimming')).toBeAttached()
  await expect(page.locator('.surprise')).toHaveCount(0)
  const beforeBedtime = await sounds()
  await expectStill()
  await page.mouse.click(790, 300)
  await expectPlace(page, 'Seite 4 von 10')
  expect(await sounds()).toBe(beforeBedtime)
})

test('a printed picture has no glints on it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openSample(page, `${sample}&p=3`)
  // Else they are gone after a second.
  await page.addStyleTag({ content: '.surprise-picture { animation-play-state: paused }' })
  const glint = page.locator('.surprise-picture').first()
  await expect(glint).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(glint).toBeHidden()
})
