import type { Page } from '@playwright/test'
import type { PagePath } from '../../src/contract/page.ts'
import { pagePaths } from '../../src/contract/page.ts'
import { axeFindings, wearTheme } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { untilProfileKept } from './kept-here.ts'
import { signUp } from './people.ts'

const themes = ['light', 'dark', 'fantasy']

/** Guests see the login instead, whichever they ask for. */
const guarded: readonly PagePath[] = [
  '/dashboard',
  '/story-collection',
  '/content-manager',
  '/favorites',
  '/remember',
  '/liked',
  '/account-settings',
  '/account-delete',
  '/payment-success',
  '/payment-failure',
]
/** Open to all, but not the same for a family that is signed in. */
const changing = [
  '/',
  '/login',
  '/vision',
  '/reader',
  '/story-ranking',
  '/abo',
  '/news',
  '/contact',
  '/roadmap',
  '/voting',
]

async function expectNoFindings(page: Page) {
  for (const theme of themes) {
    await wearTheme(page, theme)
    expect([theme, await axeFindings(page)]).toEqual([theme, []])
  }
}

for (const path of pagePaths) {
  if (guarded.includes(path)) continue
  test(`axe finds nothing as a guest on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoFindings(page)
  })
}

test('a guest comes from every guarded page to the same login, where axe finds nothing', async ({
  page,
}) => {
  for (const path of guarded) {
    await page.goto(path)
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`)
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoFindings(page)
})

for (const path of [
  ...guarded,
  ...changing,
  '/story-collection?story=bruno-honig',
  '/reader?story=bruno-honig',
  '/reader?story=bruno-honig&view=pdf',
]) {
  test(`axe finds nothing signed in on ${path}`, async ({ page }) => {
    await signUp(page)
    await page.goto(path)
    // Until the family is known, a page may still become another one.
    await untilProfileKept(page)
    await expect(page.locator('h1').first()).toBeVisible()
    await expectNoFindings(page)
  })
}
