import { expect, type Page } from '@playwright/test'

/** Installs the page's worker now; the page itself does so only seconds after it has loaded. */
export async function installWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }))
  await waitForWorker(page)
}

/** Waits until the page's worker is active and controls the page. */
export async function waitForWorker(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 20_000 })
    .toBe('activated')
}

interface CachedAnswer {
  cache: string
  path: string
  text: string
}

/** Every answer in every cache of this browser. */
export async function cachedAnswers(page: Page): Promise<CachedAnswer[]> {
  return page.evaluate(async () => {
    const answers = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) {
        const answer = await cache.match(url)
        answers.push({
          cache: name,
          path: new URL(url).pathname,
          text: (await answer?.text()) ?? '',
        })
      }
    }
    return answers
  })
}

/** Stores the signed-in account as the page does, and one offline file for each account of `files`. */
export async function storeFiles(
  page: Page,
  stored: { uid: string; files: Record<string, string> },
): Promise<void> {
  await page.evaluate(async ({ uid, files }) => {
    for (const [owner, text] of Object.entries(files)) {
      const cache = await caches.open(`kept-${owner}`)
      const headers = { 'content-type': 'audio/mp4' }
      await cache.put(`/files/00/${owner}.m4a`, new Response(text, { headers }))
    }
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('fabelhain')
      opening.onupgradeneeded = () => opening.result.createObjectStore('account')
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const writing = opening.result.transaction('account', 'readwrite')
        writing.objectStore('account').put({ uid }, 'current')
        writing.oncomplete = () => {
          opening.result.close()
          resolve()
        }
      }
    })
  }, stored)
}
