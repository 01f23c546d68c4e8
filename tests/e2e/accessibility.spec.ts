import type { Page } from '@playwright/test'
import { type PagePath, pagePaths } from '../../src/contract/page.ts'
import { signUp } from './accounts.ts'
import { expectNoFindingsInThemes } from './axe.ts'
import { waitForStoredProfile } from './browser-store.ts'
import { expect, test } from './fixtures.ts'

/** Pages that send guests to the login. */
const guardedPages: readonly PagePath[] = [
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
/** Pages that are open to guests and look different for a signed-in family. */
const variablePages = [
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

/** Splits pages into a few tests: each test starts with an empty browser and loads all code again. */
function inGroups<Item>(items: readonly Item[], size = 6): Item[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size))
}

/** Opens one page after the other and checks each when it has loaded. */
async function expectNoFindingsOn(page: Page, paths: string[], ready = async (_: Page) => {}) {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path)
      await ready(page)
      await expect(page.locator('h1:not([data-awaited])').first()).toBeVisible()
      await expect(page.getByText(/(lädt|geladen) ?(…|\.\.\.)/)).toHaveCount(0)
      await expectNoFindingsInThemes(page)
    })
  }
}

const guestPages = pagePaths.filter((path) => !guardedPages.includes(path))
for (const paths of inGroups(guestPages)) {
  test(`axe finds nothing as a guest, and a phone shows whole lines, on ${paths.join(' ')}`, async ({
    page,
  }) => {
    await expectNoFindingsOn(page, paths)
  })
}

test('every guarded page leads a guest to the login, where axe finds nothing', async ({ page }) => {
  for (const path of guardedPages) {
    await page.goto(path)
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`)
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoFindingsInThemes(page)
})

const familyAddresses = [
  ...guardedPages,
  ...variablePages,
  '/story-collection?story=bruno-honig',
  '/reader?story=bruno-honig',
  '/reader?story=bruno-honig&view=pdf',
]
for (const paths of inGroups(familyAddresses)) {
  test(`axe finds nothing signed in, and a phone shows whole lines, on ${paths.join(' ')}`, async ({
    page,
  }) => {
    await signUp(page)
    // Until the profile is known, a page may still be replaced by another one.
    await expectNoFindingsOn(page, paths, waitForStoredProfile)
  })
}
