import { type Figure, figure, median } from '../figures/figures.ts'
import { type Arrival, arrive, recordArrivals } from './arrival.ts'
import type { Browser } from './browser.ts'
import { startPageFloor } from './page-floor.ts'
import { type BrowserState, openPhone, settle, slowDown } from './phone.ts'
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
  const memory = await measurePdfTurns(`${baseUrl}/reader?story=${story}&view=pdf`)
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
    const phone = await openPhone(browser, url, family)
    await recordArrivals(phone)
    await phone.open(`${url}/story-collection?story=${story}`)
    await phone.wait(isSheetReady)
    await settle(phone, 500)
    await slowDown(phone)
    arrivals.push(await arrive(phone, 'dialog a.button-primary[href^="/reader"]'))
    await phone.close()
  }
  return arrivals
}

/** Runs in the page: whether the sheet with its cover and the reader's code are loaded. */
function isSheetReady(): boolean {
  if (!document.querySelector('dialog a.button-primary[href^="/reader"]')) return false
  const cover = document.querySelector<HTMLImageElement>('dialog img')
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  return cover?.complete === true && files.some((name) => name.includes('/static/js/reader-'))
}

async function measureFloor(browser: Browser, baseUrl: string) {
  const floor = await startPageFloor(await readFirstPage(browser, baseUrl))
  const arrivals: Arrival[] = []
  for (let run = 0; run < runs; run++) {
    const phone = await openPhone(browser, floor.baseUrl)
    await recordArrivals(phone)
    await phone.open(floor.baseUrl)
    await slowDown(phone)
    arrivals.push(await arrive(phone, '#read'))
    await phone.close()
  }
  floor.stop()
  return {
    textMs: median(arrivals.map(({ textMs }) => textMs)),
    pictureMs: median(arrivals.map(({ pictureMs }) => pictureMs)),
  }
}

/** Reads the text and the picture of the first page that the reader shows on such a phone. */
async function readFirstPage(browser: Browser, baseUrl: string) {
  const phone = await openPhone(browser, baseUrl)
  await phone.open(`${baseUrl}/reader?story=${story}`)
  const address = await phone.wait(() => {
    const image = document.querySelector<HTMLImageElement>('.book-picture img')
    return image?.complete ? image.currentSrc : null
  })
  const paragraphs = await phone.run(() =>
    [...document.querySelectorAll('[data-paragraph]')].map((one) => one.textContent ?? ''),
  )
  await phone.close()
  const picture = Buffer.from(await (await fetch(address)).arrayBuffer())
  return { paragraphs, picture }
}
