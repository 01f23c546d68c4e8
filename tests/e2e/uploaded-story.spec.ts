import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { listen, pauseButton, trackAudio } from './listening.ts'
import { expectPlace, openSample, sample } from './sample-story.ts'
import { withFilm } from './tiny-film.ts'

const noPicture = { pictureUrl: '', picture: { alt: '', sources: [] } }

/** Makes the sample look like an uploaded story: pages have no picture, recordings no times or captions. */
async function stubUploadedStory(page: Page, hasPicture: (index: number) => boolean = () => false) {
  await withFilm(page, ({ texts }) => {
    if (!texts.de) return
    texts.de.pages = texts.de.pages.map((storyPage, index) =>
      hasPicture(index) ? storyPage : { ...storyPage, ...noPicture },
    )
    if (texts.de.audio) texts.de.audio.timesUrl = null
    if (texts.de.film) texts.de.film.captionsUrl = null
  })
}

test('a story with no or few pictures is readable on a phone and on a wide screen', async ({
  page,
}) => {
  await stubUploadedStory(page)
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport)
    await openSample(page, `${sample}&view=book`)
    await expect(page.locator('.book-picture')).toHaveCount(0)
    await expect(page.getByText('Dieses Bild')).toHaveCount(0)
    const paper = await page.locator('.book, .spread').first().boundingBox()
    const text = await page.locator('.story-text').first().boundingBox()
    expect(text?.width ?? 0).toBeGreaterThan((paper?.width ?? 0) * 0.4)
    await openSample(page, `${sample}&view=text`)
    const sameText = await page.locator('.story-text').first().boundingBox()
    expect(sameText?.width).toBe(text?.width)
  }

  // Pages with and without pictures are side by side.
  await page.setViewportSize({ width: 1600, height: 1000 })
  await stubUploadedStory(page, (index) => index % 2 === 0)
  await openSample(page, `${sample}&view=book&p=2`)
  for (const text of await page.locator('.story-text').all()) {
    const box = await text.boundingBox()
    expect(box?.height ?? 0).toBeGreaterThan(20)
  }
})

test('a recording without times plays, highlights nothing and turns no page, and a film needs no captions', async ({
  page,
}) => {
  await trackAudio(page)
  await stubUploadedStory(page)
  await listen(page, `${sample}&p=3`)
  await expectPlace(page, 'Seite 3 von 10')
  await expect(pauseButton(page)).toBeVisible()
  const seconds = () => page.evaluate(() => window.playedAudio?.currentTime ?? 0)
  await expect.poll(seconds).toBeGreaterThan(0.2)
  await page.getByRole('button', { name: 'Zehn Sekunden vor' }).click()
  await expect.poll(seconds).toBeGreaterThan(9)
  await expectPlace(page, 'Seite 3 von 10')
  expect(await page.evaluate(() => CSS.highlights.get('word')?.size ?? 0)).toBe(0)
  await page.getByRole('button', { name: 'Eine Seite weiter' }).click()
  await expect(pauseButton(page)).toBeVisible()

  await page.goto(`${sample}&view=film`)
  const film = page.locator('video')
  await expect(film).toBeVisible()
  await film.evaluate((video: HTMLVideoElement) => video.play())
  expect(await film.evaluate((video: HTMLVideoElement) => video.textTracks.length)).toBe(0)
})
