import type { Page } from '@playwright/test'
import { counter, signUp } from './accounts.ts'
import { axeFindings, expectNoFindingsOnPapers } from './axe.ts'
import { waitForStoredProfile } from './browser-store.ts'
import { startKidsMode } from './family-calls.ts'
import { expect, test } from './fixtures.ts'
import {
  audioPosition,
  changeOpenedStory,
  highlightedText,
  listen,
  pauseButton,
  playButton,
  stubVoices,
  trackAudio,
} from './listening.ts'

const sample = '/reader?story=fuchs-laterne'
const player = (page: Page) => page.getByRole('region', { name: 'Anhören' })

/** Makes the device voice fail at its first sentence. */
async function failOnce(page: Page) {
  await page.addInitScript(() => {
    const { speak } = window.speechSynthesis
    let calls = 0
    window.speechSynthesis.speak = (utterance) => {
      if (calls++ > 0) return speak(utterance)
      const failure = { error: 'synthesis-failed' } as SpeechSynthesisErrorEvent
      setTimeout(() => utterance.onerror?.(failure), 10)
    }
  })
}

test.describe('the device’s own voice', () => {
  test('reads if there are no minutes, sentence by sentence and across pages', async ({ page }) => {
    await stubVoices(page, [
      { lang: 'en-GB', localService: true },
      { lang: 'de-DE', localService: false },
      { lang: 'de_DE', localService: true },
    ])
    await signUp(page)
    await listen(page, '/reader?story=bruno-honig')
    await expect(player(page)).toContainText('Computerstimme des Geräts')
    await expect.poll(() => highlightedText(page, 'sentence')).not.toBe('')
    expect(await highlightedText(page, 'word')).toBe('')

    await pauseButton(page).click()
    const { length } = await page.evaluate(() => window.spoken)
    const paused = await page.evaluate(() => window.spoken.at(-1)?.text)
    await expect.poll(() => highlightedText(page, 'sentence')).toBe(paused)
    await waitForStoredProfile(page)
    await page.getByRole('combobox', { name: 'Tempo' }).selectOption('1.1')
    await expect(page.getByRole('combobox', { name: 'Tempo' })).toHaveValue('1.1')
    await playButton(page).click()
    await expect.poll(() => page.evaluate(() => window.spoken.length)).toBeGreaterThan(length)
    const resumed = await page.evaluate((index) => window.spoken[index], length)
    expect(resumed).toEqual({ text: paused, rate: 1.1 })
    await expect(page.getByText('Seite 2 von 9')).toBeVisible({ timeout: 20_000 })
  })

  test('can be retried when it fails, and highlights words only if it reports them', async ({
    page,
  }) => {
    await stubVoices(page, [{ lang: 'de-DE', localService: true }], true)
    await failOnce(page)
    await changeOpenedStory(page, ({ texts }) => {
      if (texts.de) texts.de.audio = null
    })
    await listen(page, sample)
    await player(page).getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(pauseButton(page)).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.spoken.length)).toBeGreaterThan(0)
    await expect.poll(() => highlightedText(page, 'word')).toMatch(/^\p{L}+$/u)
    await pauseButton(page).click()
    await page
      .getByText('Finn')
      .first()
      .click({ position: { x: 30, y: 15 } })
    await expect
      .poll(() => page.evaluate(() => window.spoken.at(-1)?.text ?? ''))
      .toMatch(/^[\p{L}-]+$/u)
  })

  test('is never a cloud voice: without a local one and without minutes, „Anhören“ says so before anything counts', async ({
    page,
  }) => {
    await stubVoices(page, [{ lang: 'de-DE', localService: false }])
    await signUp(page)
    await page.goto('/story-collection?story=bruno-honig')
    const sheet = page.getByRole('dialog', { name: 'Bruno teilt den Honig' })
    await sheet.getByRole('button', { name: 'Anhören' }).click()
    const note = page.getByRole('dialog', { name: 'Noch ist niemand da, der vorliest' })
    await expect(note).toContainText('Unsere Aufnahmen brauchen Hörzeit')
    await expect(note).toContainText('keine deutsche Stimme')
    await expect(note).toContainText('120 Minuten Hörzeit im Monat')
    await expect(note.getByRole('link', { name: 'Hörzeit ansehen' })).toHaveAttribute(
      'href',
      '/abo#add-ons',
    )
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(note).toBeHidden()
    await expect(sheet.getByRole('button', { name: 'Anhören' })).toBeFocused()
    await expect(counter(page)).toContainText('20')
    await sheet.getByRole('button', { name: 'Anhören' }).click()
    await note.getByRole('link', { name: 'Der kleine Fuchs und die Laterne' }).click()
    await expect(player(page)).toContainText('Computerstimme')
    await expect(pauseButton(page)).toBeVisible()

    await startKidsMode(page)
    await page.goto('/reader?story=bruno-honig')
    await page.getByRole('button', { name: 'Anhören', exact: true }).click()
    const ask = page.getByRole('dialog', { name: 'Frag deine Großen' })
    await expect(ask).not.toContainText(/Hörzeit|Abo/)
    await ask.getByRole('button', { name: 'Bilder ansehen' }).click()
    await expect(player(page)).toBeHidden()
  })
})

test('playing spends minutes once, and without minutes the device voice continues', async ({
  page,
}) => {
  await trackAudio(page)
  await stubVoices(page, [{ lang: 'de-DE', localService: true }])
  let url: string | null = null
  await changeOpenedStory(page, (story) => {
    story.audioSecondsLeft = 130
    url = story.texts.de?.audio?.url ?? null
    if (story.texts.de?.audio) story.texts.de.audio.url = null
  })
  const refusal = {
    defined: true,
    code: 'QUOTA_EXCEEDED',
    status: 402,
    message: 'Aufgebraucht.',
    data: { counterReset: '2026-12-01T00:00:01+01:00' },
  }
  const playCalls: unknown[] = []
  let isRefused = true
  await page.route('**/rpc/reading/playRecording', (route) => {
    playCalls.push(route.request().postDataJSON().json)
    return isRefused
      ? route.fulfill({ status: 402, json: { json: refusal } })
      : route.fulfill({ json: { json: { url, secondsLeft: 55 } } })
  })
  await listen(page, `${sample}&p=2`)
  await expect(page.getByText('Eure Hörzeit für diesen Monat ist verbraucht.')).toBeVisible()
  await page.getByRole('button', { name: 'Mit der Stimme des Geräts weiter' }).click()
  await expect(player(page)).toContainText('Computerstimme des Geräts')
  await expect.poll(() => page.evaluate(() => window.spoken.length)).toBeGreaterThan(0)

  isRefused = false
  await listen(page, `${sample}&p=2`)
  await expect(player(page)).toContainText('noch 1 Min.')
  const startSeconds = await audioPosition(page)
  await expect.poll(() => audioPosition(page)).toBeGreaterThan(startSeconds + 1)
  await page.getByRole('button', { name: 'Anhören beenden' }).click()
  await page.getByRole('button', { name: 'Anhören', exact: true }).click()
  await expect(pauseButton(page)).toBeVisible()
  const expectedCall = { storyId: 'fuchs-laterne', language: 'de', medium: 'audio' }
  expect(playCalls).toEqual([expectedCall, expectedCall])
})

test.describe('without the recording', () => {
  test.use({ expectedNoise: /status of 404|net::ERR_FAILED/ })

  test('the player says so, a retry plays it, and an expired address is renewed', async ({
    page,
  }) => {
    await page.route(/\.m4a\?/, (route) => route.abort())
    await listen(page, sample)
    await expect(player(page)).toContainText('Die Stimme ist gerade nicht zu hören.')
    await page.unroute(/\.m4a\?/)
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(pauseButton(page)).toBeVisible()
    await expect.poll(() => highlightedText(page, 'word')).not.toBe('')

    let openings = 0
    await changeOpenedStory(page, (story) => {
      openings += 1
      if (openings > 1 || !story.texts.de?.audio) return
      story.addressesExpireAt = '2026-01-01T00:00:00Z'
      story.texts.de.audio.url = story.texts.de.audio.url?.replace('s=', 's=x') ?? null
    })
    await listen(page, sample)
    await expect(pauseButton(page)).toBeVisible()
    await expect.poll(() => highlightedText(page, 'word')).not.toBe('')
    expect(openings).toBe(2)
  })
})

test('a browser that requires a tap gets one, and axe finds nothing in the player on any paper', async ({
  page,
}) => {
  await trackAudio(page, { isBlockedOnce: true })
  await listen(page, sample)
  await page.getByRole('button', { name: 'Tippe zum Starten' }).click()
  await expect(page.getByRole('button', { name: 'Tippe zum Starten' })).toBeHidden()
  await expect.poll(() => highlightedText(page, 'word')).not.toBe('')
  await expectNoFindingsOnPapers(page)
  await page.getByRole('button', { name: 'Schlaf-Timer' }).click()
  await expect(page.getByRole('dialog', { name: 'Schlaf-Timer' })).toBeVisible()
  await expectNoFindingsOnPapers(page)
})
