import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

/**
 * Presses „Erneut versuchen“ and waits for what it brings. News of the family may have the page ask
 * by itself just before, and the button is gone.
 */
export async function tryAgain(scope: Page | Locator, expectHealed: () => Promise<void>) {
  const again = scope.getByRole('button', { name: 'Erneut versuchen' })
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 })
    await expectHealed()
  }).toPass({ timeout: 20_000 })
}
