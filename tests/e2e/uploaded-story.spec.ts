import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { changeOpenedStory, listen, pauseButton, trackAudio } from './listening.ts'
import { expectPlace, openSample, sample } from './sample-story.ts'
import { withFilm } from './tiny-film.ts'

const noPicture = { pictureUrl: '', picture: { alt: '', sources: [], aspectRatio: null } }

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

/** A picture of 300 x 400 pixels in which a circle shows every distortion. */
const portrait = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400">
  <rect width="300" height="400" fill="#7a9"/><circle cx="150" cy="200" r="120" fill="#fc6"/></svg>`

test('a portrait picture keeps its shape in every layout, and no PDF is offered without one', async ({
  page,
}) => {
  await page.route('**/files/portrait.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: portrait }),
  )
  const url = '/files/portrait.svg'
  await changeOpenedStory(page, ({ texts }) => {
    if (!texts.de) return
    Object.assign(texts.de, { pdfUrl: null, prints: [] })
    for (const { picture } of texts.de.pages) {
      Object.assign(picture, { sources: [{ width: 300, url }], aspectRatio: 3 / 4 })
    }
    texts.de.pages = texts.de.pages.map((storyPage) => ({ ...storyPage, pictureUrl: url }))
  })
  const picture = page.locator('.book-picture img').first()
  for (const [width, height] of [
    [360, 800],
    [820, 1180],
    [1180, 820],
    [1440, 900],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height })
    // A PDF that an address names becomes the picture book.
    await openSample(page, `${sample}&view=pdf&p=3`)
    await expect(page.getByRole('navigation', { name: 'Seiten' })).toContainText(/Seiten? 2/)
    await expect(page.getByRole('radio', { name: 'PDF' })).toHaveCount(0)
    const shape = await picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      const { width: shownWidth, height: shownHeight } = image.getBoundingClientRect()
      const fit = getComputedStyle(image).objectFit
      return { ratio: shownWidth / shownHeight, isWhole: fit === 'contain', shownHeight }
    })
    if (!shape.isWhole) expect([width, shape.ratio.toFixed(2)]).toEqual([width, '0.75'])
    expect(shape.shownHeight).toBeLessThanOrEqual(height)
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
