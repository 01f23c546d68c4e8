import type { BrowserContext, Page } from '@playwright/test'
import { newFamily, signInByCall, signUp } from './accounts.ts'
import { readStore, waitForStoredAnswers } from './browser-store.ts'
import { accountId, callApi } from './family-calls.ts'
import { expect, test } from './fixtures.ts'

const messages = {
  severalTabs: 'Offline-Persistence (Single-Tab) nicht aktiviert (mehrere Tabs?)',
  unsupported: 'Offline-Persistence (Single-Tab) nicht unterstützt',
  otherError: 'Fehler beim Aktivieren der Offline-Persistence:',
  multiTab: 'Multi-Tab Offline-Persistence nicht aktiviert:',
}

test.use({
  expectedNoise:
    /Offline-Persistence|Google sign-in failed|Session could not be read|Sign-out failed|ERR_FAILED/,
})

/** Opens the dashboard in a new tab; `lines` are its console lines about persistence. */
async function openTab(context: BrowserContext, initScript?: () => void) {
  const page = await context.newPage()
  if (initScript) await page.addInitScript(initScript)
  const lines: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Offline-Persistence')) lines.push(message.text())
  })
  await page.goto('/dashboard')
  await expect(page.getByText('Willkommen, Familie Winter')).toBeVisible()
  return { page, lines }
}

/** The number of rows of each table of this browser's store; empty if there is no store. */
function countStoredRows(page: Page) {
  return page.evaluate(async () => {
    // Opening a missing database would create it.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'fabelhain')) return {}
    const opening = indexedDB.open('fabelhain')
    await new Promise((resolve) => {
      opening.onsuccess = resolve
    })
    const store = opening.result
    const rows: Record<string, number> = {}
    for (const table of store.objectStoreNames) {
      const counting = store.transaction(table).objectStore(table).count()
      await new Promise((resolve) => {
        counting.onsuccess = resolve
      })
      rows[table] = counting.result
    }
    store.close()
    return rows
  })
}

/** Aborts all calls, as if the server were down; pages still load. */
const blockCalls = (context: BrowserContext) =>
  context.route(/\/(rpc|api)\//, (route) => route.abort())
const unblockCalls = (context: BrowserContext) => context.unroute(/\/(rpc|api)\//)

test('a browser that can store nothing says why, and the app still works', async ({
  page,
  context,
}) => {
  await signUp(page)
  await page.close()
  await test.step('without a database', async () => {
    const { page, lines } = await openTab(context, () => {
      Reflect.deleteProperty(globalThis, 'indexedDB')
    })
    await expect.poll(() => lines).toEqual([messages.unsupported])
    await page.close()
  })
  await test.step('with a database that is null', async () => {
    const { page, lines } = await openTab(context, () =>
      Object.defineProperty(globalThis, 'indexedDB', { value: null }),
    )
    await expect.poll(() => lines).toEqual([messages.unsupported])
    await page.close()
  })
  await test.step('without locks', async () => {
    const { page, lines } = await openTab(context, () =>
      Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }),
    )
    await expect.poll(() => lines).toEqual([messages.unsupported])
    expect(await countStoredRows(page)).toEqual({})
    await page.close()
  })
  await test.step('without a channel to other tabs', async () => {
    const { page, lines } = await openTab(context, () => {
      Reflect.deleteProperty(globalThis, 'BroadcastChannel')
    })
    expect(lines).toEqual([])
    await page.close()
  })
  await test.step('with a database that does not open', async () => {
    const { page, lines } = await openTab(context, () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError')
      }
    })
    await expect.poll(() => lines).toEqual([expect.stringContaining(messages.otherError)])
    await page.getByRole('link', { name: 'Geschichten', exact: true }).first().click()
    await expect(page.getByRole('heading', { name: 'Geschichten', level: 1 })).toBeVisible()
  })
})

test('a guest without a channel to other tabs sees every page', async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.BroadcastChannel = class {
      constructor() {
        throw new DOMException('no', 'NotSupportedError')
      }
    } as unknown as typeof BroadcastChannel
  })
  await page.goto('/')
  await page.getByRole('link', { name: 'Login' }).click()
  await page.getByRole('button', { name: 'Mit Google anmelden' }).click()
  await expect(page.getByRole('button', { name: 'Ohne Pop-up weiter zu Google' })).toBeVisible()
})

/** Renames the account by the API, as another browser would, and returns its new greeting. */
async function rename(page: Page, displayName: string) {
  const uid = await accountId(page)
  await callApi(page, 'PATCH', `/users/${uid}`, { displayName })
  return `Willkommen, ${displayName}`
}

test('tabs say that they are not alone, and share one stream, which the next tab continues', async ({
  page,
  context,
}) => {
  await signUp(page)
  await page.close()
  const streams: Page[] = []
  context.on('request', (request) => {
    if (request.url().includes('/profile/live')) streams.push(request.frame().page())
  })
  const first = await openTab(context)
  await expect.poll(() => countStoredRows(first.page)).toMatchObject({ account: 1 })
  const second = await openTab(context)
  await expect.poll(() => second.lines).toEqual([messages.severalTabs])
  expect(first.lines).toEqual([])

  const greeting = await rename(second.page, 'Familie Herbst')
  await expect(second.page.getByText(greeting)).toBeVisible()
  await expect(first.page.getByText(greeting)).toBeVisible()
  expect(streams).toEqual([first.page])

  await first.page.close()
  await expect.poll(() => streams).toEqual([first.page, second.page])
  const next = await rename(second.page, 'Familie Winter')
  await expect(second.page.getByText(next)).toBeVisible()

  await test.step('a tab without a channel does not share it', async () => {
    const isolated = await openTab(context, () => {
      const Channel = BroadcastChannel
      globalThis.BroadcastChannel = class extends Channel {
        constructor(name: string) {
          if (name.startsWith('fabelhain-tabs')) throw new DOMException('no', 'NotSupportedError')
          super(name)
        }
      }
    })
    await expect
      .poll(() => isolated.lines)
      .toEqual([messages.severalTabs, expect.stringContaining(messages.multiTab)])
    // The first tab still has no line, and the second one no further line.
    expect([first.lines, second.lines]).toEqual([[], [messages.severalTabs]])
  })
})

test.describe('a user document that does not load', () => {
  test.use({ expectedNoise: /mehrere Tabs|status of 500|Profile subscription failed/ })

  test('leaves no tab loading, not even one that does not request it itself', async ({
    page,
    context,
  }) => {
    await signUp(page)
    await page.close()
    await context.route('**/rpc/profile/live', (route) => route.fulfill({ status: 500, json: {} }))
    await openTab(context)
    await openTab(context)
    await context.unroute('**/rpc/profile/live')
  })
})

test('a family that returns while the server is down sees what is stored, until it signs out', async ({
  context,
  page,
}) => {
  await signUp(page)
  await page.goto('/story-collection')
  const title = page.getByRole('link', { name: /Der kleine Fuchs und die Laterne/ }).first()
  await expect(title).toBeVisible()
  await waitForStoredAnswers(page)
  await blockCalls(context)
  await page.reload()
  await expect(page.getByText('Willkommen, Familie Winter')).toBeVisible()
  await expect(title).toBeVisible()
  // The page finds the server again by itself.
  const sessionRead = page.waitForResponse(
    (answer) => /session\/get/.test(answer.url()) && answer.ok(),
  )
  await unblockCalls(context)
  await sessionRead
  await expect(page.getByText('Willkommen, Familie Winter')).toBeVisible()

  // Signing out without a server clears the storage, and reaches the server later.
  await page.evaluate(async () => {
    const cache = await caches.open('kept-somebody')
    await cache.put('/files/x', new Response('private'))
  })
  await blockCalls(context)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await page.evaluate(() => caches.keys())).not.toContain('kept-somebody')
  expect(await countStoredRows(page)).toEqual({ account: 0, queries: 0, kept: 0, outbox: 0 })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
  await unblockCalls(context)
  await page.reload()
  await expect.poll(async () => (await page.request.get('/api/session')).json()).toBeNull()
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login/)
})

test('another account finds nothing of the previous one', async ({ context, page }) => {
  await signUp(page)
  await page.goto('/dashboard')
  await waitForStoredAnswers(page)
  const other = newFamily()
  const elsewhere = await context.browser()?.newContext()
  const stranger = await elsewhere?.newPage()
  if (!stranger) throw new Error('no second window')
  await signUp(stranger, { ...other, name: 'Familie Sommer' })
  await elsewhere?.close()
  // The session's cookie changes under the page, as it does after signing in in another tab.
  await blockCalls(context)
  await signInByCall(page, other)
  await page.goto('/dashboard')
  await expect(page.getByText('Willkommen, Familie Winter')).toBeVisible()
  await unblockCalls(context)
  await expect(page.getByText('Willkommen, Familie Sommer')).toBeVisible()
  const stored = JSON.stringify(await readStore(page, 'queries'))
  expect(stored).not.toContain('Familie Winter')
})
