import type { Page } from '@playwright/test'
import { signUp } from './accounts.ts'
import { expectNoFindingsInThemes } from './axe.ts'
import { accountId, callApi } from './family-calls.ts'
import { expect, test } from './fixtures.ts'
import { tryAgain } from './try-again.ts'

const shelf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const resultCount = (page: Page) => page.getByRole('status').filter({ hasText: /Geschichte/ })
const filterButton = (page: Page) => page.getByRole('button', { name: /^Filter( \d+ aktiv)?$/ })
const cards = (page: Page) => page.getByRole('article')

/** Sets the limits of the family's only child by the API. */
async function limitChild(page: Page, limits: object) {
  await callApi(page, 'PATCH', `/users/${await accountId(page)}/children/default`, limits)
}

test('a shelf leads to all of its stories, to a sheet, and to the reader', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await signUp(page)
  await page.goto('/story-collection')
  const row = shelf(page, 'Die neuesten')
  const back = row.getByRole('button', { name: '„Die neuesten“: zurück' })
  const forward = row.getByRole('button', { name: '„Die neuesten“: weiter' })
  await expect(back).toBeDisabled()
  await forward.click()
  await expect(back).toBeEnabled()
  const all = row.getByRole('link', { name: /Alle anzeigen/ })
  await expect(async () => {
    await forward.click({ force: true })
    await expect(forward).toBeDisabled({ timeout: 1000 })
  }).toPass()
  await expect(all).toBeInViewport({ ratio: 1 })
  await back.focus()
  await page.keyboard.press('Enter')
  await expect(forward).toBeEnabled()

  await forward.focus()
  await page.keyboard.press('Tab')
  await expect(row.getByRole('link', { name: 'Ein Platz am Ofen' })).toBeFocused()
  await all.focus()
  await expect(all).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/story-collection?sort=new')
  await expect(resultCount(page)).toHaveText('Sechs Geschichten')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByLabel('Sortieren')).toHaveValue('new')
  await page.goBack()
  await expect(row).toBeVisible()

  await page.setViewportSize({ width: 1280, height: 720 })
  await shelf(page, 'Mut')
    .getByRole('link', { name: /Fine Frosch/ })
    .click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('3 von 4 (geschätzt)')).toBeVisible()
  const similar = sheet.getByRole('region', { name: 'Ähnliche Geschichten' }).getByRole('link')
  await expect(similar).toHaveCount(3)
  await similar.filter({ hasText: 'Der kleine Fuchs' }).click()
  await expect(sheet.getByRole('heading', { name: /Der kleine Fuchs/, level: 2 })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/story-collection')

  await page.goto('/story-collection?story=fuchs-laterne')
  await page.getByRole('dialog').getByRole('link', { name: 'Anhören' }).click()
  await expect(page.getByRole('region', { name: 'Anhören' })).toBeVisible()
  await expect(page).toHaveURL(/^[^?]*\/reader\?story=fuchs-laterne$/)
})

test('on a tablet, the buttons of a sheet are below its cover, and small shelves are side by side', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await signUp(page)
  await page.goto('/story-collection')
  await expect(shelf(page, 'Ehrlichkeit')).toBeVisible()
  const small = page.locator('.shelf-small')
  // Of an odd number the first has a row of its own, so that the last is not alone.
  expect((await small.nth(-1).boundingBox())?.y).toBe((await small.nth(-2).boundingBox())?.y)
  await page.goto('/story-collection?story=fuchs-laterne')
  const sheet = page.getByRole('dialog')
  const read = await sheet.getByRole('link', { name: 'Lesen' }).boundingBox()
  const cover = await sheet.locator('.story-sheet-cover').boundingBox()
  if (!read || !cover) throw new Error('not laid out')
  expect(read.y - cover.y - cover.height).toBeLessThan(40)
})

test('the first covers of the library are in a phone’s first screen, and no dot is at a line’s end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signUp(page)
  await page.goto('/story-collection')
  const card = cards(page).first()
  await expect(card.locator('img').first()).toBeInViewport({ ratio: 1 })
  // The value is on a line of its own, and the dot before it beside the line.
  const line = card.getByText(/Min\.\s·/)
  const dot = line.getByText('·').last()
  await expect(dot).toBeAttached()
  const leftOf = (box: { x: number; width: number } | null) => box?.x ?? Number.NaN
  expect(leftOf(await dot.boundingBox())).toBeLessThan(
    leftOf(await card.getByRole('link').boundingBox()),
  )
})

test('filters show counts, combine, are in the address, and are undone by going back', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/story-collection')
  const filter = filterButton(page)
  await filter.click()
  await page.getByRole('checkbox', { name: /^Mut \(2 Geschichten ?\)$/ }).check()
  await expect(page.getByRole('button', { name: '2 Geschichten anzeigen' })).toBeVisible()
  await page.getByRole('checkbox', { name: /^Ehrlichkeit \(2/ }).check()
  await page.getByRole('checkbox', { name: /^Märchen \(2/ }).check()
  await expect(page.getByRole('checkbox', { name: /^Mitgefühl \(1/ })).not.toBeChecked()
  // None of these has it, and none of all.
  await expect(page.getByRole('checkbox', { disabled: true }).first()).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^bis 5 Min/ })).toHaveCount(0)
  await page.getByRole('button', { name: '2 Geschichten anzeigen' }).click()
  await expect(filter).toBeFocused()
  await expect(filter).toHaveAccessibleName('Filter 3 aktiv')
  await expect(resultCount(page)).toHaveText('Zwei Geschichten')
  await expect(cards(page)).toHaveCount(2)
  await page.reload()
  await expect(cards(page)).toHaveCount(2)

  await page.getByRole('button', { name: 'Märchen – Filter entfernen' }).click()
  await expect(resultCount(page)).toHaveText('Vier Geschichten')
  await page.goBack()
  await expect(resultCount(page)).toHaveText('Zwei Geschichten')
  await page.goBack()
  await expect(shelf(page, 'Die neuesten')).toBeVisible()
  await expect(page).toHaveURL('/story-collection')
})

test('axe finds nothing in the filters, also on a phone, and an empty result offers a reset', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/story-collection?value=mut')
  await filterButton(page).click()
  await expect(page.getByRole('checkbox', { name: /^Mut \(2/ })).toBeChecked()
  await expect(cards(page)).toHaveCount(2)
  await expectNoFindingsInThemes(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible()
  await expectNoFindingsInThemes(page)
  await page.getByRole('button', { name: 'Filter schließen' }).click()
  await expect(page.getByRole('dialog', { name: 'Filter' })).toBeHidden()

  await filterButton(page).click()
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  await sheet.getByRole('checkbox', { name: /^Alltagsgeschichte \(1/ }).check()
  await sheet.getByRole('button', { name: 'Eine Geschichte anzeigen' }).click()
  await expect(sheet).toBeHidden()
  await expect(cards(page)).toHaveCount(1)
  await page.getByRole('searchbox').fill('Drache')
  await expect(resultCount(page)).toHaveText('Keine Geschichten gefunden.')
  await expect(page.getByLabel('Sortieren')).toHaveCount(0)
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).last().click()
  await expect(shelf(page, 'Mut')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('a young child finds only stories within its limits', async ({ page }) => {
  await signUp(page)
  await limitChild(page, { ageBand: '3-4', maxScare: 0, name: 'Mia' })
  await page.goto('/story-collection')
  await expect(shelf(page, 'Die neuesten').getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('link', { name: /Das Schloss/ })).toHaveCount(0)
  // It does not read by itself.
  await expect(page.getByRole('heading', { name: /^Lesestufe/ })).toHaveCount(0)
  await page.goto('/story-collection?value=ehrlichkeit')
  await expect(resultCount(page)).toHaveText('Eine Geschichte')
  await expect(page.getByLabel('Sortieren')).toHaveCount(0)
  await page.goto('/story-collection?search=Schloss')
  const hidden = page.getByText('Eine Geschichte zu „Schloss“ ist für Mia ausgeblendet.')
  await expect(hidden).toBeVisible()
  await expect(page.getByRole('link', { name: 'Im Kinderprofil ansehen' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Das Schloss/ })).toHaveCount(0)
  // Beside what a search finds, it says how many it hides, and below it why.
  await page.getByRole('searchbox').fill('und')
  await expect(resultCount(page)).toHaveText(/Geschichten? · \S+\sausgeblendet$/)
  const alsoHidden = page.getByText(/^Was für Mia ausgeblendet ist, liegt an Alter/)
  await expect(alsoHidden).toBeVisible()
  const firstCard = await cards(page).first().boundingBox()
  expect((await alsoHidden.boundingBox())?.y).toBeGreaterThan(firstCard?.y ?? Number.NaN)
  await page.getByRole('searchbox').fill('Hasse')
  await expect(cards(page).first()).toContainText('Ähnliches Wort: Hase')
  await expect(page.getByText('Zu „Hasse“ haben wir nichts gefunden.')).toHaveCount(0)
  await page.getByRole('link', { name: 'Hase', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Geschichten', level: 1 })).toBeFocused()
  await expect(resultCount(page)).toBeVisible()
  await page.getByRole('searchbox').fill('stehlen')
  await expect(cards(page).filter({ hasText: 'Elster' })).toContainText('Thema: stehlen')
  await page.goto('/story-collection?story=schloss-wahrheit')
  await expect(page.getByText('Vielleicht ist sie für Mia noch ausgeblendet.')).toBeVisible()
  await page.goto('/story-collection?search=Schloss')
  await page.getByRole('link', { name: 'Im Kinderprofil ansehen' }).click()
  await expect(page.getByText('Ausgeblendete Geschichten')).toBeInViewport()
  await expect(page.getByRole('switch', { name: /Das Schloss/ })).toBeInViewport()
  await expect(page.getByText(/gar nicht gruselig$/)).toBeVisible()
})

test('typing a search loses no click, and a click loses no search', async ({ page }) => {
  await signUp(page)
  await page.goto('/story-collection')
  const search = page.getByRole('searchbox')
  const sheet = page.getByRole('dialog')
  await shelf(page, 'Die neuesten').getByRole('article').first().hover()
  await search.fill('Fuchs')
  // Pressed before the search begins, released after it would have.
  await page.mouse.down()
  await page.waitForTimeout(400)
  // Another finger holds the search back until the sheet is open.
  await page.evaluate(() => {
    const press = () => dispatchEvent(new Event('pointerdown'))
    addEventListener('click', press, { once: true, capture: true })
  })
  await page.mouse.up()
  await expect(sheet).toBeVisible()
  // The sheet is closed when the address has the search, but the page is not rendered with it yet.
  await page.evaluate(() => {
    const push = history.pushState.bind(history)
    history.pushState = (...args) => {
      history.pushState = push
      push(...args)
      queueMicrotask(() =>
        document.querySelector<HTMLElement>('dialog[open] .dialog-close')?.click(),
      )
    }
    dispatchEvent(new Event('pointerup'))
  })
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\?search=Fuchs$/)

  // The address has the search, but the links are not rendered again yet.
  await page.evaluate(() => {
    const replace = history.replaceState.bind(history)
    history.replaceState = (...args) => {
      history.replaceState = replace
      replace(...args)
      queueMicrotask(() => document.querySelector<HTMLElement>('article a')?.click())
    }
  })
  await expect(cards(page)).toHaveCount(1)
  await search.fill('Der')
  await expect(sheet).toBeVisible()
  await expect(page).toHaveURL(/search=Der&story=/)
})

test.describe('without a connection', () => {
  test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/ })

  test('the library says so, loads with a retry, and shows what it has stored', async ({
    page,
    context,
  }) => {
    await signUp(page)
    await page.route('**/rpc/story/shelves*', (route) => route.abort())
    await page.goto('/story-collection')
    await expect(page.getByRole('alert')).toContainText('ließen sich gerade nicht laden')
    await page.unroute('**/rpc/story/shelves*')
    await tryAgain(page, () => expect(shelf(page, 'Die neuesten')).toBeVisible({ timeout: 2000 }))

    await context.setOffline(true)
    await expect(page.getByRole('region', { name: /^Ihr seid offline/ })).toBeVisible()
    await expect(shelf(page, 'Mut').getByRole('link', { name: /Alle anzeigen/ })).toHaveCount(0)
    await shelf(page, 'Die neuesten')
      .getByRole('link', { name: /Alle anzeigen/ })
      .click()
    await expect(page.getByText(/sind auf diesem Gerät noch nicht geladen/)).toBeVisible()
    await context.setOffline(false)
    // The browser may report the connection slightly too early.
    await tryAgain(page, () => expect(cards(page)).toHaveCount(6, { timeout: 2000 }))
  })
})
