import { expect, type Page } from '@playwright/test'

/** All rows of a table of this browser's IndexedDB store; empty if there is no store yet. */
export function readStore<Row>(page: Page, table: 'account' | 'kept' | 'queries'): Promise<Row[]> {
  return page.evaluate(async (name) => {
    // Opening a missing database would create it.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'fabelhain')) return []
    return new Promise<Row[]>((resolve, reject) => {
      const opening = indexedDB.open('fabelhain')
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const reading = opening.result.transaction(name).objectStore(name).getAll()
        reading.onsuccess = () => {
          opening.result.close()
          resolve(reading.result)
        }
      }
    })
  }, table)
}

/** Waits until the user document has arrived by the stream and is stored: the page is fully started. */
export async function waitForStoredProfile(page: Page): Promise<void> {
  await expect
    .poll(async () => (await readStore<{ profile: unknown }>(page, 'account'))[0]?.profile ?? null)
    .not.toBeNull()
}

/** Waits until the profile and that many answers are stored: enough to reload without a server. */
export async function waitForStoredAnswers(page: Page, answers = 3): Promise<void> {
  await waitForStoredProfile(page)
  await expect
    .poll(async () => (await readStore(page, 'queries')).length)
    .toBeGreaterThanOrEqual(answers)
}
