import type { Page } from '@playwright/test'
import type { Narration } from '../../src/contract/recording.ts'
import { expect, test } from './fixtures.ts'
import {
  audioDuration,
  audioPosition,
  highlightedText,
  listen,
  pauseButton,
  playButton,
  seekAudio,
  trackAudio,
  waitForHighlightedWord,
  waitForWordTimes,
} from './listening.ts'
import { expectPlace, sample } from './sample-story.ts'

const toleranceMs = 150

const player = (page: Page) => page.getByRole('region', { name: 'Anhören' })

test.beforeEach(({ page }) => trackAudio(page))

/** Starts to listen at a page, and returns the narration with its word times. */
async function listenFrom(page: Page, address: string): Promise<Narration> {
  const times = waitForWordTimes(page)
  await listen(page, address)
  await expect(pauseButton(page)).toBeVisible()
  return (await times).json()
}

/** The centre of a word of the page's text, in pixels of the viewport. */
function centreOf(page: Page, word: string) {
  return page.evaluate((searched) => {
    for (const paragraph of document.querySelectorAll('[data-paragraph]')) {
      const text = paragraph.firstChild
      const from = text?.textContent?.indexOf(searched) ?? -1
      if (!text || from === -1) continue
      const range = new Range()
      range.setStart(text, from)
      range.setEnd(text, from + searched.length)
      const { x, y, width, height } = range.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    }
    throw new Error(`not on this page: ${searched}`)
  }, word)
}

test('a tapped word is spoken alone, and each word is highlighted within 150 ms of its time', async ({
  page,
}) => {
  const narration = await listenFrom(page, `${sample}&p=2`)
  await expect(page.getByText('Computerstimme', { exact: true })).toBeVisible()
  await test.step('reading continues from a tapped sentence', () => expectTaps(page, narration))
  // From the first word of the page on, so that the voice stays on this page during the samples.
  await seekAudio(page, (narration.pages[1]?.startMs ?? 0) / 1000)
  await expect.poll(() => highlightedText(page, 'sentence')).not.toContain('Vor ihm stand der Wald')
  await expect.poll(() => highlightedText(page, 'word')).not.toBe('')
  await test.step('highlights are in time', () => expectHighlightsInTime(page, narration))
})

async function expectHighlightsInTime(page: Page, narration: Narration) {
  const samples = await page.evaluate(
    () =>
      new Promise<{ ms: number; word: string; sentence: string }[]>((resolve) => {
        const taken: { ms: number; word: string; sentence: string }[] = []
        const text = (name: string) => [...(CSS.highlights.get(name) ?? [])].join('')
        const takeSample = () => {
          const ms = (window.playedAudio?.currentTime ?? 0) * 1000
          taken.push({ ms, word: text('word'), sentence: text('sentence') })
          if (taken.length < 300) requestAnimationFrame(takeSample)
          else resolve(taken)
        }
        takeSample()
      }),
  )
  const texts = await page.locator('[data-paragraph]').allTextContents()
  const words = (narration.pages[1]?.paragraphs ?? []).flatMap(({ sentences }, paragraph) =>
    sentences.flatMap((sentence) =>
      sentence.words.map(([from, to, startMs, endMs]) => ({
        word: texts[paragraph]?.slice(from, to),
        sentence: texts[paragraph]?.slice(sentence.from, sentence.to),
        startMs,
        endMs,
      })),
    ),
  )
  const wrong = samples.filter(({ ms, word, sentence }) => {
    const near = words.filter(
      ({ startMs, endMs }) => startMs - toleranceMs <= ms && ms <= endMs + toleranceMs,
    )
    if (word === '')
      return near.some(({ startMs, endMs }) => startMs + toleranceMs < ms && ms < endMs)
    return !near.some((spoken) => spoken.word === word && spoken.sentence === sentence)
  })
  expect(wrong).toEqual([])
  expect(new Set(samples.map(({ word }) => word)).size).toBeGreaterThan(5)
}

async function expectTaps(page: Page, narration: Narration) {
  await pauseButton(page).click()
  await expect(playButton(page)).toBeVisible()
  const before = await audioPosition(page)
  const { x, y } = await centreOf(page, 'Pfote')
  // The word is highlighted only while it is spoken: less than half a second.
  const isSpoken = waitForHighlightedWord(page, 'Pfote')
  await page.mouse.click(x, y)
  await isSpoken
  await expect.poll(() => page.evaluate(() => window.playedAudio?.paused)).toBe(true)
  await expect.poll(() => audioPosition(page)).toBeCloseTo(before, 1)
  await expect(playButton(page)).toBeVisible()

  await playButton(page).click()
  await expect(pauseButton(page)).toBeVisible()
  const later = await centreOf(page, 'Stiefel')
  await page.mouse.click(later.x, later.y)
  await expect.poll(() => highlightedText(page, 'sentence')).toContain('Vor ihm stand der Wald')
  const third = narration.pages[1]?.paragraphs[2]?.sentences[0]
  expect(await audioPosition(page)).toBeGreaterThanOrEqual((third?.startMs ?? 0) / 1000)
  await expect(page.getByText('Seite 2 von 10')).toBeVisible()
}

test('the page follows the voice, and the voice follows the page', async ({ page }) => {
  const narration = await listenFrom(page, `${sample}&p=2`)
  const startOf = (number: number) => (narration.pages[number - 1]?.startMs ?? 0) / 1000
  expect(await audioPosition(page)).toBeGreaterThanOrEqual(startOf(2))
  await seekAudio(page, (narration.pages[1]?.endMs ?? 0) / 1000 - 0.4)
  await expect(page.getByText('Seite 3 von 10')).toBeVisible()
  await expect.poll(() => highlightedText(page, 'word')).not.toBe('')

  await page.getByRole('button', { name: 'Eine Seite weiter' }).click()
  await expect(page.getByText('Seite 4 von 10')).toBeVisible()
  await expect.poll(() => audioPosition(page)).toBeGreaterThanOrEqual(startOf(4))
  expect(await audioPosition(page)).toBeLessThan(startOf(4) + 5)
  await expect(pauseButton(page)).toBeVisible()

  await pauseButton(page).click()
  await page.getByRole('button', { name: 'Eine Seite zurück' }).click()
  await expect(page.getByText('Seite 3 von 10')).toBeVisible()
  await playButton(page).click()
  await expect.poll(() => audioPosition(page)).toBeLessThan(startOf(3) + 5)

  await seekAudio(page, (narration.pages[9]?.endMs ?? 0) / 1000 - 0.4)
  await expect(page.getByRole('heading', { name: 'Ende' })).toBeVisible()
  await expect(playButton(page)).toBeVisible()
})

test('without automatic turning, the voice waits for the next page, and can replay the last one', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('reading-aids', JSON.stringify({ turnsItself: false })),
  )
  const narration = await listenFrom(page, `${sample}&p=2`)
  await seekAudio(page, (narration.pages[1]?.endMs ?? 0) / 1000 - 0.4)
  await expect.poll(() => page.evaluate(() => window.playedAudio?.paused)).toBe(true)
  await expect(page.getByText('Seite 2 von 10')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Seite 3 von 10')).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.playedAudio?.paused)).toBe(false)
  await expect.poll(() => highlightedText(page, 'sentence')).not.toBe('')

  await page.keyboard.press('End')
  await expect(page.getByText('Seite 10 von 10')).toBeVisible()
  const endSeconds = await audioDuration(page)
  await seekAudio(page, endSeconds - 0.8)
  await expect(playButton(page)).toBeVisible()
  await playButton(page).click()
  await expect.poll(() => audioPosition(page)).toBeLessThan(endSeconds - 5)
  await expect(pauseButton(page)).toBeVisible()
  await expectPlace(page, 'Seite 10 von 10')
})

test('the player works by keyboard, and can be closed while the voice loads', async ({ page }) => {
  const releases: (() => void)[] = []
  const times = /narration.*\.json|\.json\?e=/
  await page.route(times, async (route) => {
    await new Promise<void>((resolve) => releases.push(resolve))
    await route.continue().catch(() => undefined)
  })
  await listen(page, `${sample}&p=2`)
  await expect(player(page)).toContainText('die Stimme ist unterwegs')
  await page.getByRole('button', { name: 'Anhören beenden' }).click()
  await expect(player(page)).toHaveCount(0)
  for (const release of releases) release()
  await expect(page.getByRole('button', { name: 'Anhören', exact: true })).toBeFocused()
  await page.unroute(times)

  await page.getByRole('button', { name: 'Anhören', exact: true }).press('Enter')
  await pauseButton(page).press('Enter')
  await expect(playButton(page)).toBeVisible()
  await page.getByRole('button', { name: 'Einen Satz weiter' }).press('Enter')
  await expect.poll(() => highlightedText(page, 'sentence')).toContain('Es kam von')
  await page.getByRole('button', { name: 'Einen Satz zurück' }).press('Enter')
  await page.getByRole('button', { name: 'Einen Satz zurück' }).press('Enter')
  await expect(page.getByText('Seite 1 von 10')).toBeVisible()
  await page.getByRole('button', { name: 'Anhören beenden' }).press('Enter')
  await expect(player(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Anhören', exact: true })).toBeFocused()
  await expect.poll(() => highlightedText(page, 'sentence')).toBe('')
})

test('speed, highlighting and turning are set and stored under „Aa“, and leaving stops the audio', async ({
  page,
}) => {
  await listenFrom(page, `${sample}&p=2`)
  const rate = () => page.evaluate(() => window.playedAudio?.playbackRate)
  await expect.poll(rate).toBe(0.9)
  await page.getByRole('combobox', { name: 'Tempo' }).selectOption('1.2')
  await expect.poll(rate).toBe(1.2)

  await page.getByRole('button', { name: 'Lesen einstellen' }).click()
  const option = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByRole('radio', { name })
  await option('Hervorheben', 'Satz').check()
  await expect.poll(() => highlightedText(page, 'word')).toBe('')
  expect(await highlightedText(page, 'sentence')).not.toBe('')
  await option('Hervorheben', 'Aus').check()
  await expect.poll(() => highlightedText(page, 'sentence')).toBe('')
  await option('Tempo', '0,7').check()
  await expect.poll(rate).toBe(0.7)
  await option('Blättert von selbst um', 'Aus').check()

  await page.reload()
  await page.getByRole('button', { name: 'Lesen einstellen' }).click()
  await expect(option('Tempo', '0,7')).toBeChecked()
  await page.getByRole('button', { name: 'Einstellungen schließen' }).click()

  // The device's media keys control the narration until the reader is left.
  await page.getByRole('button', { name: 'Anhören', exact: true }).click()
  await expect(pauseButton(page)).toBeVisible()
  const session = () =>
    page.evaluate(() => ({
      title: navigator.mediaSession.metadata?.title,
      state: navigator.mediaSession.playbackState,
    }))
  await expect
    .poll(session)
    .toEqual({ title: 'Der kleine Fuchs und die Laterne', state: 'playing' })
  await page.getByRole('link', { name: 'Zurück' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(session).toEqual({ title: undefined, state: 'none' })
  expect(await page.evaluate(() => window.playedAudio?.paused)).toBe(true)
})
