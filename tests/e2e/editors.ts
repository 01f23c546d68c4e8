import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { takenOver } from './taken-over.ts'

/** Signs the page's browser in as the demo's editor, by Google's stand-in. */
export async function signInAsEditor(page: Page) {
  await page.goto('/login')
  await takenOver(page)
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Mit Google anmelden' }).click()
  await (await popup).getByRole('button', { name: /Redaktion Fabelhain/ }).click()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
}
