import type { Page } from '@playwright/test'

/**
 * Checks every later state of a page, on every address. The returned function lists the states without
 * a title, or without exactly one `h1` with text.
 */
export async function watchHeadings(page: Page): Promise<() => Promise<string[]>> {
  const faulty: string[] = []
  await page.exposeFunction('reportFaultyState', (state: string) => faulty.push(state))
  await page.addInitScript(() => {
    const checkHeadings = () => {
      const headings = [...document.querySelectorAll('h1')].map((h1) => h1.textContent?.trim())
      if (document.title !== '' && headings.length === 1 && headings[0]) return
      const state = { path: location.pathname, title: document.title, headings }
      Reflect.get(window, 'reportFaultyState')(JSON.stringify(state))
    }
    addEventListener('DOMContentLoaded', () => {
      checkHeadings()
      new MutationObserver(checkHeadings).observe(document, { childList: true, subtree: true })
    })
  })
  return async () => {
    // Earlier reports arrive before the answer to this call.
    await page.evaluate(() => 0)
    return faulty
  }
}
