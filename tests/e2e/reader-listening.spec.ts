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
  watchSound,
} from './listening.ts'

const sample = '/reader?story=fuchs-laterne'
const toleranceMs = 150

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

test('each word is marked within 150 ms of its stored time', async ({ page }) => {
  const narration = await listenFrom(page, `${sample}&p=2`)
  await expect(page.getByText('Computerstimme', { exact: true })).toBeVisible()
  await expect.poll(() => painted(page, 'word')).not.toBe('')
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
})

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

test('who turns by hand is waited for', async ({ page }) => {
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
})

test('a touched word is said alone, a touched sentence is read on from', async ({ page }) => {
  const narration = await listenFrom(page, `${sample}&p=2`)
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
})

test('sentences are reached by key, and the player is left by key', async ({ page }) => {
  await page.goto(`${sample}&p=2`)
  await page.getByRole('button', { name: 'Anhören', exact: true }).press('Enter')
  await pause(page).press('Enter')
  await expect(play(page)).toBeVisible()
  await page.getByRole('button', { name: 'Einen Satz weiter' }).press('Enter')
  await expect.poll(() => painted(page, 'sentence')).toContain('Es kam von')
  await page.getByRole('button', { name: 'Einen Satz zurück' }).press('Enter')
  await page.getByRole('button', { name: 'Einen Satz zurück' }).press('Enter')
  await expect(page.getByText('Seite 1 von 10')).toBeVisible()
  await page.getByRole('button', { name: 'Anhören beenden' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Anhören' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Anhören', exact: true })).toBeFocused()
  await expect.poll(() => painted(page, 'sentence')).toBe('')
})

test('speed, marks and turning are set under „Aa“ and kept', async ({ page }) => {
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
})

test('keys of the device rule the story, until the reader is left', async ({ page }) => {
  await listenFrom(page, `${sample}&p=2`)
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
