import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** Everything of a table of this browser's store; nothing where there is no store yet. */
export function tableHere<Row>(page: Page, table: 'account' | 'kept' | 'queries'): Promise<Row[]> {
  return page.evaluate(async (name) => {
    // Opening what is not there would make it.
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

/** Waits until the account's document has come by the stream and is kept: this tab is all there. */
export async function untilProfileKept(page: Page): Promise<void> {
  await expect
    .poll(async () => (await tableHere<{ profile: unknown }>(page, 'account'))[0]?.profile ?? null)
    .not.toBeNull()
}

/** Waits until so many answers are kept as well: enough to come back without a server. */
export async function untilKept(page: Page, answers = 3): Promise<void> {
  await untilProfileKept(page)
  await expect
    .poll(async () => (await tableHere(page, 'queries')).length)
    .toBeGreaterThanOrEqual(answers)
}
