import AxeBuilder from '@axe-core/playwright'
import { pagePaths } from '../../src/contract/page.ts'
import { expect, test } from './fixtures.ts'
import { newFamily, register } from './people.ts'

const themes = ['light', 'dark', 'fantasy']

async function findingsOf(page: import('@playwright/test').Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

for (const theme of themes) {
  test(`axe finds nothing on any page as a guest in ${theme}`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme)
    for (const path of pagePaths) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect([path, await findingsOf(page)]).toEqual([path, []])
    }
  })

  test(`axe finds nothing on any page signed in, on the sheet and in the reader in ${theme}`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme)
    await page.goto('/login?mode=register')
    await register(page, newFamily())
    const places = [
      ...pagePaths,
      '/story-collection?story=bruno-honig',
      '/reader?story=bruno-honig',
      '/reader?story=bruno-honig&view=pdf',
    ]
    for (const path of places) {
      await page.goto(path)
      await expect(page.getByRole('heading').first()).toBeVisible()
      expect([path, await findingsOf(page)]).toEqual([path, []])
    }
  })
}
