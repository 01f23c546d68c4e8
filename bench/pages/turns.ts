import { type CDPSession, chromium, type Page } from '@playwright/test'
import { browserPath } from '../../scripts/ensure-browser.ts'

// In the first hundred turns the browser compiles the page's code; heap snapshots show that nothing
// else grows.
const firstTurns = 100
const allTurns = 400
/** Turns in one direction; the book has more pages. */
const turnsPerDirection = 9

/**
 * Turns 400 pages of a PDF, and returns the page's heap as a multiple of the heap after 100 turns, both after
 * garbage collection. It stays near 1 without a leak.
 */
export async function measurePdfTurns(address: string): Promise<number> {
  const args = ['--no-sandbox', '--disable-gpu']
  const browser = await chromium.launch({ executablePath: browserPath(), args })
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    deviceScaleFactor: 2,
    locale: 'de-DE',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.goto(address)
  await page.locator('.pdf-page:not([hidden]) canvas').waitFor()
  await turnPages(page, 0, firstTurns)
  const early = await heapBytes(page, session)
  await turnPages(page, firstTurns, allTurns)
  const late = await heapBytes(page, session)
  await browser.close()
  return late / early
}

/** Makes the turns `from` to `to` (exclusive). */
async function turnPages(page: Page, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at++) {
    const isForward = Math.floor(at / turnsPerDirection) % 2 === 0
    const before = await page.locator('.pdf-page:not([hidden])').getAttribute('aria-label')
    await page.keyboard.press(isForward ? 'ArrowRight' : 'ArrowLeft')
    await page.locator(`.pdf-page:not([hidden]):not([aria-label="${before}"]) canvas`).waitFor()
  }
}

async function heapBytes(page: Page, session: CDPSession): Promise<number> {
  await page.waitForLoadState('networkidle')
  // The browser's list of resource timings grows with every turn until it is full.
  await page.evaluate(() => performance.clearResourceTimings())
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}
