import type { Page } from '@playwright/test'

/**
 * Lets `goto` and `reload` wait until the app has taken over a prerendered page, as most of what is done to it
 * before is lost. With `waitUntil` they wait for that only.
 */
export function waitForApp(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  const app = () => page.waitForFunction(() => !document.documentElement.dataset.rendered)
  page.goto = async (address, options) => {
    const response = await goto(address, options)
    if (!options?.waitUntil) await app()
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (!options?.waitUntil) await app()
    return response
  }
}
