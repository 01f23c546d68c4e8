import { expect, type Page } from '@playwright/test'

/**
 * Waits until a prerendered page is hydrated: earlier clicks are lost. Only a hydrated page has the
 * link to the demo's mailbox.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator('footer a[href="/demo/mail"]')).toBeVisible()
}
