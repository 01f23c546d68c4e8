import type { Browser, Locator, Page } from '@playwright/test'
import { type Figure, figure, median } from '../figures/figures.ts'
import { type BrowserState, openPhone, slowDown } from './phone.ts'

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
    const { page, session, close } = await openPhone(browser, family)
    await page.addInitScript(watchTouches)
    await page.goto(`${baseUrl}/story-collection`)
    await page.locator('.shelf .library-card-link').first().waitFor()
    await slowDown(session)
    await browse(page)
    await startReading(page)
    const before = await readTouches(page)
    for (let turn = 0; turn < turns; turn++) await turnPage(page)
    const after = await readTouches(page)
    await listen(page)
    const all = await readTouches(page)
    slowest.push(percentile98(all))
    turning.push(median(after.slice(before.length)))
    await close()
  }
  return [figure('evening-touch', 'ms', slowest, 200), figure('page-turn', 'ms', turning, 100)]
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

async function browse(page: Page) {
  await tap(button(page, /^Aussehen/))
  await tap(button(page, /^Filter/))
  await tap(page.getByRole('checkbox', { name: /^Mut/ }))
  await tap(button(page, /anzeigen$/))
  await tap(button(page, 'Mut – Filter entfernen'))
}

async function startReading(page: Page) {
  // Its recording is free.
  await tap(page.locator('.shelf .library-card-link', { hasText: 'Der kleine Fuchs' }).first())
  const sheet = page.getByRole('dialog')
  await tap(sheet.getByRole('button', { name: 'Gefällt mir' }))
  await tap(sheet.locator('a.button-primary[href^="/reader"]'))
  await page.locator('[data-paragraph]').first().waitFor()
}

/** Touches the right edge of the page, as the buttons fade while somebody reads. */
async function turnPage(page: Page) {
  await page.touchscreen.tap(345, 400)
  await page.waitForTimeout(lookMs)
}

async function listen(page: Page) {
  await tap(button(page, 'Anhören'))
  await tap(button(page, 'Anhören beenden'))
}

async function tap(target: Locator) {
  await target.tap()
  await target.page().waitForTimeout(lookMs)
}

const percentile98 = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.98) - 1] ?? Number.NaN

const readTouches = (page: Page): Promise<number[]> =>
  page.evaluate(() => [...Object(window).touches.values()])

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
