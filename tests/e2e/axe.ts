import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']
/** What a colour can break; all other rules see the same page in every theme. */
const colourRules = ['color-contrast', 'link-in-text-block']

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>

/** What is wrong: rule and first element of each. */
const findingsOf = ({ violations }: Results) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)

/** What axe finds on the page as it is now. */
export async function axeFindings(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .withTags(allRules)
    // What passes is not listed: a page has thousands of those.
    .options({ resultTypes: ['violations'] })
    // No page has frames of another origin; without them axe needs no second page to sum up on.
    .setLegacyMode()
  return findingsOf(await axe.analyze())
}

/** What the rules about colours find, by the axe that `axeFindings` has left in the page. */
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

/** Shows the open page in a theme, as when it is chosen in another tab. */
async function wearTheme(page: Page, theme: string) {
  // A prerendered page hears nothing before its code has come.
  await expect(async () => {
    await page.evaluate((newValue) => {
      localStorage.setItem('theme', newValue)
      window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }))
    }, theme)
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme, { timeout: 500 })
  }).toPass({ timeout: 15_000 })
  await endMovements(page)
}

/** The open page: every rule in fantasy, which has the most to show, and colours in the others. */
export async function expectNoFindingsInThemes(page: Page) {
  for (const theme of ['fantasy', 'light', 'dark']) {
    await wearTheme(page, theme)
    const look = theme === 'fantasy' ? axeFindings : colourFindings
    expect([theme, await look(page)]).toEqual([theme, []])
  }
}

/** The open reader: every rule on the light paper, those about colours on the others as well. */
export async function expectNoFindingsOnPapers(page: Page) {
  for (const design of ['hell', 'sepia', 'nacht', 'fantasie']) {
    await wearDesign(page, design)
    const look = design === 'hell' ? axeFindings : colourFindings
    expect([design, await look(page)]).toEqual([design, []])
  }
}

/** Shows the open reader on one of its papers. */
async function wearDesign(page: Page, design: string) {
  await page.locator('.reader').evaluate((reader, name) => {
    reader.setAttribute('data-design', name)
  }, design)
  await endMovements(page)
}

/** Colours on their way, and what is still fading in, say nothing about contrast. */
async function endMovements(page: Page) {
  // The reader's bars stay for whoever uses the keyboard; else they fade after six seconds.
  await page.keyboard.press('Shift')
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ effect }) => {
      // A spinner goes on, and a message's bar counts its seconds down.
      return Number(effect?.getComputedTiming().endTime ?? 0) <= 1000
    })
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
}
