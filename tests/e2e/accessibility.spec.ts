import type { Page } from '@playwright/test'
import type { PagePath } from '../../src/contract/page.ts'
import { pagePaths } from '../../src/contract/page.ts'
import { expectNoFindingsInThemes } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { untilProfileKept } from './kept-here.ts'
import { signUp } from './people.ts'

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

/** A few pages for each test, as every test begins with an empty browser and loads all code. */
function inGroups<Item>(items: readonly Item[], size = 6): Item[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size))
}

/** Opens one page after the other and looks at each, once it is what it becomes. */
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

const open = pagePaths.filter((path) => !guarded.includes(path))
for (const paths of inGroups(open)) {
  test(`axe finds nothing as a guest on ${paths.join(' ')}`, async ({ page }) => {
    await expectNoFindingsOn(page, paths)
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
  await expectNoFindingsInThemes(page)
})

const forFamilies = [
  ...guarded,
  ...changing,
  '/story-collection?story=bruno-honig',
  '/reader?story=bruno-honig',
  '/reader?story=bruno-honig&view=pdf',
]
for (const paths of inGroups(forFamilies)) {
  test(`axe finds nothing signed in on ${paths.join(' ')}`, async ({ page }) => {
    await signUp(page)
    // Until the family is known, a page may still become another one.
    await expectNoFindingsOn(page, paths, untilProfileKept)
  })
}
