import { expectNoFindingsInThemes } from './axe.ts'
import { signInAsEditor } from './editors.ts'
import { expect, test } from './fixtures.ts'

/** Faulty rows, by their number in the table. */
const faultyRows: Record<number, string> = {
  7: ';mut;4-7;Es war einmal.',
  23: 'Der 23. Hase;glueck;4-7;Es war einmal.',
  42: 'Der 42. Hase;mut;viel;Es war einmal.',
}

/** A CSV table of 50 stories, three of them faulty. */
function table(prefix: string): string {
  const rows = Array.from({ length: 50 }, (_, index) => {
    const row = faultyRows[index + 1] ?? `Der ${index + 1}. ${prefix}-Hase;mut;4-7;Es war einmal.`
    return `${prefix}-${index + 1};${row}`
  })
  return ['Kennung;Titel;Wert;Alter;Text', ...rows].join('\n')
}

test('an import of 50 stories names the three faulty ones and imports the others', async ({
  page,
}) => {
  const prefix = `probe${Date.now().toString(36)}`
  await signInAsEditor(page)
  await page.goto('/content-manager?bereich=import')
  await page.getByLabel(/Datei mit Geschichten/).setInputFiles({
    name: 'fuenfzig.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(table(prefix)),
  })
  await expect(page.getByText('47 neu · 0 geändert · 0 unverändert · 3 mit Fehlern')).toBeVisible()
  const rows = page.getByRole('listitem').filter({ hasText: 'wird ausgelassen' })
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(0)).toContainText('Titel fehlt')
  await expect(rows.nth(1)).toContainText('Wert kennen wir so nicht: glueck')
  await expect(rows.nth(2)).toContainText('Alter kennen wir so nicht: viel')
  await expectNoFindingsInThemes(page)

  await page.getByRole('button', { name: '47 Texte übernehmen' }).click()
  await expect(page.getByText('Fertig. Die Geschichten liegen als Entwürfe bereit.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'angelegt' })).toHaveCount(47)
  // The result stays at its address.
  await page.reload()
  await expect(page.getByText('Fertig. Die Geschichten liegen als Entwürfe bereit.')).toBeVisible()
  await page.goto(`/content-manager?bereich=geschichten&suche=${prefix}-Hase`)
  await expect(page.getByRole('status').filter({ hasText: '47 Geschichten' })).toBeVisible()
})

test('an unreadable file is refused with an explanation', async ({ page }) => {
  await signInAsEditor(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/content-manager?bereich=import')
  await page.getByLabel(/Datei mit Geschichten/).setInputFiles({
    name: 'a.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from('PK\u0003\u0004Unsinn'),
  })
  await expect(page.getByText(/lässt sich nicht lesen/)).toBeVisible()
})
