import type { Browser } from '@playwright/test'
import type { Account } from './accounts.ts'
import { type Figure, figure, median } from './figures.ts'
import { startPageFloor } from './page-floor.ts'
import { type Arrival, arrive, openPhone, slowDown, startBrowser } from './phone.ts'
import { measurePdfTurns } from './turns.ts'

const story = 'fuchs-laterne'
const runs = 5

/** Measures the reader on a phone, and its memory while pages are turned. */
export async function measureReader(baseUrl: string, account: Account): Promise<Figure[]> {
  const browser = await startBrowser()
  try {
    const floor = await measureFloor(browser, baseUrl)
    const openings = await measureOpenings(browser, baseUrl, account)
    const memory = await measurePdfTurns(browser, `${baseUrl}/reader?story=${story}&view=pdf`)
    const ratios = (name: keyof Arrival) => openings.map((opening) => opening[name] / floor[name])
    return [
      figure('reader-text', 'x floor', ratios('textMs'), 2),
      figure('reader-picture', 'x floor', ratios('pictureMs'), 1.2),
      figure('pdf-heap', 'x after 100 turns', [memory], 1.2),
    ]
  } finally {
    await browser.close()
  }
}

/** Times from the click on the story sheet's „Lesen“ to the first page, signed in. */
async function measureOpenings(browser: Browser, url: string, account: Account) {
  const arrivals: Arrival[] = []
  for (let run = 0; run < runs; run++) {
    const { page, session, close } = await openPhone(browser, { url, header: account.cookie })
    await page.goto(`${url}/story-collection?story=${story}`)
    await page.locator('dialog a.button-primary[href^="/reader"]').waitFor()
    await page.waitForFunction(isSheetReady)
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
