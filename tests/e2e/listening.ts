import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { OpenedStory } from '../../src/contract/reading.ts'

declare global {
  interface Window {
    /** The sound that was last asked to play. */
    heard?: HTMLMediaElement
    /** Sentences and words that a device was asked to say, with their speed. */
    said: { text: string; rate: number }[]
  }
}

/** Remembers what plays, so that a test can look at the sound itself. */
export async function watchSound(page: Page, { isBlockedOnce = false } = {}) {
  await page.addInitScript((isBlocked) => {
    const { play } = HTMLMediaElement.prototype
    let blocks = isBlocked ? 1 : 0
    HTMLMediaElement.prototype.play = function () {
      window.heard = this
      if (blocks-- > 0) return Promise.reject(new DOMException('', 'NotAllowedError'))
      return play.call(this)
    }
  }, isBlockedOnce)
}

interface DeviceVoice {
  lang: string
  localService: boolean
}

/** A device that speaks: each sentence takes a quarter of a second, with or without its words. */
export async function giveVoices(page: Page, voices: DeviceVoice[], tellsWords = false) {
  await page.addInitScript(
    ({ given, words }) => {
      window.said = []
      const own = given.map((voice, index) => ({
        ...{ ...voice, name: `Stimme ${index}`, voiceURI: `voice-${index}`, default: index === 0 },
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
      let ending: ReturnType<typeof setTimeout> | undefined
      const synthesis = Object.assign(new EventTarget(), {
        getVoices: () => own,
        cancel: () => clearTimeout(ending),
        speak: (utterance: Utterance) => {
          window.said.push({ text: utterance.text, rate: utterance.rate })
          if (words) utterance.onboundary?.({ name: 'word', charIndex: 0 })
          ending = setTimeout(() => utterance.onend?.(), 250)
        },
      })
      Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
      Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
    },
    { given: voices, words: tellsWords },
  )
}

/** Lets a test change what the server tells of an opened story. */
export async function changeOpened(page: Page, change: (story: OpenedStory) => void) {
  await page.route('**/rpc/reading/open', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    change(body.json)
    await route.fulfill({ response, json: body })
  })
}

/** The narration's times as the page gets them. */
export const answerWithTimes = (page: Page) =>
  page.waitForResponse((answer) => /\.json\?e=/.test(answer.url()))

export const play = (page: Page) => page.getByRole('button', { name: 'Abspielen' })
export const pause = (page: Page) => page.getByRole('button', { name: 'Anhalten' })

/** What is coloured under a name. */
export const painted = (page: Page, name: 'word' | 'sentence') =>
  page.evaluate(
    (wanted) => [...(CSS.highlights.get(wanted) ?? [])].map((range) => range.toString()).join('|'),
    name,
  )

/** Opens a page of a story and starts to listen. */
export async function listen(page: Page, address: string) {
  await page.goto(address)
  await page.getByRole('button', { name: 'Anhören', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Anhören' })).toBeVisible()
}

/** Seconds of the sound. */
export const soundAt = (page: Page) => page.evaluate(() => window.heard?.currentTime ?? -1)

/** Length of the sound in seconds; it is NaN until the browser knows it. */
export async function soundLength(page: Page): Promise<number> {
  const length = () => page.evaluate(() => window.heard?.duration || 0)
  await expect.poll(length).toBeGreaterThan(0)
  return length()
}

export const seekSound = (page: Page, seconds: number) =>
  page.evaluate((at) => {
    if (window.heard) window.heard.currentTime = at
  }, seconds)
