import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { tableHere, untilKept } from './kept-here.ts'
import { comeBack, newFamily, signUp } from './people.ts'

const messages = {
  severalTabs: 'Offline-Persistence (Single-Tab) nicht aktiviert (mehrere Tabs?)',
  unsupported: 'Offline-Persistence (Single-Tab) nicht unterstützt',
  otherError: 'Fehler beim Aktivieren der Offline-Persistence:',
  multiTab: 'Multi-Tab Offline-Persistence nicht aktiviert:',
}

test.use({
  expectedNoise: /Offline-Persistence|Session could not be read|Sign-out failed|ERR_FAILED/,
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

test.describe('the four messages, each in its case and in no other', () => {
  test.beforeEach(({ page }) => signUp(page).then(() => page.close()))

  test('a first tab says nothing, a second one that it is not alone', async ({ context }) => {
    const first = await openTab(context)
    await expect.poll(() => keptRows(first.page)).toMatchObject({ account: 1 })
    const second = await openTab(context)
    await expect.poll(() => second.said).toEqual([messages.severalTabs])
    expect(first.said).toEqual([])
  })

  test('a browser without locks does not support it', async ({ context }) => {
    const { page, said } = await openTab(context, () =>
      Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }),
    )
    await expect.poll(() => said).toEqual([messages.unsupported])
    expect(await keptRows(page)).toEqual({})
  })

  test('neither does one without a database', async ({ context }) => {
    const { said } = await openTab(context, () => {
      Reflect.deleteProperty(globalThis, 'indexedDB')
    })
    await expect.poll(() => said).toEqual([messages.unsupported])
  })

  test('a database that does not open is another error', async ({ context }) => {
    const { page, said } = await openTab(context, () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError')
      }
    })
    await expect.poll(() => said).toEqual([expect.stringContaining(messages.otherError)])
    await page.getByRole('link', { name: 'Geschichten', exact: true }).first().click()
    await expect(page.getByRole('heading', { name: 'Geschichten', level: 1 })).toBeVisible()
  })

  test('tabs that cannot talk do not share it', async ({ context }) => {
    const first = await openTab(context)
    const second = await openTab(context, () => {
      const Channel = BroadcastChannel
      globalThis.BroadcastChannel = class extends Channel {
        constructor(name: string) {
          if (name.startsWith('fabelhain-tabs')) throw new DOMException('no', 'NotSupportedError')
          super(name)
        }
      }
    })
    await expect
      .poll(() => second.said)
      .toEqual([messages.severalTabs, expect.stringContaining(messages.multiTab)])
    expect(first.said).toEqual([])
  })
})

test('one stream for all tabs, which the next one takes over', async ({ context, page }) => {
  const family = await signUp(page)
  const streams: Page[] = []
  context.on('request', (request) => {
    if (request.url().includes('/profile/live')) streams.push(request.frame().page())
  })
  const { page: first } = await openTab(context)
  const { page: second } = await openTab(context)
  const rename = async (displayName: string) => {
    const { uid } = await (await page.request.get('/api/session')).json()
    await page.request.patch(`/api/users/${uid}`, {
      data: { displayName },
      headers: { origin: new URL(first.url()).origin },
    })
    return `Willkommen, ${displayName}`
  }
  const greeting = await rename('Familie Herbst')
  await expect(second.getByText(greeting)).toBeVisible()
  await expect(first.getByText(greeting)).toBeVisible()
  expect(streams).toEqual([first])
  await first.close()
  await expect.poll(() => streams).toEqual([first, second])
  await expect(second.getByText(await rename('Familie Frühling'))).toBeVisible()
  expect(family.name).toBe('Familie Winter')
})

test('whoever comes back while the server is away sees what was kept', async ({
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
})

test('signing out without a network forgets everything and is made up for', async ({
  context,
  page,
}) => {
  await signUp(page)
  await page.goto('/dashboard')
  await untilKept(page)
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
