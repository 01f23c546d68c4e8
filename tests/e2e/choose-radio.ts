import { expect, type Locator } from '@playwright/test'

/** Checks a radio button by clicking its label, which is drawn above the input. */
export async function chooseRadio(radio: Locator): Promise<void> {
  await radio.locator('..').click()
  await expect(radio).toBeChecked()
}
