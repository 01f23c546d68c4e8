import type { Page } from '@playwright/test'
import { expectNoFindingsOnPapers } from './axe.ts'
import { chooseRadio } from './choose-radio.ts'
import { expect, test } from './fixtures.ts'
import {
  audioDuration,
  listen,
  pauseButton,
  playButton,
  seekAudio,
  trackAudio,
} from './listening.ts'
import { withFilm } from './tiny-film.ts'

const sample = '/reader?story=fuchs-laterne'

async function setTimer(page: Page, choice: string) {
  // By keyboard: a message may appear above the buttons and move them away from the pointer.
  await page.getByRole('button', { name: 'Schlaf-Timer' }).press('Enter')
  const option = page.getByRole('radio', { name: choice, exact: true })
  await expect(page.getByRole('radio', { name: 'Ende dieser Geschichte' })).toBeChecked()
  await option.check()
  await page.getByRole('button', { name: 'Timer stellen' }).click()
}

/** Seeks to the last words of the narration. */
async function seekToEnd(page: Page) {
  await seekAudio(page, (await audioDuration(page)) - 1.5)
}

const isPaused = (page: Page) => page.evaluate(() => window.playedAudio?.paused)
const sleepButton = (page: Page) => page.getByRole('button', { name: 'Schlaf-Timer' })

test.describe('sleep timer', () => {
  test.beforeEach(({ page }) => trackAudio(page))

  test('can be switched off, or ends the evening with the story, and nothing starts by itself', async ({
    page,
  }) => {
    await listen(page, `${sample}&p=10`)
    await expect(pauseButton(page)).toBeVisible()
    await setTimer(page, '10 Minuten')
    await sleepButton(page).click()
    await page.getByRole('button', { name: 'Timer ausschalten' }).click()
    await expect(sleepButton(page)).toHaveAccessibleDescription('')

    await setTimer(page, 'Ende dieser Geschichte')
    await expect(sleepButton(page)).toHaveAccessibleDescription('Ende dieser Geschichte')
    await seekToEnd(page)
    await expect(page.getByRole('heading', { name: 'Schlaf gut' })).toBeVisible()
    await expect(playButton(page)).toBeVisible()
    expect(await isPaused(page)).toBe(true)
  })

  test('lasts for two stories', async ({ page }) => {
    await listen(page, `${sample}&p=10`)
    await expect(pauseButton(page)).toBeVisible()
    await setTimer(page, 'Noch 2 Geschichten')
    await seekToEnd(page)
    await expect(page.getByRole('heading', { name: 'Ende' })).toBeVisible()
    await listen(page, `${sample}&p=10&lang=en`)
    await expect(pauseButton(page)).toBeVisible()
    await expect(sleepButton(page)).toHaveAccessibleDescription('Ende dieser Geschichte')
    await seekToEnd(page)
    await expect(page.getByRole('heading', { name: 'Schlaf gut' })).toBeVisible()
  })

  test('fades the audio out in the last minute and stops it; pressing play resumes it', async ({
    page,
  }) => {
    await page.clock.install()
    await listen(page, `${sample}&p=2`)
    await expect(pauseButton(page)).toBeVisible()
    await setTimer(page, '5 Minuten')
    await expect(sleepButton(page)).toHaveAccessibleDescription('noch 5 Min.')
    const volume = () => page.evaluate(() => window.playedAudio?.volume ?? -1)
    expect(await volume()).toBe(1)
    await page.clock.fastForward('04:30')
    await expect.poll(volume).toBeLessThan(0.55)
    expect(await isPaused(page)).toBe(false)
    await page.clock.fastForward('00:31')
    await expect.poll(() => isPaused(page)).toBe(true)
    await expect(page.getByText('Schlaf gut')).toBeVisible()
    await expect(page.getByText('Seite 2 von 10')).toBeVisible()
    await expect(page.locator('.sleep-veil')).toBeAttached()

    await playButton(page).click()
    await expect(page.getByText('Schlaf gut')).toBeHidden()
    await expect(page.locator('.sleep-veil')).not.toBeAttached()
    expect(await volume()).toBe(1)
  })
})

test.describe('film', () => {
  const video = (page: Page) => page.locator('video')
  const start = (page: Page) => video(page).evaluate((film: HTMLVideoElement) => film.play())

  test('is a view with captions, and says calmly when its minutes are used up', async ({
    page,
  }) => {
    await withFilm(page)
    await page.goto(sample)
    await chooseRadio(page.getByRole('radio', { name: 'Film' }))
    await expect(page).toHaveURL(/view=film/)
    await expect(video(page)).toHaveAttribute('poster', /covers/)
    await expect(page.getByRole('navigation', { name: 'Seiten' })).toBeHidden()
    await start(page)
    await expect
      .poll(() =>
        video(page).evaluate((film: HTMLVideoElement) => {
          const [track] = film.textTracks
          const cue = track?.activeCues?.[0]
          return [track?.mode, track?.language, cue instanceof VTTCue ? cue.text : '']
        }),
      )
      .toEqual(['showing', 'de', 'Finn hört etwas.'])
    await chooseRadio(page.getByRole('radio', { name: 'Bilderbuch' }))
    await expect(page.getByText('Seite 1 von 10')).toBeVisible()

    // Minutes are spent by playing the film, not by opening the view.
    await withFilm(page, (story) => {
      story.videoSecondsLeft = 90
      if (story.texts.de?.film) story.texts.de.film.url = null
    })
    const playCalls: unknown[] = []
    await page.route('**/rpc/reading/playRecording', (route) => {
      playCalls.push(route.request().postDataJSON().json)
      return route.fulfill({ json: { json: { url: '/files/tiny.mp4', secondsLeft: 84 } } })
    })
    await page.goto(`${sample}&view=film`)
    await expect(
      page.getByText('Der Film dauert 1 Min. und zählt im Monat nur einmal'),
    ).toBeVisible()
    expect(playCalls).toEqual([])
    await expectNoFindingsOnPapers(page)
    await page.getByRole('button', { name: 'Film ansehen' }).click()
    await expect
      .poll(() => video(page).evaluate((film: HTMLVideoElement) => film.paused))
      .toBe(false)
    expect(playCalls).toEqual([{ storyId: 'fuchs-laterne', language: 'de', medium: 'video' }])
    await chooseRadio(page.getByRole('radio', { name: 'Bilderbuch' }))
    await expect(page.getByText('Seite 1 von 10')).toBeVisible()

    // Without minutes there is an explanation; without a film the view is not offered.
    await withFilm(page, (story) => {
      story.videoSecondsLeft = 0
      if (story.texts.de?.film) story.texts.de.film.url = null
    })
    await page.goto(`${sample}&view=film`)
    await expect(page.getByText('Eure Filmzeit für diesen Monat ist verbraucht.')).toBeVisible()
    await chooseRadio(page.getByRole('radio', { name: 'English' }))
    await expect(page.getByRole('radio', { name: 'Film' })).toBeHidden()
    await expect(page.getByText('Seite 1 von 10')).toBeVisible()
  })

  test.describe('that does not load', () => {
    test.use({ expectedNoise: /status of 404|net::ERR_FAILED/ })

    test('is reported and can be retried', async ({ page }) => {
      await withFilm(page)
      // The browser may retry before it gives up.
      let isBroken = true
      await page.route('**/files/tiny.mp4', (route) =>
        isBroken ? route.abort() : route.fallback(),
      )
      await page.goto(`${sample}&view=film`)
      await expect(page.getByText('Der Film lässt sich gerade nicht abspielen.')).toBeVisible()
      isBroken = false
      await page.getByRole('button', { name: 'Erneut versuchen' }).click()
      await expect
        .poll(() => video(page).evaluate((film: HTMLVideoElement) => film.readyState))
        .toBeGreaterThan(0)
    })
  })
})
