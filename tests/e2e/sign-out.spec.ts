import type { BrowserContext, Page, Request } from '@playwright/test'
import { signInByCall, signUp } from './accounts.ts'
import { callApi } from './family-calls.ts'
import { expect, test } from './fixtures.ts'

/** Calls that guests may make, too. */
const guestCalls = /\/rpc\/(session\/get|story\/(?!listLiked)\w+|news\/\w+|trace\/\w+)$/
function isOfFamily(request: Request): boolean {
  const { pathname } = new URL(request.url())
  return pathname.startsWith('/rpc/') && !guestCalls.test(pathname)
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Delays calls on their way to the server, and the answer to the sign-out on its way back. */
async function slowDown(context: BrowserContext) {
  await context.route(/\/rpc\/(?!device\/get)/, async (route) => {
    await sleep(400)
    await route.continue().catch(() => undefined)
  })
  await context.route('**/api/auth/sign-out', async (route) => {
    const response = await route.fetch()
    await sleep(1200)
    await route.fulfill({ response })
  })
}

const logout = (page: Page) => page.getByRole('button', { name: 'Logout' })
const login = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' })

const pages = ['/dashboard', '/story-collection', '/reader?story=bruno-honig', '/account-settings']

// A refused call of the ended session would be a console error, which fails the test.
test('after a sign-out while a page loads, no call for the family is sent', async ({
  page,
  context,
}) => {
  const family = await signUp(page)
  await slowDown(context)
  for (const address of pages) {
    await test.step(address, async () => {
      await signInByCall(page, family)
      await page.goto(address)
      await expect(logout(page)).toBeVisible()
      const familyCalls: string[] = []
      const recordCall = (request: Request) => {
        if (request.url().endsWith('/api/auth/sign-out')) familyCalls.splice(0)
        if (isOfFamily(request)) familyCalls.push(request.url())
      }
      page.on('request', recordCall)
      await logout(page).press('Enter')
      await expect(login(page)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // Time in which no such call may be sent.
      await page.waitForTimeout(600)
      expect(familyCalls).toEqual([])
      page.off('request', recordCall)
    })
  }
})

test('a tab whose session is ended elsewhere sends no call with it, and becomes a guest’s', async ({
  page,
  context,
  newPage,
}) => {
  const family = await signUp(page)
  const elsewhere = await newPage()
  await signInByCall(elsewhere, family)
  const open = async (tab: Page, address: string) => {
    await tab.goto(address)
    await expect(tab.getByText('Willkommen, Familie Winter')).toBeVisible()
  }
  await open(page, '/dashboard')
  const otherTab = await context.newPage()
  await open(otherTab, '/story-collection')
  await slowDown(context)

  await test.step('by Logout in the tab without the stream', async () => {
    await logout(otherTab).press('Enter')
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
    await expect(login(otherTab)).toBeVisible()
    await otherTab.close()
  })
  await test.step('by another device', async () => {
    await signInByCall(page, family)
    await open(page, '/dashboard')
    await callApi(elsewhere, 'DELETE', '/sessions')
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
    // Longer than the pause before the stream is opened again.
    await page.waitForTimeout(2500)
  })
})
