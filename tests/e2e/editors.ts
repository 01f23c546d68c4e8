import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** Signs the page's browser in as the demo's editor, by Google's stand-in. */
export async function signInAsEditor(page: Page) {
  await page.goto('/login')
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Mit Google anmelden' }).click()
  await (await popup).getByRole('button', { name: /Redaktion Fabelhain/ }).click()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
}
