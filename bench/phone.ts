import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { browserPath } from '../scripts/ensure-browser.ts'

/** What one way into a page took, in milliseconds from the click. */
export interface Arrival {
  textMs: number
  pictureMs: number
}

/** A browser without a window. */
export function startBrowser(): Promise<Browser> {
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
  ]
  return chromium.launch({ executablePath: browserPath(), args })
}

const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  locale: 'de-DE',
}

/** A fresh page of a middling phone: 4x slower, 1.6 Mbit/s, 150 ms. */
export async function openPhone(browser: Browser, cookie?: { url: string; header: string }) {
  const context = await browser.newContext(phone)
  if (cookie) {
    const pairs = cookie.header.split('; ').map((pair) => pair.split('='))
    await context.addCookies(
      pairs.map(([name = '', ...value]) => ({ name, value: value.join('='), url: cookie.url })),
    )
  }
  const page = await context.newPage()
  await page.addInitScript(watchArrival)
  const session = await context.newCDPSession(page)
  return { page, session, close: () => context.close() }
}

/** Slows network and processor down from now on. */
export async function slowDown(session: CDPSession): Promise<void> {
  const bytesPerSecond = (megabits: number) => (megabits * 1e6) / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond(1.6),
    uploadThroughput: bytesPerSecond(0.75),
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Clicks and waits until the story's first text and picture are painted. */
export async function arrive(page: Page, link: string): Promise<Arrival> {
  await page.locator(link).first().tap()
  await page.waitForFunction(() => 'arrival' in window && 'pictureMs' in Object(window.arrival), {
    timeout: 60_000,
  })
  return page.evaluate(() => Object(window).arrival)
}

/**
 * Runs in the page: notes when a link was clicked (in the session's storage, as the click may load
 * another document) and when text and picture of a story were painted after that.
 */
function watchArrival() {
  const now = () => performance.timeOrigin + performance.now()
  const noteClick = () => sessionStorage.setItem('clicked-at', String(now()))
  addEventListener('click', noteClick, true)
  const arrival: Partial<Arrival> = {}
  Object.assign(window, { arrival })
  const note = (name: keyof Arrival) => {
    // The frame after the one that shows it.
    requestAnimationFrame(() => {
      arrival[name] ??= now() - Number(sessionStorage.getItem('clicked-at'))
    })
  }
  const look = () => {
    const image = document.querySelector<HTMLImageElement>('.book-picture img')
    const hasText = document.querySelector('[data-paragraph]') !== null
    if (hasText) note('textMs')
    if (hasText && image?.complete && image.naturalWidth > 0) note('pictureMs')
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
