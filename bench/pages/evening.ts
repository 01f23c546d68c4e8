import { type Figure, figure, median } from '../figures/figures.ts'
import type { Browser } from './browser.ts'
import { type BrowserState, openPhone, type Phone, runFirst, slowDown } from './phone.ts'
import { tap } from './tap.ts'

const evenings = 3
const turns = 10
/** Time between two touches, as somebody looks at what the first did. */
const lookMs = 300

/**
 * Spends evenings on a slow phone: theme, filter, story sheet, like, reading, listening. Gives for each evening
 * how late the next frame came after the slowest of its touches (p98 of about thirty) and after a page turn.
 */
export async function measureEvenings(
  browser: Browser,
  baseUrl: string,
  family: BrowserState,
): Promise<Figure[]> {
  const slowest: number[] = []
  const turning: number[] = []
  for (let evening = 0; evening < evenings; evening++) {
    const phone = await openPhone(browser, baseUrl, family)
    await runFirst(phone, watchTouches)
    await phone.open(`${baseUrl}/story-collection`)
    await phone.wait(() => document.querySelector('.shelf .library-card-link') !== null)
    await slowDown(phone)
    await browse(phone)
    await startReading(phone)
    const before = await readTouches(phone)
    for (let turn = 0; turn < turns; turn++) await turnPage(phone)
    const after = await readTouches(phone)
    await listen(phone)
    const all = await readTouches(phone)
    slowest.push(percentile98(all))
    turning.push(median(after.slice(before.length)))
    await phone.close()
  }
  return [figure('evening-touch', 'ms', slowest, 200), figure('page-turn', 'ms', turning, 100)]
}

async function browse(phone: Phone) {
  await touch(phone, 'button', 'Aussehen')
  await touch(phone, 'button', 'Filter')
  await touch(phone, 'label', 'Mut')
  await touch(phone, 'dialog .button-primary')
  await touch(phone, 'button', 'Mut – Filter entfernen')
}

async function startReading(phone: Phone) {
  // Its recording is free.
  await touch(phone, '.shelf .library-card-link', 'Der kleine Fuchs')
  await touch(phone, 'dialog .sheet-marks button')
  await touch(phone, 'dialog a.button-primary[href^="/reader"]')
  await phone.wait(() => document.querySelector('[data-paragraph]') !== null)
}

/** Touches the right edge of the page, as the buttons fade while somebody reads. */
async function turnPage(phone: Phone) {
  await phone.touch(345, 400)
  await look()
}

async function listen(phone: Phone) {
  await touch(phone, 'button', 'Anhören')
  await touch(phone, 'button', 'Anhören beenden')
}

async function touch(phone: Phone, selector: string, name?: string) {
  await tap(phone, selector, name)
  await look()
}

const look = () => new Promise((resolve) => setTimeout(resolve, lookMs))

const percentile98 = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.98) - 1] ?? Number.NaN

const readTouches = ({ run }: Phone) => run((): number[] => [...Object(window).touches.values()])

/** Runs in the page: records by interaction how many milliseconds after it the next frame came. */
function watchTouches() {
  const touches = new Map<number, number>()
  Object.assign(window, { touches })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEventTiming
      if (!interactionId) continue
      touches.set(interactionId, Math.max(touches.get(interactionId) ?? 0, duration))
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}
