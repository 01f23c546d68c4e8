import type { Page } from '@playwright/test'
import { expectNoFindingsInThemes } from './axe.ts'
import { signInAsEditor } from './editors.ts'
import { expect, test } from './fixtures.ts'

const area = '/content-manager?bereich=abstimmungen'
const titles = ['Der Kuchen im Mond', 'Das Sofa der Schnecken', 'Omas Gewitter']

const germanField = (page: Page, index: number, label: string) =>
  page.getByRole('group', { name: `Vorschlag ${index + 1}` }).getByRole('textbox', {
    name: label,
    exact: true,
  })

async function fillIn(page: Page) {
  await page.getByRole('textbox', { name: 'Frage', exact: true }).fill('Welche zuerst?')
  for (const [index, title] of titles.entries()) {
    await germanField(page, index, 'Titel').fill(title)
    await germanField(page, index, 'Worum es gehen würde').fill(`Worum es in „${title}“ geht.`)
  }
}

test('an editor plans a poll, reorders its candidates, and deletes it', async ({ page }) => {
  await signInAsEditor(page)
  await page.goto(area)
  await expect(page.getByRole('listitem').filter({ hasText: 'läuft' }).first()).toContainText(
    /\d Stimmen · \d+ %/,
  )
  await page.getByRole('link', { name: 'Neue Abstimmung' }).click()
  const month = page.getByRole('combobox', { name: 'Monat' })
  await expect(month.locator('option')).not.toHaveCount(0)
  const [chosen = ''] = (await month.locator('option').allTextContents()).slice(-1)
  await month.selectOption(chosen)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('textbox', { name: 'Frage', exact: true })).toBeFocused()
  await expect(page.getByText('Hier fehlt der deutsche Text.').first()).toBeVisible()
  await fillIn(page)
  await page.getByRole('button', { name: '„Omas Gewitter“ nach oben' }).click()
  await expect(germanField(page, 1, 'Titel')).toHaveValue('Omas Gewitter')
  await page.getByRole('button', { name: 'Vorschlag hinzufügen' }).click()
  await page.getByRole('button', { name: 'Entfernen: Vorschlag 4' }).click()
  await page
    .getByRole('group', { name: 'Vorschlag 1' })
    .getByRole('combobox')
    .selectOption('bruno-honig')
  await expectNoFindingsInThemes(page)

  // Nothing typed is lost by a wrong click.
  await page.getByRole('link', { name: 'Alle Abstimmungen' }).click()
  await page.getByRole('button', { name: 'Weiterschreiben' }).click()
  await page.getByRole('button', { name: 'Speichern' }).click()
  const row = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: `${chosen}: Welche zuerst?` }),
  })
  await expect(row).toContainText('geplant')
  await row.getByText('Vorschläge und Stimmen').click()
  await expect(row.getByRole('listitem')).toHaveText([
    titles[0] ?? '',
    titles[2] ?? '',
    titles[1] ?? '',
  ])
  await row.getByRole('button', { name: `Löschen: ${chosen}` }).click()
  await row.getByRole('button', { name: 'Ja, löschen' }).click()
  await expect(row).toHaveCount(0)
})

test('the later of two editors sees both versions and chooses', async ({ page }) => {
  await signInAsEditor(page)
  await page.goto(`${area}&monat=neu`)
  await fillIn(page)
  const theirs = { de: 'Was die andere wissen will' }
  const current = {
    month: '2026-12',
    kind: 'theme',
    question: theirs,
    note: null,
    candidates: titles.map((title, index) => ({
      candidateId: `00000000-0000-4000-8000-00000000000${index}`,
      title: { de: title },
      teaser: { de: 'Anders.' },
      storyId: null,
      votes: 0,
    })),
    startsAt: '2026-11-30T23:00:01Z',
    endsAt: '2026-12-31T23:00:01Z',
    state: 'planned',
    winnerId: null,
    version: 3,
  }
  await page.route('**/rpc/vote/save', (route) =>
    route.fulfill({
      status: 409,
      json: {
        json: {
          defined: true,
          code: 'EDITED_MEANWHILE',
          status: 409,
          message: 'Jemand anderes hat inzwischen gespeichert.',
          data: { current },
        },
      },
    }),
  )
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(theirs.de)
  await expect(page.getByRole('textbox', { name: 'Frage', exact: true })).toHaveValue(
    'Welche zuerst?',
  )
  const again = page.waitForRequest('**/rpc/vote/save')
  await page.getByRole('button', { name: 'Meine Fassung speichern' }).click()
  expect((await again).postData()).toContain('"version":3')
  await page.getByRole('button', { name: 'Die andere Fassung laden' }).click()
  await expect(page.getByRole('textbox', { name: 'Frage', exact: true })).toHaveValue(theirs.de)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(germanField(page, 0, 'Worum es gehen würde')).toHaveValue('Anders.')
})
