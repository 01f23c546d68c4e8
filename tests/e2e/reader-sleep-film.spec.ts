import type { Page } from '@playwright/test'
import { expectNoFindingsOnPapers } from './axe.ts'
import { choose } from './choose.ts'
import { expect, test } from './fixtures.ts'
import { listen, pause, play, seekSound, soundLength, watchSound } from './listening.ts'
import { withFilm } from './tiny-film.ts'

const sample = '/reader?story=fuchs-laterne'

async function setTimer(page: Page, choice: string) {
  // By key: a message may come above the buttons and move them under a pointer.
  await page.getByRole('button', { name: 'Schlaf-Timer' }).press('Enter')
  const option = page.getByRole('radio', { name: choice, exact: true })
  await expect(page.getByRole('radio', { name: 'Ende dieser Geschichte' })).toBeChecked()
  await option.check()
  await page.getByRole('button', { name: 'Timer stellen' }).click()
}

/** Listens to the last words of the narration. */
async function hearTheEnd(page: Page) {
  await seekSound(page, (await soundLength(page)) - 1.5)
}

const isSilent = (page: Page) => page.evaluate(() => window.heard?.paused)
const sleepButton = (page: Page) => page.getByRole('button', { name: 'Schlaf-Timer' })

test.describe('sleep timer', () => {
  test.beforeEach(({ page }) => watchSound(page))

  test('is switched off again, or ends the day with the story, and nothing begins by itself', async ({
    page,
  }) => {
    await listen(page, `${sample}&p=10`)
    await expect(pause(page)).toBeVisible()
    await setTimer(page, '10 Minuten')
    await sleepButton(page).click()
    await page.getByRole('button', { name: 'Timer ausschalten' }).click()
    await expect(sleepButton(page)).toHaveAccessibleDescription('')

    await setTimer(page, 'Ende dieser Geschichte')
    await expect(sleepButton(page)).toHaveAccessibleDescription('Ende dieser Geschichte')
    await hearTheEnd(page)
    await expect(page.getByRole('heading', { name: 'Schlaf gut' })).toBeVisible()
    await expect(play(page)).toBeVisible()
    expect(await isSilent(page)).toBe(true)
  })

  test('lasts for two stories', async ({ page }) => {
    await listen(page, `${sample}&p=10`)
    await expect(pause(page)).toBeVisible()
    await setTimer(page, 'Noch 2 Geschichten')
    await hearTheEnd(page)
    await expect(page.getByRole('heading', { name: 'Ende' })).toBeVisible()
    await listen(page, `${sample}&p=10&lang=en`)
    await expect(pause(page)).toBeVisible()
    await expect(sleepButton(page)).toHaveAccessibleDescription('Ende dieser Geschichte')
    await hearTheEnd(page)
    await expect(page.getByRole('heading', { name: 'Schlaf gut' })).toBeVisible()
  })

  test('fades in the last minute and stops; a press on play wakes', async ({ page }) => {
    await page.clock.install()
    await listen(page, `${sample}&p=2`)
    await expect(pause(page)).toBeVisible()
    await setTimer(page, '5 Minuten')
    await expect(sleepButton(page)).toHaveAccessibleDescription('noch 5 Min.')
    const volume = () => page.evaluate(() => window.heard?.volume ?? -1)
    expect(await volume()).toBe(1)
    await page.clock.fastForward('04:30')
    await expect.poll(volume).toBeLessThan(0.55)
    expect(await isSilent(page)).toBe(false)
    await page.clock.fastForward('00:31')
    await expect.poll(() => isSilent(page)).toBe(true)
    await expect(page.getByText('Schlaf gut')).toBeVisible()
    await expect(page.getByText('Seite 2 von 10')).toBeVisible()
    await expect(page.locator('.sleep-veil')).toBeAttached()

    await play(page).click()
    await expect(page.getByText('Schlaf gut')).toBeHidden()
    await expect(page.locator('.sleep-veil')).not.toBeAttached()
    expect(await volume()).toBe(1)
  })
})

test.describe('film', () => {
  const video = (page: Page) => page.locator('video')
  const start = (page: Page) => video(page).evaluate((film: HTMLVideoElement) => film.play())

  test('is a view of its own with captions, and the end of its minutes is calm', async ({
    page,
  }) => {
    await withFilm(page)
    await page.goto(sample)
    await choose(page.getByRole('radio', { name: 'Film' }))
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
    await choose(page.getByRole('radio', { name: 'Bilderbuch' }))
    await expect(page.getByText('Seite 1 von 10')).toBeVisible()

    // Its minutes are spent by a press, not by a look.
    await withFilm(page, (story) => {
      story.videoSecondsLeft = 90
      if (story.texts.de?.film) story.texts.de.film.url = null
    })
    const asked: unknown[] = []
    await page.route('**/rpc/reading/playRecording', (route) => {
      asked.push(route.request().postDataJSON().json)
      return route.fulfill({ json: { json: { url: '/files/tiny.mp4', secondsLeft: 84 } } })
    })
    await page.goto(`${sample}&view=film`)
    await expect(
      page.getByText('Der Film dauert 1 Min. und zählt im Monat nur einmal'),
    ).toBeVisible()
    expect(asked).toEqual([])
    await expectNoFindingsOnPapers(page)
    await page.getByRole('button', { name: 'Film ansehen' }).click()
    await expect
      .poll(() => video(page).evaluate((film: HTMLVideoElement) => film.paused))
      .toBe(false)
    expect(asked).toEqual([{ storyId: 'fuchs-laterne', language: 'de', medium: 'video' }])
    await choose(page.getByRole('radio', { name: 'Bilderbuch' }))
    await expect(page.getByText('Seite 1 von 10')).toBeVisible()

    // Without minutes there is a sentence, without a film no choice.
    await withFilm(page, (story) => {
      story.videoSecondsLeft = 0
      if (story.texts.de?.film) story.texts.de.film.url = null
    })
    await page.goto(`${sample}&view=film`)
    await expect(page.getByText('Eure Filmminuten für diesen Monat sind verbraucht.')).toBeVisible()
    await choose(page.getByRole('radio', { name: 'English' }))
    await expect(page.getByRole('radio', { name: 'Film' })).toBeHidden()
    await expect(page.getByText('Seite 1 von 10')).toBeVisible()
  })

  test.describe('that does not come', () => {
    test.use({ expectedNoise: /status of 404|net::ERR_FAILED/ })

    test('is told, and tried again', async ({ page }) => {
      await withFilm(page)
      // The browser may ask again by itself before it gives up.
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
