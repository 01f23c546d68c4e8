import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/**
 * Waits until a page that was made beforehand has its code: what is pressed earlier is lost. The way
 * to the demo's mailbox is only there from then on.
 */
export async function takenOver(page: Page): Promise<void> {
  await expect(page.locator('footer a[href="/demo/mail"]')).toBeVisible()
}
