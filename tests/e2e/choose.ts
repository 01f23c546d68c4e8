import type { Locator } from '@playwright/test'
import { expect } from '@playwright/test'

/** Chooses by what is drawn around a radio button, as a finger does. */
export async function choose(radio: Locator): Promise<void> {
  await radio.locator('..').click()
  await expect(radio).toBeChecked()
}
