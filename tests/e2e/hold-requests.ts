import type { BrowserContext, Page, Route } from '@playwright/test'

/**
 * Holds back the requests for an address until the returned function is called; `handle` then answers
 * them. The returned function first waits for such a request, as holding none would test nothing.
 */
export async function holdRequests(
  target: Page | BrowserContext,
  address: string,
  handle = (route: Route) => route.continue(),
): Promise<() => Promise<void>> {
  const { promise: requested, resolve: markRequested } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await target.route(address, async (route) => {
    markRequested()
    await released
    await handle(route)
  })
  return async () => {
    await requested
    release()
  }
}
