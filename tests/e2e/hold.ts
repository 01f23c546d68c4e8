import type { BrowserContext, Page, Route } from '@playwright/test'

/**
 * Holds what a page asks for until the function is called that it returns; `go` is what follows. That
 * function waits for the page to ask: a test that holds nothing would show nothing.
 */
export async function hold(
  asker: Page | BrowserContext,
  address: string,
  go = (route: Route) => route.continue(),
): Promise<() => Promise<void>> {
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>()
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>()
  await asker.route(address, async (route) => {
    ask()
    await isLetGo
    await go(route)
  })
  return async () => {
    await isAsked
    letGo()
  }
}
