import type { Browser, CDPSession, Page } from '@playwright/test'

// The first hundred turns are those in which the browser compiles the page's code; compared in heap
// snapshots, nothing else grows, before or after.
const firstTurns = 100
const allTurns = 400
/** Turns one way before it goes back; the book has more pages than that. */
const wayTurns = 9

interface Kept {
  heapMb: number
  nodes: number
  canvases: number
  megapixels: number
}

/**
 * Turns 400 pages of a PDF: what the page keeps after 100 turns and after 400, garbage collected,
 * and the ratio of the heaps, which stays near 1 where nothing is left behind.
 */
export async function turnThePdf(browser: Browser, address: string) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    deviceScaleFactor: 2,
    locale: 'de-DE',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.goto(address)
  await page.locator('.pdf-page:not([hidden]) canvas').waitFor()
  await turn(page, 0, firstTurns)
  const early = await kept(page, session)
  await turn(page, firstTurns, allTurns)
  const late = await kept(page, session)
  await context.close()
  const heapRatio = Math.round((late.heapMb / early.heapMb) * 100) / 100
  return { early, late, heapRatio, budget: 1.2 }
}

async function turn(page: Page, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at++) {
    const isForward = Math.floor(at / wayTurns) % 2 === 0
    const before = await page.locator('.pdf-page:not([hidden])').getAttribute('aria-label')
    await page.keyboard.press(isForward ? 'ArrowRight' : 'ArrowLeft')
    await page.locator(`.pdf-page:not([hidden]):not([aria-label="${before}"]) canvas`).waitFor()
  }
}

async function kept(page: Page, session: CDPSession): Promise<Kept> {
  await page.waitForLoadState('networkidle')
  // The browser's own list of what was fetched grows with every turn until it is full.
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
