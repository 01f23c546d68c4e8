import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { expectFitsPhone } from './narrow.ts'

const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']
/** The rules that depend on colours; the others give the same result in every theme. */
const colourRules = ['color-contrast', 'link-in-text-block']

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>

/** The rule and the first element of each violation. */
const findingsOf = ({ violations }: Results) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)

/** The violations of all rules on the open page. */
export async function axeFindings(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .withTags(allRules)
    // Passed checks are not listed: a page has thousands.
    .options({ resultTypes: ['violations'] })
    // No page has cross-origin frames; without them axe needs no second page for its results.
    .setLegacyMode()
  return findingsOf(await axe.analyze())
}

/** The violations of the colour rules, by the axe that `axeFindings` has injected into the page. */
async function colourFindings(page: Page): Promise<string[]> {
  const results = await page.evaluate(
    (values): Promise<Results> =>
      Reflect.get(window, 'axe').run({
        runOnly: { type: 'rule', values },
        resultTypes: ['violations'],
      }),
    colourRules,
  )
  return findingsOf(results)
}

/** Shows the open page in a theme, as if another tab had chosen it. */
async function showTheme(page: Page, theme: string) {
  // A prerendered page ignores the event until it is hydrated.
  await expect(async () => {
    await page.evaluate((newValue) => {
      localStorage.setItem('theme', newValue)
      window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }))
    }, theme)
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme, { timeout: 500 })
  }).toPass({ timeout: 15_000 })
  await finishAnimations(page)
}

/**
 * Checks the open page: all rules in fantasy, which has the most elements, the colour rules in all themes,
 * and that it fits a phone.
 */
export async function expectNoFindingsInThemes(page: Page) {
  for (const theme of ['fantasy', 'light', 'dark']) {
    await showTheme(page, theme)
    const findFaults = theme === 'fantasy' ? axeFindings : colourFindings
    expect([theme, await findFaults(page)]).toEqual([theme, []])
  }
  await expectFitsPhone(page)
}

/** Checks the open reader: all rules on the light paper, the colour rules on all papers. */
export async function expectNoFindingsOnPapers(page: Page) {
  for (const design of ['hell', 'sepia', 'nacht', 'fantasie']) {
    await showDesign(page, design)
    const findFaults = design === 'hell' ? axeFindings : colourFindings
    expect([design, await findFaults(page)]).toEqual([design, []])
  }
}

/** Shows the open reader on a paper, by its `data-design`. */
async function showDesign(page: Page, design: string) {
  await page.locator('.reader').evaluate((reader, name) => {
    reader.setAttribute('data-design', name)
  }, design)
  await finishAnimations(page)
}

/** Waits for the end of animations: contrast is meaningless while colours or opacity change. */
async function finishAnimations(page: Page) {
  // A key press keeps the reader's bars; otherwise they fade after six seconds.
  await page.keyboard.press('Shift')
  await page.evaluate(async () => {
    const finite = document.getAnimations().filter(({ effect }) => {
      // Excludes spinners, which never end, and the bars that count a message's seconds down.
      return Number(effect?.getComputedTiming().endTime ?? 0) <= 1000
    })
    await Promise.allSettled(finite.map(({ finished }) => finished))
  })
}
