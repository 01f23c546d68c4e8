import { signUp } from './accounts.ts'
import { expect, test } from './fixtures.ts'

test('the sheet of a usual story fits on one printed page', async ({ page }) => {
  await signUp(page)
  await page.goto('/story-collection?story=fuchs-laterne')
  await expect(page.getByRole('dialog').getByText('So fängt es an')).toBeVisible()
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  // A4 without its margins.
  await page.setViewportSize({ width: 658, height: 1009 })
  await page.emulateMedia({ media: 'print' })
  const sheet = page.getByRole('dialog')
  await expect(sheet.locator('.no-owl').first()).toBeHidden()
  const level = sheet.getByText('(geschätzt)')
  expect(await level.evaluate((words) => words.getClientRects().length)).toBe(1)
  await expect(sheet.locator('.story-sheet-cover .cover')).toHaveCSS('box-shadow', 'none')
})

test('the printed library has each story once, without ribbons and shelves', async ({ page }) => {
  await signUp(page)
  await page.goto('/story-collection')
  const headings = page.getByRole('article').getByRole('heading', { level: 3 })
  await expect(page.getByRole('region', { name: 'Mut', exact: true })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.shelf-head, .ribbon').filter({ visible: true })).toHaveCount(0)
  // The shelves come one after the other.
  await expect(async () => {
    const onShelves = new Set(await headings.allTextContents())
    const printed = await headings.filter({ visible: true }).allTextContents()
    expect(printed.toSorted()).toEqual([...onShelves].toSorted())
  }).toPass()
})
