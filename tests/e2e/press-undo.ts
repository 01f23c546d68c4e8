import type { Locator, Page } from '@playwright/test'

/**
 * Presses „Rückgängig“ of a message by key. A click first waits until the button has rested for two frames,
 * which on a busy machine takes longer than the message stays.
 */
export async function pressUndo(scope: Page | Locator): Promise<void> {
  await scope.getByRole('button', { name: 'Rückgängig' }).press('Enter')
}
