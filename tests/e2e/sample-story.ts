import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** The sample story: ten pages, open to guests. */
export const sample = '/reader?story=fuchs-laterne'

/** Opens a page of the sample and waits for its words. */
export async function openSample(page: Page, address = sample) {
  await page.goto(address)
  await expect(page.getByRole('button', { name: 'Eine Seite weiter' })).toBeVisible()
  await expect(page.locator('.story-text').first()).toBeVisible()
}

/** Where the reader says one is: „Seite 3 von 10“. */
export async function expectPlace(page: Page, label: string) {
  const pages = page.getByRole('navigation', { name: 'Seiten' })
  await expect(pages.getByRole('status')).toHaveText(label)
}
