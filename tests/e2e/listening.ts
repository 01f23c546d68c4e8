import { expect, type Page } from '@playwright/test'
import type { OpenedStory } from '../../src/contract/reading.ts'

declare global {
  interface Window {
    /** The media element that was last told to play. */
    playedAudio?: HTMLMediaElement
    /** Texts that the device voice was told to speak, with their speed. */
    spoken: { text: string; rate: number }[]
  }
}

/** Stores the playing element in `window.playedAudio`; `isBlockedOnce` refuses the first play as autoplay. */
export async function trackAudio(page: Page, { isBlockedOnce = false } = {}) {
  await page.addInitScript((isBlocked) => {
    const { play } = HTMLMediaElement.prototype
    let blocksLeft = isBlocked ? 1 : 0
    HTMLMediaElement.prototype.play = function () {
      window.playedAudio = this
      if (blocksLeft-- > 0) return Promise.reject(new DOMException('', 'NotAllowedError'))
      return play.call(this)
    }
  }, isBlockedOnce)
}

interface DeviceVoice {
  lang: string
  localService: boolean
}

/** Replaces speech synthesis: each utterance takes 250 ms; `reportsWords` sends a word boundary, too. */
export async function stubVoices(page: Page, deviceVoices: DeviceVoice[], reportsWords = false) {
  await page.addInitScript(
    ({ given, hasBoundaries }) => {
      window.spoken = []
      const voices = given.map((voice, index) => ({
        ...voice,
        name: `Stimme ${index}`,
        voiceURI: `voice-${index}`,
        default: index === 0,
      }))
      class Utterance extends EventTarget {
        voice = null
        lang = ''
        rate = 1
        volume = 1
        onend: (() => void) | null = null
        onboundary: ((event: { name: string; charIndex: number }) => void) | null = null
        onerror: ((event: { error: string }) => void) | null = null
        text: string
        constructor(text: string) {
          super()
          this.text = text
        }
      }
      let endTimer: ReturnType<typeof setTimeout> | undefined
      const synthesis = Object.assign(new EventTarget(), {
        getVoices: () => voices,
        cancel: () => clearTimeout(endTimer),
        speak: (utterance: Utterance) => {
          window.spoken.push({ text: utterance.text, rate: utterance.rate })
          if (hasBoundaries) utterance.onboundary?.({ name: 'word', charIndex: 0 })
          endTimer = setTimeout(() => utterance.onend?.(), 250)
        },
      })
      Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
      Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
    },
    { given: deviceVoices, hasBoundaries: reportsWords },
  )
}

/** Changes the server's answer about an opened story before the page gets it. */
export async function changeOpenedStory(page: Page, change: (story: OpenedStory) => void) {
  await page.route('**/rpc/reading/open', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    change(body.json)
    await route.fulfill({ response, json: body })
  })
}

/** The answer with the narration's word times. */
export const waitForWordTimes = (page: Page) =>
  page.waitForResponse((answer) => /\.json\?e=/.test(answer.url()))

export const playButton = (page: Page) => page.getByRole('button', { name: 'Abspielen' })
export const pauseButton = (page: Page) => page.getByRole('button', { name: 'Anhalten' })

/** The text of a CSS highlight; its ranges are joined by `|`. */
export const highlightedText = (page: Page, name: 'word' | 'sentence') =>
  page.evaluate(
    (key) => [...(CSS.highlights.get(key) ?? [])].map((range) => range.toString()).join('|'),
    name,
  )

/** Waits for a word that can be highlighted for a short time only: looks at each animation frame. */
export const waitForHighlightedWord = (page: Page, word: string) =>
  page.waitForFunction(
    (searched) => [...(CSS.highlights.get('word') ?? [])].join('|') === searched,
    word,
    { polling: 'raf' },
  )

/** Opens a page of a story and its audio player. */
export async function listen(page: Page, address: string) {
  await page.goto(address)
  await page.getByRole('button', { name: 'Anhören', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Anhören' })).toBeVisible()
}

/** Position of the audio in seconds; -1 before anything plays. */
export const audioPosition = (page: Page) =>
  page.evaluate(() => window.playedAudio?.currentTime ?? -1)

/** Waits until the browser knows the length of the audio, and returns it in seconds. */
export async function audioDuration(page: Page): Promise<number> {
  const duration = () => page.evaluate(() => window.playedAudio?.duration || 0)
  await expect.poll(duration).toBeGreaterThan(0)
  return duration()
}

export const seekAudio = (page: Page, seconds: number) =>
  page.evaluate((position) => {
    if (window.playedAudio) window.playedAudio.currentTime = position
  }, seconds)

/** Seeks the audio to its middle, and requests a range of its file as a player does. */
export async function seekToMiddle(page: Page) {
  const half = (await audioDuration(page)) / 2
  return page.evaluate(async (target) => {
    const { playedAudio: audio } = window
    if (!audio) throw new Error('nothing plays')
    audio.currentTime = target
    await new Promise((resolve) => audio.addEventListener('seeked', resolve, { once: true }))
    const range = await fetch(audio.src, { headers: { range: 'bytes=1000-1999' } })
    const { byteLength } = await range.arrayBuffer()
    return { isThere: audio.currentTime >= target - 1, status: range.status, byteLength }
  }, half)
}
