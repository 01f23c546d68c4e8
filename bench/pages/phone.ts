import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test'
import { browserPath } from '../../scripts/ensure-browser.ts'

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

/** Cookies and storage of a browser. */
export type BrowserState = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** The state of a browser in which a family has signed in; `cookie` is a header value. */
export function signedIn(url: string, cookie: string): BrowserState {
  const { origin, hostname } = new URL(url)
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=')
    const where = { domain: hostname, path: '/', expires: -1 }
    const flags = { httpOnly: true, secure: false, sameSite: 'Lax' as const }
    return { name, value: value.join('='), ...where, ...flags }
  })
  return { cookies, origins: [{ origin, localStorage: [{ name: 'signed-in', value: 'true' }] }] }
}

/** Opens a page with an average phone's screen; `slowDown` adds its network and CPU. */
export async function openPhone(browser: Browser, storageState?: BrowserState) {
  const context = await browser.newContext({ ...phone, ...(storageState && { storageState }) })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  return {
    page,
    session,
    readState: () => context.storageState(),
    close: () => context.close(),
  }
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

/** Waits until the page's code has taken over, and nothing was loaded, painted or moved for `quietMs`. */
export async function settle(page: Page, quietMs: number): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.rendered === undefined)
  await page.evaluate(
    (quietMs) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, quietMs)
        const waitAgain = () => {
          clearTimeout(timer)
          timer = setTimeout(resolve, quietMs)
        }
        const types = ['resource', 'longtask', 'largest-contentful-paint', 'layout-shift']
        for (const type of types)
          new PerformanceObserver(waitAgain).observe({ type, buffered: true })
      }),
    quietMs,
  )
}

/** Runs in every document of a page whose `arrive` is measured. */
export const recordArrivals = (page: Page) => page.addInitScript(watchArrival)

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
