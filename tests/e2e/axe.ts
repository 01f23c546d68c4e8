import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** What axe finds on the page as it is now: rule and first element of each. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // No page has frames of another origin; without them axe needs no second page to sum up on.
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** Shows the open page in a theme, as when it is chosen in another tab. */
export async function wearTheme(page: Page, theme: string) {
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

/** The open page, in each theme. */
export async function expectNoFindingsInThemes(page: Page) {
  for (const theme of ['light', 'dark', 'fantasy']) {
    await wearTheme(page, theme)
    expect([theme, await axeFindings(page)]).toEqual([theme, []])
  }
}

/** Shows the open reader on one of its papers. */
export async function wearDesign(page: Page, design: string) {
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
