import type { Page } from '@playwright/test'
import type { Narration } from '../../src/contract/reading.ts'
import { expect, test } from './fixtures.ts'
import {
  answerWithTimes,
  listen,
  painted,
  pause,
  play,
  seekSound,
  soundAt,
  soundLength,
  watchSound,
} from './listening.ts'
import { expectPlace, sample } from './sample-story.ts'

const toleranceMs = 150

const player = (page: Page) => page.getByRole('region', { name: 'Anhören' })

test.beforeEach(({ page }) => watchSound(page))

/** Listens from a page on; the narration's own times come along. */
async function listenFrom(page: Page, address: string): Promise<Narration> {
  const times = answerWithTimes(page)
  await listen(page, address)
  await expect(pause(page)).toBeVisible()
  return (await times).json()
}

/** Where a word of a page's text stands in the window. */
function placeOf(page: Page, word: string) {
  return page.evaluate((wanted) => {
    for (const paragraph of document.querySelectorAll('[data-paragraph]')) {
      const text = paragraph.firstChild
      const from = text?.textContent?.indexOf(wanted) ?? -1
      if (!text || from === -1) continue
      const range = new Range()
      range.setStart(text, from)
      range.setEnd(text, from + wanted.length)
      const { x, y, width, height } = range.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    }
    throw new Error(`not on this page: ${wanted}`)
  }, word)
}

test('a touched word is said alone, and each is marked within 150 ms of its time', async ({
  page,
}) => {
  const narration = await listenFrom(page, `${sample}&p=2`)
  await expect(page.getByText('Computerstimme', { exact: true })).toBeVisible()
  await test.step('a touched sentence is read on from', () => expectTouched(page, narration))
  // The marks are watched from the first word of the page on, so that the voice stays on it.
  await seekSound(page, (narration.pages[1]?.startMs ?? 0) / 1000)
  await expect.poll(() => painted(page, 'sentence')).not.toContain('Vor ihm stand der Wald')
  await expect.poll(() => painted(page, 'word')).not.toBe('')
  await test.step('marks keep time', () => expectMarksInTime(page, narration))
})

async function expectMarksInTime(page: Page, narration: Narration) {
  const samples = await page.evaluate(
    () =>
      new Promise<{ ms: number; word: string; sentence: string }[]>((resolve) => {
        const seen: { ms: number; word: string; sentence: string }[] = []
        const text = (name: string) => [...(CSS.highlights.get(name) ?? [])].join('')
        const look = () => {
          const ms = (window.heard?.currentTime ?? 0) * 1000
          seen.push({ ms, word: text('word'), sentence: text('sentence') })
          if (seen.length < 300) requestAnimationFrame(look)
          else resolve(seen)
        }
        look()
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
    return !near.some((told) => told.word === word && told.sentence === sentence)
  })
  expect(wrong).toEqual([])
  expect(new Set(samples.map(({ word }) => word)).size).toBeGreaterThan(5)
}

async function expectTouched(page: Page, narration: Narration) {
  await pause(page).click()
  const before = await soundAt(page)
  const { x, y } = await placeOf(page, 'Pfote')
  await page.mouse.click(x, y)
  await expect.poll(() => painted(page, 'word')).toBe('Pfote')
  await expect.poll(() => page.evaluate(() => window.heard?.paused)).toBe(true)
  await expect.poll(() => soundAt(page)).toBeCloseTo(before, 1)
  await expect(play(page)).toBeVisible()

  await play(page).click()
  await expect(pause(page)).toBeVisible()
  const later = await placeOf(page, 'Stiefel')
  await page.mouse.click(later.x, later.y)
  await expect.poll(() => painted(page, 'sentence')).toContain('Vor ihm stand der Wald')
  const third = narration.pages[1]?.paragraphs[2]?.sentences[0]
  expect(await soundAt(page)).toBeGreaterThanOrEqual((third?.startMs ?? 0) / 1000)
  await expect(page.getByText('Seite 2 von 10')).toBeVisible()
}

test('the page turns with the voice, and the voice with the page', async ({ page }) => {
  const narration = await listenFrom(page, `${sample}&p=2`)
  const startOf = (at: number) => (narration.pages[at - 1]?.startMs ?? 0) / 1000
  expect(await soundAt(page)).toBeGreaterThanOrEqual(startOf(2))
  await seekSound(page, (narration.pages[1]?.endMs ?? 0) / 1000 - 0.4)
  await expect(page.getByText('Seite 3 von 10')).toBeVisible()
  await expect.poll(() => painted(page, 'word')).not.toBe('')

  await page.getByRole('button', { name: 'Eine Seite weiter' }).click()
  await expect(page.getByText('Seite 4 von 10')).toBeVisible()
  await expect.poll(() => soundAt(page)).toBeGreaterThanOrEqual(startOf(4))
  expect(await soundAt(page)).toBeLessThan(startOf(4) + 5)
  await expect(pause(page)).toBeVisible()

  await pause(page).click()
  await page.getByRole('button', { name: 'Eine Seite zurück' }).click()
  await expect(page.getByText('Seite 3 von 10')).toBeVisible()
  await play(page).click()
  await expect.poll(() => soundAt(page)).toBeLessThan(startOf(3) + 5)

  await seekSound(page, (narration.pages[9]?.endMs ?? 0) / 1000 - 0.4)
  await expect(page.getByRole('heading', { name: 'Ende' })).toBeVisible()
  await expect(play(page)).toBeVisible()
})

test('listening waits for pages turned by hand, and plays the last one again', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('reading-aids', JSON.stringify({ turnsItself: false })),
  )
  const narration = await listenFrom(page, `${sample}&p=2`)
  await seekSound(page, (narration.pages[1]?.endMs ?? 0) / 1000 - 0.4)
  await expect.poll(() => page.evaluate(() => window.heard?.paused)).toBe(true)
  await expect(page.getByText('Seite 2 von 10')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Seite 3 von 10')).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.heard?.paused)).toBe(false)
  await expect.poll(() => painted(page, 'sentence')).not.toBe('')

  await page.keyboard.press('End')
  await expect(page.getByText('Seite 10 von 10')).toBeVisible()
  const endSeconds = await soundLength(page)
  await seekSound(page, endSeconds - 0.8)
  await expect(play(page)).toBeVisible()
  await play(page).click()
  await expect.poll(() => soundAt(page)).toBeLessThan(endSeconds - 5)
  await expect(pause(page)).toBeVisible()
  await expectPlace(page, 'Seite 10 von 10')
})

test('the player goes by key, and closes also while the voice is under way', async ({ page }) => {
  const waiting: (() => void)[] = []
  const times = /narration.*\.json|\.json\?e=/
  await page.route(times, async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    await route.continue().catch(() => undefined)
  })
  await listen(page, `${sample}&p=2`)
  await expect(player(page)).toContainText('die Stimme ist unterwegs')
  await page.getByRole('button', { name: 'Anhören beenden' }).click()
  await expect(player(page)).toHaveCount(0)
  for (const go of waiting) go()
  await expect(page.getByRole('button', { name: 'Anhören', exact: true })).toBeFocused()
  await page.unroute(times)

  await page.getByRole('button', { name: 'Anhören', exact: true }).press('Enter')
  await pause(page).press('Enter')
  await expect(play(page)).toBeVisible()
  await page.getByRole('button', { name: 'Einen Satz weiter' }).press('Enter')
  await expect.poll(() => painted(page, 'sentence')).toContain('Es kam von')
  await page.getByRole('button', { name: 'Einen Satz zurück' }).press('Enter')
  await page.getByRole('button', { name: 'Einen Satz zurück' }).press('Enter')
  await expect(page.getByText('Seite 1 von 10')).toBeVisible()
  await page.getByRole('button', { name: 'Anhören beenden' }).press('Enter')
  await expect(player(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Anhören', exact: true })).toBeFocused()
  await expect.poll(() => painted(page, 'sentence')).toBe('')
})

test('speed, marks and turning are set under „Aa“ and kept, and leaving ends the sound', async ({
  page,
}) => {
  await listenFrom(page, `${sample}&p=2`)
  const rate = () => page.evaluate(() => window.heard?.playbackRate)
  await expect.poll(rate).toBe(0.9)
  await page.getByRole('combobox', { name: 'Tempo' }).selectOption('1.2')
  await expect.poll(rate).toBe(1.2)

  await page.getByRole('button', { name: 'Lesen einstellen' }).click()
  const option = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByRole('radio', { name })
  await option('Hervorheben', 'Satz').check()
  await expect.poll(() => painted(page, 'word')).toBe('')
  expect(await painted(page, 'sentence')).not.toBe('')
  await option('Hervorheben', 'Aus').check()
  await expect.poll(() => painted(page, 'sentence')).toBe('')
  await option('Tempo', '0,7').check()
  await expect.poll(rate).toBe(0.7)
  await option('Blättert von selbst um', 'Aus').check()

  await page.reload()
  await page.getByRole('button', { name: 'Lesen einstellen' }).click()
  await expect(option('Tempo', '0,7')).toBeChecked()
  await page.getByRole('button', { name: 'Einstellungen schließen' }).click()

  // The keys of the device rule the story, until the reader is left.
  await page.getByRole('button', { name: 'Anhören', exact: true }).click()
  await expect(pause(page)).toBeVisible()
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
  expect(await page.evaluate(() => window.heard?.paused)).toBe(true)
})
