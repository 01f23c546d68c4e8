import type { Browser } from '@playwright/test'
import { type Figure, figure, median } from '../figures/figures.ts'
import { startPageFloor } from './page-floor.ts'
import {
  type Arrival,
  arrive,
  type BrowserState,
  openPhone,
  recordArrivals,
  settle,
  slowDown,
} from './phone.ts'
import { measurePdfTurns } from './turns.ts'

const story = 'fuchs-laterne'
const runs = 5

/** Measures the reader on a phone, and its memory while pages are turned. */
export async function measureReader(
  browser: Browser,
  baseUrl: string,
  family: BrowserState,
): Promise<Figure[]> {
  const floor = await measureFloor(browser, baseUrl)
  const openings = await measureOpenings(browser, baseUrl, family)
  const memory = await measurePdfTurns(browser, `${baseUrl}/reader?story=${story}&view=pdf`)
  const ratios = (name: keyof Arrival) => openings.map((opening) => opening[name] / floor[name])
  return [
    figure('reader-text', 'x floor', ratios('textMs'), 2),
    figure('reader-picture', 'x floor', ratios('pictureMs'), 1.2),
    figure('pdf-heap', 'x after 100 turns', [memory], 1.2),
  ]
}

/** Times from the click on the story sheet's „Lesen“ to the first page, signed in. */
async function measureOpenings(browser: Browser, url: string, family: BrowserState) {
  const arrivals: Arrival[] = []
  for (let run = 0; run < runs; run++) {
    const { page, session, close } = await openPhone(browser, family)
    await recordArrivals(page)
    await page.goto(`${url}/story-collection?story=${story}`)
    await page.locator('dialog a.button-primary[href^="/reader"]').waitFor()
    await page.waitForFunction(isSheetReady)
    await settle(page, 500)
    await slowDown(session)
    arrivals.push(await arrive(page, 'dialog a.button-primary[href^="/reader"]'))
    await close()
  }
  return arrivals
}

/** Runs in the page: whether the sheet's cover and the reader's code are loaded. */
function isSheetReady(): boolean {
  const cover = document.querySelector<HTMLImageElement>('dialog img')
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  return cover?.complete === true && files.some((name) => name.includes('/static/js/reader-'))
}

async function measureFloor(browser: Browser, baseUrl: string) {
  const floor = await startPageFloor(await readFirstPage(browser, baseUrl))
  const arrivals: Arrival[] = []
  for (let run = 0; run < runs; run++) {
    const { page, session, close } = await openPhone(browser)
    await recordArrivals(page)
    await page.goto(floor.baseUrl)
    await slowDown(session)
    arrivals.push(await arrive(page, '#read'))
    await close()
  }
  floor.stop()
  return {
    textMs: median(arrivals.map(({ textMs }) => textMs)),
    pictureMs: median(arrivals.map(({ pictureMs }) => pictureMs)),
  }
}

/** Reads the text and the picture of the first page that the reader shows on such a phone. */
async function readFirstPage(browser: Browser, baseUrl: string) {
  const { page, close } = await openPhone(browser)
  await page.goto(`${baseUrl}/reader?story=${story}`)
  const image = page.locator('.book-picture img')
  await image.waitFor()
  const address = await image.evaluate((element: HTMLImageElement) => element.currentSrc)
  const paragraphs = await page.locator('[data-paragraph]').allTextContents()
  const picture = await (await page.request.get(address)).body()
  await close()
  return { paragraphs, picture }
}
