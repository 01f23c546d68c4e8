import type { Page } from '@playwright/test'
import { signInByCall, signUp, signUpVerified } from './accounts.ts'
import { axeFindings, expectNoFindingsInThemes } from './axe.ts'
import { waitForStoredAnswers } from './browser-store.ts'
import { accountId, addChild, callApi, chooseChild } from './family-calls.ts'
import { expect, test } from './fixtures.ts'
import { pressUndo } from './press-undo.ts'
import { tryAgain } from './try-again.ts'

const stories = ['bruno-honig', 'elster-knopf', 'frosch-sprung', 'fuchs-laterne']
const titles = [
  'Bruno teilt den Honig',
  'Die Elster und der silberne Knopf',
  'Fine Frosch und der große Sprung',
  'Der kleine Fuchs und die Laterne',
]
const [bruno = '', elster = '', frosch = '', fuchs = ''] = titles

const rows = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

type Lists = Partial<Record<'favorites' | 'remember', string[]>>

/** Puts these stories on the lists of the family's first child. */
async function fillLists(page: Page, lists: Lists) {
  const address = `/users/${await accountId(page)}/children/default`
  for (const [list, storyIds] of Object.entries(lists)) {
    await callApi(page, 'PUT', `${address}/${list}`, { storyIds, marked: true })
  }
}

/** Registers a family whose only child has these stories on its lists. */
async function signUpWith(page: Page, lists: Lists) {
  const family = await signUpVerified(page)
  await fillLists(page, lists)
  return family
}

/** Runs axe on the open list, then while stories are selected, and while they are reordered. */
async function expectAccessible(page: Page, title: string, isSortable = true) {
  await expectNoFindingsInThemes(page)
  await button(page, 'Auswählen').click()
  await page.getByRole('checkbox', { name: title }).check()
  expect(await axeFindings(page)).toEqual([])
  if (!isSortable) return
  await button(page, 'Ordnen').click()
  expect(await axeFindings(page)).toEqual([])
}

test('the dashboard and the library link all three lists', async ({ page }) => {
  await signUp(page)
  for (const address of ['/dashboard', '/story-collection']) {
    await page.goto(address)
    const lists = page.getByRole('navigation', { name: 'Eure Listen' })
    await expect(lists.getByRole('link')).toHaveText(['Lieblinge', 'Merkliste', 'Gefällt mir'])
    await lists.getByRole('link', { name: 'Gefällt mir' }).click()
    await expect(page).toHaveURL('/liked')
  }
})

test('a marked story is on its lists until it is read to the end', async ({ page }) => {
  await signUp(page)
  await page.goto('/story-collection?story=bruno-honig')
  const bookmark = button(page, `„${bruno}“ merken`)
  const saved = page.waitForResponse('**/rpc/list/mark')
  await bookmark.click()
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
  await saved
  await pressUndo(page)
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false')
  await expect(bookmark).toBeFocused()
  // A page that is left earlier would not send the change.
  const favoriteSaved = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/rpc/list/mark') &&
      answer.request().postDataJSON().json.list === 'favorites',
  )
  await button(page, `„${bruno}“ ist ein Liebling`).click()
  await expect(page.getByText('ist jetzt eine Lieblingsgeschichte')).toBeVisible()
  // Below it, not over it: the toast goes by itself later.
  await page.locator('.story-sheet > .dialog-close').click({ trial: true, timeout: 1000 })
  await favoriteSaved

  await page.goto('/remember')
  await expect(page.getByText('Noch nichts auf der Merkliste.')).toBeVisible()
  await page.getByRole('link', { name: 'Lieblinge' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lieblingsgeschichten')
  await expect(rows(page)).toHaveText([bruno])
  await page.getByRole('link', { name: bruno }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: bruno })).toBeVisible()

  await fillLists(page, { remember: stories.slice(2) })
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Merkliste' }).click()
  await expect(rows(page)).toHaveText([frosch, fuchs])
  await page.getByRole('link', { name: 'Als Gutenacht-Liste vorlesen' }).click()
  await expect(page.getByText('Seite 1 von')).toBeVisible()
  await page.getByRole('slider', { name: 'Seite wählen' }).press('End')
  await expect(page.getByRole('heading', { name: 'Ende' })).toBeVisible()
  await expect(
    page.getByText(/ist gelesen und steht darum nicht mehr auf der Merkliste/),
  ).toBeVisible()
  await page.getByRole('link', { name: `Weiter mit „${fuchs}“` }).click()
  await expect(page.getByText('Seite 1 von')).toBeVisible()
  await page.goto('/remember')
  await expect(rows(page)).toHaveText([fuchs])
})

test('on paper, what the child has read is ticked', async ({ page }) => {
  await signUpWith(page, { favorites: stories })
  const finished = `/users/${await accountId(page)}/children/default/finished/elster-knopf`
  await callApi(page, 'PUT', finished, { isFinished: true })
  await page.goto('/favorites')
  await expect(page.getByText('gelesen')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const boxes = await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
    .evaluateAll((items) => items.map((item) => getComputedStyle(item, '::before').content))
  expect(boxes).toEqual(['""', '"✓"', '""', '""'])
  // The sheet says whose list it is, and shows the covers.
  const heading = page.getByRole('heading', { level: 1 })
  expect(await heading.evaluate((h1) => getComputedStyle(h1, '::after').content)).toBe(
    '"von Leseratte"',
  )
  await expect(page.locator('.list-cover img').first()).toBeVisible()
})

test('the order can be changed by keys, by buttons and by dragging', async ({ page }) => {
  await signUpWith(page, { favorites: stories, remember: stories })
  await page.goto('/remember')
  await expect(rows(page)).toHaveText(titles)
  await expectAccessible(page, bruno)

  await button(page, `„${bruno}“ mit Ziehen`).focus()
  await page.keyboard.press('ArrowDown')
  await expect(rows(page)).toHaveText([elster, bruno, frosch, fuchs])
  await expect(page.getByText(`„${bruno}“ steht jetzt an Stelle 2 von 4.`)).toBeAttached()
  await page.keyboard.press('End')
  await expect(rows(page)).toHaveText([elster, frosch, fuchs, bruno])
  await expect(button(page, `„${bruno}“ mit Ziehen`)).toBeFocused()
  await button(page, `„${fuchs}“ nach oben`).click()
  await expect(rows(page)).toHaveText([elster, fuchs, frosch, bruno])

  const from = await button(page, `„${frosch}“ mit Ziehen`).boundingBox()
  const to = await button(page, `„${elster}“ mit Ziehen`).boundingBox()
  if (!from || !to) throw new Error('no handles')
  // Requests of the earlier moves may still be running.
  const saved = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/rpc/list/arrange') &&
      answer.request().postDataJSON().json.storyIds[0] === 'frosch-sprung',
  )
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(to.x + 20, to.y - 20, { steps: 8 })
  await expect(rows(page)).toHaveText([frosch, elster, fuchs, bruno])
  await page.mouse.up()
  await saved
  await page.reload()
  await expect(rows(page)).toHaveText([frosch, elster, fuchs, bruno])
})

test('several stories can be removed together, and restored to their places', async ({ page }) => {
  await signUpWith(page, { favorites: stories, remember: stories })
  await page.goto('/favorites')
  await expect(rows(page)).toHaveText(titles)
  await expectAccessible(page, bruno)
  await button(page, 'Auswählen').click()
  await page.getByRole('checkbox', { name: bruno }).check()
  await page.getByRole('checkbox', { name: frosch }).check()
  await expect(page.getByText('2 ausgewählt')).toBeVisible()
  await button(page, 'Entfernen').click()
  await expect(rows(page)).toHaveText([elster, fuchs])
  await expect(page.getByText('Zwei Geschichten', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await pressUndo(page)
  await expect(rows(page)).toHaveText(titles)
  await expect(page.getByRole('link', { name: bruno })).toBeFocused()
  await page.getByLabel('Sortieren').selectOption('A bis Z')
  await expect(rows(page)).toHaveText([bruno, fuchs, elster, frosch])
  await page.reload()
  await expect(rows(page)).toHaveText([bruno, fuchs, elster, frosch])

  // On a phone the stories begin in the upper half, as what is done with all of them is behind one button.
  await page.setViewportSize({ width: 360, height: 740 })
  expect((await rows(page).first().boundingBox())?.y).toBeLessThan(400)
  await expect(button(page, 'Auswählen')).toBeHidden()
  await button(page, 'Mehr').press('Enter')
  await expect(page.getByLabel('Sortieren')).toBeVisible()
  await expect(button(page, 'Auswählen')).toBeVisible()
})

test('every browser of a family shows the same lists, and each child has its own', async ({
  page,
  newPage,
}) => {
  const family = await signUpWith(page, {
    favorites: stories.slice(0, 2),
    remember: stories.slice(0, 2),
  })
  const other = await newPage()
  await signInByCall(other, family)
  await other.goto('/remember')
  await expect(rows(other)).toHaveText([bruno, elster])
  await page.goto('/remember')
  await button(page, `„${bruno}“ merken`).click()
  await expect(rows(other)).toHaveText([elster])
  await button(page, `„${elster}“ merken`).click()
  // The message about the first one may still be there.
  const message = page
    .getByRole('status')
    .filter({ hasText: `„${elster}“ steht nicht mehr auf der Merkliste.` })
  await pressUndo(message)
  await expect(rows(page)).toHaveText([elster])
  await expect(rows(other)).toHaveText([elster])
  await other.close()

  await addChild(page, { name: 'Mia', avatar: 'owl' })
  await chooseChild(page)
  await page.goto('/favorites')
  await expect(rows(page)).toHaveText([bruno, elster])
  await page.getByRole('group', { name: 'Wessen Liste?' }).getByText('Mia').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lieblingsgeschichten von Mia')
  await expect(page.getByText('Noch keine Lieblinge.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Mia' })).toBeChecked()
  await page.getByRole('radio', { name: 'Mia' }).press('ArrowLeft')
  await expect(rows(page)).toHaveText([bruno, elster])
})

test('likes are listed newest first, and one that is taken back leaves the list', async ({
  page,
}) => {
  await signUpWith(page, { favorites: stories, remember: stories })
  await page.goto('/liked')
  await expect(page.getByText('Noch kein Herz verschenkt.')).toBeVisible()
  for (const storyId of ['bruno-honig', 'elster-knopf', 'frosch-sprung']) {
    await page.goto(`/story-collection?story=${storyId}`)
    const saved = page.waitForResponse('**/rpc/story/like')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /gefällt mir/i })
      .click()
    await saved
  }
  await page.goto('/liked')
  await expect(rows(page)).toHaveText([frosch, elster, bruno])
  await button(page, `„${elster}“ gefällt mir`).click()
  await expect(rows(page)).toHaveText([frosch, bruno])
  await expectAccessible(page, frosch, false)
})

test.describe('when the server is unreachable', () => {
  test.use({ expectedNoise: /Failed to load resource/ })

  test('the list says so, stays as it was, and stores a change until it can be sent', async ({
    page,
    context,
  }) => {
    await signUpWith(page, { favorites: stories })
    await page.route('**/rpc/list/list**', (route) => route.abort())
    await page.goto('/favorites')
    await expect(page.getByText('Die Liste ließ sich gerade nicht laden.')).toBeVisible()
    await page.unroute('**/rpc/list/list**')
    await tryAgain(page, () => expect(rows(page)).toHaveText(titles, { timeout: 2000 }))

    await page.route('**/rpc/list/list**', (route) => route.abort())
    await button(page, `„${bruno}“ ist ein Liebling`).click()
    await expect(page.getByText('Die Liste ließ sich nicht aktualisieren.')).toBeVisible()
    await expect(rows(page)).toHaveText(titles.slice(1))

    await page.unroute('**/rpc/list/list**')
    await waitForStoredAnswers(page, 2)
    await context.setOffline(true)
    await expect(page.getByText('Ihr seid gerade offline.')).toBeVisible()
    await button(page, `„${elster}“ ist ein Liebling`).click()
    await expect(rows(page)).toHaveText(titles.slice(2))
    const saved = page.waitForResponse('**/rpc/list/mark')
    await context.setOffline(false)
    await saved
    await page.reload()
    await expect(rows(page)).toHaveText(titles.slice(2))
  })
})
