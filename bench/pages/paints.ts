import { type Figure, figure, median } from '../figures/figures.ts'
import type { Browser } from './browser.ts'
import { type BrowserState, openPhone, readState, runFirst, settle, slowDown } from './phone.ts'
import { startStaticPage } from './static-page.ts'

const runs = 5

const measuredPages = [
  { name: 'landing', path: '/', isFamily: false },
  { name: 'library', path: '/story-collection', isFamily: true },
  { name: 'dashboard', path: '/dashboard', isFamily: true },
  { name: 'sample', path: '/reader?story=fuchs-laterne', isFamily: false },
]

/** How a page appears; times in milliseconds from the navigation. */
interface Paint {
  firstMs: number
  largestMs: number
  /** What tasks take beyond 50 ms each after the first paint, as Lighthouse's total blocking time. */
  blockedMs: number
  /** Cumulative layout shift. */
  shift: number
}

/**
 * Opens pages on a slow phone without cached files, a family's where it has been before, and compares their
 * paints with those of the same page as static HTML.
 */
export async function measurePaints(
  browser: Browser,
  baseUrl: string,
  family: BrowserState,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { name, path, isFamily } of measuredPages) {
    const { floor, state } = await visit(browser, baseUrl + path, isFamily ? family : undefined)
    const pairs: { ours: Paint; floor: Paint }[] = []
    for (let run = 0; run < runs; run++) {
      pairs.push({
        floor: await openSlowly(browser, floor.url),
        ours: await openSlowly(browser, baseUrl + path, state),
      })
    }
    floor.stop()
    const ratios = (time: 'firstMs' | 'largestMs') => {
      const floorMs = median(pairs.map((pair) => pair.floor[time]))
      return pairs.map(({ ours }) => ours[time] / floorMs)
    }
    const ours = (property: keyof Paint) => pairs.map((pair) => pair.ours[property])
    figures.push(
      figure(`${name}-first-paint`, 'x floor', ratios('firstMs'), 1.4),
      figure(`${name}-largest-paint`, 'x floor', ratios('largestMs'), 1.6),
      figure(`${name}-blocked`, 'ms', ours('blockedMs'), 200),
      figure(`${name}-shift`, '', ours('shift'), 0.02),
    )
    process.stderr.write(`${name} `)
  }
  return figures
}

/** The floor of a page, and what the browser keeps of a visit, as families come back. */
async function visit(browser: Browser, url: string, before?: BrowserState) {
  const phone = await openPhone(browser, url, before)
  await phone.open(url)
  // The page stores how it looks after two quiet seconds.
  await settle(phone, 3000)
  const floor = await startStaticPage(phone)
  const state = before && (await readState(phone, before))
  await phone.close()
  return { floor, state }
}

async function openSlowly(browser: Browser, url: string, state?: BrowserState): Promise<Paint> {
  const phone = await openPhone(browser, url, state)
  await runFirst(phone, watchPaint)
  await slowDown(phone)
  await phone.open(url)
  await settle(phone, 1500)
  const paint = await phone.run((): Paint => Object(window).paint)
  await phone.close()
  return paint
}

/** Runs in the page: records its paints, long tasks and shifts. */
function watchPaint() {
  const paint: Paint = { firstMs: 0, largestMs: 0, blockedMs: 0, shift: 0 }
  Object.assign(window, { paint })
  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) onEntry(entry)
    }).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paint.firstMs = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    paint.largestMs = startTime
  })
  observe('longtask', ({ startTime, duration }) => {
    const from = Math.max(startTime + 50, paint.firstMs)
    if (paint.firstMs > 0) paint.blockedMs += Math.max(0, startTime + duration - from)
  })
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    }
    if (!hadRecentInput) paint.shift += value
  })
}
