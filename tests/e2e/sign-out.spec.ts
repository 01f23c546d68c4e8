import type { BrowserContext, Page, Request } from '@playwright/test'
import { send } from './family-calls.ts'
import { expect, test } from './fixtures.ts'
import { comeBack, signUp } from './people.ts'

/** What guests may ask too. */
const forEverybody = /\/rpc\/(session\/get|story\/(?!listLiked)\w+|news\/\w+|trace\/\w+)$/
function isOfFamily(request: Request): boolean {
  const { pathname } = new URL(request.url())
  return pathname.startsWith('/rpc/') && !forEverybody.test(pathname)
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Questions take their time on the way there, the answer to the sign-out on its way back. */
async function slowly(context: BrowserContext) {
  await context.route(/\/rpc\/(?!device\/get)/, async (route) => {
    await pause(400)
    await route.continue().catch(() => undefined)
  })
  await context.route('**/api/auth/sign-out', async (route) => {
    const response = await route.fetch()
    await pause(1200)
    await route.fulfill({ response })
  })
}

const logout = (page: Page) => page.getByRole('button', { name: 'Logout' })
const login = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' })

const pages = ['/dashboard', '/story-collection', '/reader?story=bruno-honig', '/account-settings']

// That nothing is asked with the ended session shows in the console, which stays empty.
test('who signs out while a page is still coming asks for nothing more of the family', async ({
  page,
  context,
}) => {
  const family = await signUp(page)
  await slowly(context)
  for (const address of pages) {
    await test.step(address, async () => {
      await comeBack(page, family)
      await page.goto(address)
      await expect(logout(page)).toBeVisible()
      const asked: string[] = []
      const note = (request: Request) => {
        if (request.url().endsWith('/api/auth/sign-out')) asked.splice(0)
        if (isOfFamily(request)) asked.push(request.url())
      }
      page.on('request', note)
      await logout(page).press('Enter')
      await expect(login(page)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // Time in which nothing may be asked or answered.
      await page.waitForTimeout(600)
      expect(asked).toEqual([])
      page.off('request', note)
    })
  }
})

test('a tab whose session is ended elsewhere never asks with it, and is a guest’s', async ({
  page,
  context,
  newPage,
}) => {
  const family = await signUp(page)
  const elsewhere = await newPage()
  await comeBack(elsewhere, family)
  const open = async (tab: Page, address: string) => {
    await tab.goto(address)
    await expect(tab.getByText('Willkommen, Familie Winter')).toBeVisible()
  }
  await open(page, '/dashboard')
  const otherTab = await context.newPage()
  await open(otherTab, '/story-collection')
  await slowly(context)

  await test.step('by Logout in the tab that has no stream of its own', async () => {
    await logout(otherTab).press('Enter')
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
    await expect(login(otherTab)).toBeVisible()
    await otherTab.close()
  })
  await test.step('by another device', async () => {
    await comeBack(page, family)
    await open(page, '/dashboard')
    await send(elsewhere, 'DELETE', '/sessions')
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
    // Longer than a stream waits before it is tried again.
    await page.waitForTimeout(2500)
  })
})
