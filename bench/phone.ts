import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test'
import { browserPath } from '../scripts/ensure-browser.ts'

/** When the text and the picture of a page are painted, in milliseconds from the click. */
export interface Arrival {
  textMs: number
  pictureMs: number
}

/** Starts a headless browser. */
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

/**
 * Opens a page with an average phone's screen; `slowDown` adds its network and CPU. `cookie.header` is a
 * header value.
 */
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

/** Slows down the network to 1.6 Mbit/s with 150 ms latency, and the CPU to a quarter. */
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

/** Taps a link and waits until the story's first text and picture are painted. */
export async function arrive(page: Page, link: string): Promise<Arrival> {
  await page.locator(link).first().tap()
  await page.waitForFunction(() => 'arrival' in window && 'pictureMs' in Object(window.arrival), {
    timeout: 60_000,
  })
  return page.evaluate(() => Object(window).arrival)
}

/**
 * Runs in the page: records when a link was clicked (in session storage, as the click may load
 * another document) and when text and picture of a story were painted after that.
 */
function watchArrival() {
  const now = () => performance.timeOrigin + performance.now()
  const recordClick = () => sessionStorage.setItem('clicked-at', String(now()))
  addEventListener('click', recordClick, true)
  const arrival: Partial<Arrival> = {}
  Object.assign(window, { arrival })
  const record = (name: keyof Arrival) => {
    // The frame after the one that shows it.
    requestAnimationFrame(() => {
      arrival[name] ??= now() - Number(sessionStorage.getItem('clicked-at'))
    })
  }
  const checkFrame = () => {
    const image = document.querySelector<HTMLImageElement>('.book-picture img')
    const hasText = document.querySelector('[data-paragraph]') !== null
    if (hasText) record('textMs')
    if (hasText && image?.complete && image.naturalWidth > 0) record('pictureMs')
    else requestAnimationFrame(checkFrame)
  }
  requestAnimationFrame(checkFrame)
}
