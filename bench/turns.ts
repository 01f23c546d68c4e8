import type { Browser, CDPSession, Page } from '@playwright/test'

// In the first hundred turns the browser compiles the page's code; heap snapshots show that nothing
// else grows.
const firstTurns = 100
const allTurns = 400
/** Turns in one direction; the book has more pages. */
const turnsPerDirection = 9

interface PageMemory {
  heapMb: number
  nodes: number
  canvases: number
  megapixels: number
}

/**
 * Turns 400 pages of a PDF: memory of the page after 100 and 400 turns and garbage collection,
 * and the ratio of the heaps, which stays near 1 without a leak.
 */
export async function measurePdfTurns(browser: Browser, address: string) {
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
  const early = await readMemory(page, session)
  await turnPages(page, firstTurns, allTurns)
  const late = await readMemory(page, session)
  await context.close()
  const heapRatio = Math.round((late.heapMb / early.heapMb) * 100) / 100
  return { early, late, heapRatio, budget: 1.2 }
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

async function readMemory(page: Page, session: CDPSession): Promise<PageMemory> {
  await page.waitForLoadState('networkidle')
  // The browser's list of resource timings grows with every turn until it is full.
  await page.evaluate(() => performance.clearResourceTimings())
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes } = await session.send('Memory.getDOMCounters')
  const sizes = await page
    .locator('canvas')
    .evaluateAll((all: HTMLCanvasElement[]) => all.map(({ width, height }) => width * height))
  const pixels = sizes.reduce((sum, each) => sum + each, 0)
  return {
    heapMb: Math.round(usedSize / 10_486) / 100,
    nodes,
    canvases: sizes.length,
    megapixels: Math.round(pixels / 10_000) / 100,
  }
}
