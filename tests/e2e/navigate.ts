import type { Page } from '@playwright/test'

/** Navigates like a link, without a reload: the page's memory stays. */
export async function navigate(page: Page, address: string) {
  await page.evaluate((url) => {
    const state = { key: url, idx: history.state.idx + 1 }
    history.pushState(state, '', url)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }, address)
}
