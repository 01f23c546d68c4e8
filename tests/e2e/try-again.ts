import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Presses „Erneut versuchen“ until the page has recovered. The button can be gone already: a change of
 * the family makes the page retry by itself.
 */
export async function tryAgain(scope: Page | Locator, expectRecovered: () => Promise<void>) {
  const again = scope.getByRole('button', { name: 'Erneut versuchen' })
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 })
    await expectRecovered()
  }).toPass({ timeout: 20_000 })
}
