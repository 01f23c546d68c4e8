import type { Page } from '@playwright/test'

/**
 * Watches every state that a page goes through from now on, whatever is opened in it. The function that it
 * returns names those without a title, or without exactly one `h1` that has words.
 */
export async function watchHeadings(page: Page): Promise<() => Promise<string[]>> {
  const bad: string[] = []
  await page.exposeFunction('noteHeadings', (state: string) => bad.push(state))
  await page.addInitScript(() => {
    const look = () => {
      const headings = [...document.querySelectorAll('h1')].map((h1) => h1.textContent?.trim())
      if (document.title !== '' && headings.length === 1 && headings[0]) return
      const state = { path: location.pathname, title: document.title, headings }
      Reflect.get(window, 'noteHeadings')(JSON.stringify(state))
    }
    addEventListener('DOMContentLoaded', () => {
      look()
      new MutationObserver(look).observe(document, { childList: true, subtree: true })
    })
  })
  return async () => {
    // What was noted has arrived by the answer to a later call.
    await page.evaluate(() => 0)
    return bad
  }
}
