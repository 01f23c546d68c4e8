import { expect, type Page } from '@playwright/test'

/** Address of the sample story: ten pages, open to guests. */
export const sample = '/reader?story=fuchs-laterne'

/** Opens a page of the sample and waits for its text. */
export async function openSample(page: Page, address = sample) {
  await page.goto(address)
  await expect(page.getByRole('button', { name: 'Eine Seite weiter' })).toBeVisible()
  await expect(page.locator('.story-text').first()).toBeVisible()
}

/** Expects the page label of the reader, such as „Seite 3 von 10“, on any slice of the page. */
export async function expectPlace(page: Page, label: string) {
  const pages = page.getByRole('navigation', { name: 'Seiten' })
  await expect(pages.getByRole('status')).toHaveText(new RegExp(`^${label}(, Teil \\d von \\d)?$`))
}
