import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { signUp } from './accounts.ts'
import { expectNoFindingsInThemes } from './axe.ts'
import { signInAsEditor } from './editors.ts'
import { expect, test } from './fixtures.ts'
import { pressUndo } from './press-undo.ts'

const storiesArea = '/content-manager?bereich=geschichten'

/** A title that no other test of this run uses. */
const newTitle = () => `Der Igel ${Math.random().toString(36).slice(2, 8)}`

async function createStory(page: Page, title: string) {
  await page.goto(storiesArea)
  await page.getByRole('button', { name: 'Neue Geschichte' }).click()
  const dialog = page.getByRole('dialog', { name: 'Neue Geschichte' })
  await dialog.getByLabel('Titel').fill(title)
  await dialog.getByRole('button', { name: 'Anlegen' }).click()
  await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible()
}

async function expectSaved(page: Page) {
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').filter({ hasText: /^Gespeichert \d\d:\d\d/ })).toBeVisible()
}

async function storyPdf(pages: string[]): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (const text of pages)
    pdf.addPage([420, 595]).drawText(text, { x: 40, y: 500, size: 18, font })
  return Buffer.from(await pdf.save())
}

const coverPng = () =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: '#264' } })
    .png()
    .toBuffer()

async function uploadFile(field: Locator, name: string, mimeType: string, buffer: Buffer) {
  await field.setInputFiles({ name, mimeType, buffer })
}

test('a PDF becomes a story that families read, until it is withdrawn', async ({
  page,
  newPage,
}) => {
  test.slow()
  const title = newTitle()
  await signInAsEditor(page)
  await createStory(page, title)

  const pdf = await storyPdf([
    'Es war einmal ein Igel im Laub.',
    'Dann kam der Winter, und er schlief.',
  ])
  await uploadFile(
    page.getByLabel('PDF-Datei', { exact: true }),
    'igel.pdf',
    'application/pdf',
    pdf,
  )
  const proposal = page.getByRole('dialog', { name: 'Text aus der PDF-Datei' })
  await expect(proposal).toContainText('Es war einmal ein Igel im Laub.', { timeout: 30_000 })
  await proposal.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(page.getByLabel('Text der Seite 2')).toHaveValue(/Dann kam der Winter/)

  await uploadFile(
    page.getByLabel('Titelbild', { exact: true }),
    'titel.png',
    'image/png',
    await coverPng(),
  )
  await expect(page.getByRole('img', { name: 'Das Titelbild' })).toBeVisible({ timeout: 30_000 })
  await page.getByLabel('Teaser').fill('Ein Igel sucht ein warmes Bett.')
  await page.getByLabel('Autor/in').fill('Lisa Laub')
  await page.getByLabel('Lizenz').fill('Eigene Geschichte')
  await page.getByRole('checkbox', { name: 'Geduld' }).check()
  await expectSaved(page)
  await expect(page.getByText('Alles Nötige ist da')).toBeVisible()

  await page.getByRole('button', { name: 'Veröffentlichen' }).click()
  const publish = page.getByRole('dialog', { name: 'Veröffentlichen' })
  await publish.getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(page.getByText('Veröffentlicht. Familien können sie jetzt lesen.')).toBeVisible()

  const parent = await newPage()
  await signUp(parent)
  await parent.goto('/story-collection')
  await parent.getByRole('searchbox', { name: 'Suche' }).fill(title)
  // A new story stands on a shelf, too, which the results are about to replace.
  await expect(parent.getByRole('status').getByText('Eine Geschichte')).toBeVisible()
  await parent.getByRole('link', { name: title }).click()
  await parent.getByRole('dialog').getByRole('link', { name: 'Lesen' }).click()
  await expect(parent.getByText('Es war einmal ein Igel im Laub.')).toBeVisible()

  await page.getByRole('button', { name: 'Zurückziehen' }).click()
  const withdraw = page.getByRole('dialog', { name: 'Zurückziehen' })
  await withdraw.getByRole('button', { name: 'Zurückziehen' }).click()
  await expect(page.getByText('Zurückgezogen.', { exact: true })).toBeVisible()
  await parent.goto(`/story-collection?search=${encodeURIComponent(title)}`)
  await expect(parent.getByRole('heading', { name: 'Geschichten', level: 1 })).toBeVisible()
  await expect(parent.getByRole('link', { name: title })).toHaveCount(0)
})

test('two editors of one story compare their versions and merge them', async ({
  page,
  newPage,
}) => {
  const title = newTitle()
  await signInAsEditor(page)
  await createStory(page, title)
  const other = await newPage()
  await signInAsEditor(other)
  await other.goto(page.url())

  await other.getByLabel('Teaser').fill('Ein Igel schläft.')
  await other.getByLabel('Autor/in').fill('Nele')
  await expectSaved(other)
  await page.getByLabel('Untertitel').fill('Vom Winter')
  await page.getByLabel('Autor/in').fill('Lisa')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/hat inzwischen gespeichert\. Vergleiche/)).toBeVisible()
  await page.getByRole('button', { name: 'Vergleichen' }).click()

  const contested = page.getByRole('group', { name: /^Autor\/in/ })
  await expect(contested).toContainText('Beide geändert')
  await contested.getByRole('radio', { name: /^Fassung von/ }).check()
  await expectNoFindingsInThemes(page)
  await page.getByRole('button', { name: 'So speichern' }).click()
  await expect(page.getByLabel('Untertitel')).toHaveValue('Vom Winter')
  await expect(page.getByLabel('Teaser')).toHaveValue('Ein Igel schläft.')
  await expect(page.getByLabel('Autor/in')).toHaveValue('Nele')
  await expectSaved(page)
})

test('pages are written, moved by keys, deleted and restored', async ({ page }) => {
  const title = newTitle()
  await signInAsEditor(page)
  await createStory(page, title)
  const add = page.getByRole('button', { name: 'Seite hinzufügen' })
  await add.click()
  await page.getByLabel('Text der Seite 1').fill('Jonte lief los.\n\nMia auch.')
  await add.click()
  await page.getByLabel('Text der Seite 2').fill('Sie kamen an.')
  await page.getByRole('button', { name: /„Seite 2“ mit Ziehen/ }).press('ArrowUp')
  await expect(page.getByLabel('Text der Seite 1')).toHaveValue('Sie kamen an.')

  await page.getByRole('button', { name: 'Seite 1 löschen' }).click()
  await expect(page.getByLabel('Text der Seite 1')).toHaveValue('Jonte lief los.\n\nMia auch.')
  // Text that is typed before the undo stays.
  await page.getByLabel('Untertitel').fill('Vom Laufen')
  await pressUndo(page)
  await expect(page.getByLabel('Text der Seite 1')).toHaveValue('Sie kamen an.')
  await expect(page.getByLabel('Untertitel')).toHaveValue('Vom Laufen')
  await page.getByRole('button', { name: 'Jonte' }).click()
  const dialog = page.getByRole('dialog', { name: /^Silben von/ })
  await dialog.getByLabel('Silben mit Bindestrichen').fill('Jo-nte')
  await dialog.getByRole('button', { name: 'So sprechen' }).click()
  await expect(page.getByText('Eigene Trennungen (1)')).toBeVisible()
  await expectSaved(page)
  await expectNoFindingsInThemes(page)

  // Nothing is lost by going to the table and back.
  await page.getByLabel('Teaser').fill('Von zweien, die losliefen.')
  await page.getByRole('link', { name: 'Alle Geschichten' }).click()
  await page.getByRole('searchbox', { name: 'Suche' }).fill(title)
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByLabel('Teaser')).toHaveValue('Von zweien, die losliefen.')
  await expect(page.getByLabel('Text der Seite 2')).toHaveValue('Jonte lief los.\n\nMia auch.')
})

test('the table can be searched, sorted and changed in bulk; going back restores the earlier view', async ({
  page,
}) => {
  const title = newTitle()
  await signInAsEditor(page)
  await createStory(page, title)
  await page.getByRole('link', { name: 'Alle Geschichten' }).click()
  await page.getByRole('searchbox', { name: 'Suche' }).fill(title)
  await expect(page).toHaveURL(/suche=/)
  await expect(page.getByText('Eine Geschichte', { exact: true })).toBeVisible()
  const heading = page.getByRole('columnheader', { name: 'Titel', exact: true })
  await heading.getByRole('button').click()
  await expect(heading).toHaveAttribute('aria-sort', 'ascending')
  await expectNoFindingsInThemes(page)

  await page.getByRole('checkbox', { name: `„${title}“ auswählen` }).check()
  const bulk = page.getByRole('region', { name: 'Ausgewählte Geschichten' })
  await bulk.getByRole('button', { name: 'Wert setzen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Übernehmen' }).click()
  await expect(page.getByText('Eine Geschichte geändert.')).toBeVisible()
  await expect(page.getByRole('row', { name: title })).toContainText('Mut')

  await page.getByRole('checkbox', { name: `„${title}“ auswählen` }).check()
  const download = page.waitForEvent('download')
  await bulk.getByRole('button', { name: 'Exportieren' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.md$/)

  await page.goBack()
  await expect(page.getByRole('columnheader', { name: 'Geändert' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
})

test('the statistics can be read as a table, and the log lists the changes', async ({ page }) => {
  await signInAsEditor(page)
  const title = newTitle()
  await createStory(page, title)
  await page.goto('/content-manager?bereich=zahlen')
  const accounts = page.getByRole('region', { name: 'Neue Konten' })
  await expect(accounts).toContainText(/Zusammen [1-9]/)
  await accounts.getByText('Als Tabelle').click()
  await expect(accounts.getByRole('row')).toHaveCount(91)
  await expectNoFindingsInThemes(page)
  await page.goto('/content-manager?bereich=protokoll')
  const log = page.getByRole('region', { name: 'Protokoll' })
  await expect(
    log.getByRole('listitem').filter({ hasText: 'hat eine Geschichte angelegt' }).first(),
  ).toBeVisible()
  await expectNoFindingsInThemes(page)
  await log.getByRole('link', { name: title }).first().click()
  await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible()
})
