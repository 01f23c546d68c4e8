import type { BrowserContext, Page } from '@playwright/test'
import { accountOf, send } from './family-calls.ts'
import { expect, test } from './fixtures.ts'
import { tableHere, untilKept } from './kept-here.ts'
import { comeBack, newFamily, signUp } from './people.ts'
import { takenOver } from './taken-over.ts'

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

/** Opens the dashboard in a new tab and answers with what it said about persistence. */
async function openTab(context: BrowserContext, break_?: () => void) {
  const page = await context.newPage()
  if (break_) await page.addInitScript(break_)
  const said: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Offline-Persistence')) said.push(message.text())
  })
  await page.goto('/dashboard')
  await expect(page.getByText('Willkommen, Familie Winter')).toBeVisible()
  return { page, said }
}

/** What the browser keeps, table by table. */
function keptRows(page: Page) {
  return page.evaluate(async () => {
    // Opening what is not there would make it.
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

/** The server is away: pages come, calls do not. */
const cutCalls = (context: BrowserContext) =>
  context.route(/\/(rpc|api)\//, (route) => route.abort())
const mendCalls = (context: BrowserContext) => context.unroute(/\/(rpc|api)\//)

test('a browser that can keep nothing says why, and the app goes on', async ({ page, context }) => {
  await signUp(page)
  await page.close()
  await test.step('without a database', async () => {
    const { page, said } = await openTab(context, () => {
      Reflect.deleteProperty(globalThis, 'indexedDB')
    })
    await expect.poll(() => said).toEqual([messages.unsupported])
    await page.close()
  })
  await test.step('with a database that is none', async () => {
    const { page, said } = await openTab(context, () =>
      Object.defineProperty(globalThis, 'indexedDB', { value: null }),
    )
    await expect.poll(() => said).toEqual([messages.unsupported])
    await page.close()
  })
  await test.step('without locks', async () => {
    const { page, said } = await openTab(context, () =>
      Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }),
    )
    await expect.poll(() => said).toEqual([messages.unsupported])
    expect(await keptRows(page)).toEqual({})
    await page.close()
  })
  await test.step('without a channel to other tabs', async () => {
    const { page, said } = await openTab(context, () => {
      Reflect.deleteProperty(globalThis, 'BroadcastChannel')
    })
    expect(said).toEqual([])
    await page.close()
  })
  await test.step('with a database that does not open', async () => {
    const { page, said } = await openTab(context, () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError')
      }
    })
    await expect.poll(() => said).toEqual([expect.stringContaining(messages.otherError)])
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
  await takenOver(page)
  await page.getByRole('link', { name: 'Login' }).click()
  await page.getByRole('button', { name: 'Mit Google anmelden' }).click()
  await expect(page.getByRole('button', { name: 'Ohne Pop-up weiter zu Google' })).toBeVisible()
})

/** Gives the account another name, as another browser would, and tells how it is greeted then. */
async function rename(page: Page, displayName: string) {
  const uid = await accountOf(page)
  await send(page, 'PATCH', `/users/${uid}`, { displayName })
  return `Willkommen, ${displayName}`
}

test('tabs say that they are not alone, and share one stream which the next one takes over', async ({
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
  await expect.poll(() => keptRows(first.page)).toMatchObject({ account: 1 })
  const second = await openTab(context)
  await expect.poll(() => second.said).toEqual([messages.severalTabs])
  expect(first.said).toEqual([])

  const greeting = await rename(second.page, 'Familie Herbst')
  await expect(second.page.getByText(greeting)).toBeVisible()
  await expect(first.page.getByText(greeting)).toBeVisible()
  expect(streams).toEqual([first.page])

  await first.page.close()
  await expect.poll(() => streams).toEqual([first.page, second.page])
  const next = await rename(second.page, 'Familie Winter')
  await expect(second.page.getByText(next)).toBeVisible()

  await test.step('a tab that cannot talk does not share it', async () => {
    const mute = await openTab(context, () => {
      const Channel = BroadcastChannel
      globalThis.BroadcastChannel = class extends Channel {
        constructor(name: string) {
          if (name.startsWith('fabelhain-tabs')) throw new DOMException('no', 'NotSupportedError')
          super(name)
        }
      }
    })
    await expect
      .poll(() => mute.said)
      .toEqual([messages.severalTabs, expect.stringContaining(messages.multiTab)])
    // The first tab had nothing to say to the end, and the second one nothing more.
    expect([first.said, second.said]).toEqual([[], [messages.severalTabs]])
  })
})

test.describe('a document that does not come', () => {
  test.use({ expectedNoise: /mehrere Tabs|status of 500|Profile subscription failed/ })

  test('keeps no tab loading, also one that does not ask for it itself', async ({
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

test('a family that comes back while the server is away sees what was kept, until it signs out', async ({
  context,
  page,
}) => {
  await signUp(page)
  await page.goto('/story-collection')
  const title = page.getByRole('link', { name: /Der kleine Fuchs und die Laterne/ }).first()
  await expect(title).toBeVisible()
  await untilKept(page)
  await cutCalls(context)
  await page.reload()
  await expect(page.getByText('Willkommen, Familie Winter')).toBeVisible()
  await expect(title).toBeVisible()
  // The page finds the server again by itself.
  const asked = page.waitForResponse((answer) => /session\/get/.test(answer.url()) && answer.ok())
  await mendCalls(context)
  await asked
  await expect(page.getByText('Willkommen, Familie Winter')).toBeVisible()

  // Signing out without a network forgets everything, and is made up for.
  await page.evaluate(async () => {
    const cache = await caches.open('kept-somebody')
    await cache.put('/files/x', new Response('private'))
  })
  await cutCalls(context)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await page.evaluate(() => caches.keys())).not.toContain('kept-somebody')
  expect(await keptRows(page)).toEqual({ account: 0, queries: 0, kept: 0, outbox: 0 })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
  await mendCalls(context)
  await page.reload()
  await expect.poll(async () => (await page.request.get('/api/session')).json()).toBeNull()
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login/)
})

test('another account finds nothing of the one before', async ({ context, page }) => {
  await signUp(page)
  await page.goto('/dashboard')
  await untilKept(page)
  const other = newFamily()
  const elsewhere = await context.browser()?.newContext()
  const stranger = await elsewhere?.newPage()
  if (!stranger) throw new Error('no second window')
  await signUp(stranger, { ...other, name: 'Familie Sommer' })
  await elsewhere?.close()
  // The session's cookie changes under the page, as it does after signing in in another tab.
  await cutCalls(context)
  await comeBack(page, other)
  await page.goto('/dashboard')
  await expect(page.getByText('Willkommen, Familie Winter')).toBeVisible()
  await mendCalls(context)
  await expect(page.getByText('Willkommen, Familie Sommer')).toBeVisible()
  const kept = JSON.stringify(await tableHere(page, 'queries'))
  expect(kept).not.toContain('Familie Winter')
})
