import type { Page } from '@playwright/test'
import { expectNoFindingsInThemes } from './axe.ts'
import { signInAsEditor } from './editors.ts'
import { callApi } from './family-calls.ts'
import { expect, test } from './fixtures.ts'

const deskAddress = (storyId: string) =>
  `/content-manager?bereich=geschichten&geschichte=${storyId}`
const unsavedDialog = (page: Page) => page.getByRole('dialog', { name: 'Noch nicht gespeichert' })

test.describe('when the server is unreachable', () => {
  test.use({ expectedNoise: /net::ERR_FAILED/ })

  test('an unsaved draft is stored in the browser, and compared with what somebody else has saved', async ({
    page,
  }) => {
    await signInAsEditor(page)
    const title = `Der Dachs ${Math.random().toString(36).slice(2, 8)}`
    const { storyId } = await callApi(page, 'POST', '/editor/stories', { title })
    await page.goto(deskAddress(storyId))
    const saving = '**/rpc/draft/save'
    await page.route(saving, (route) => route.abort())
    await page.getByLabel('Teaser').fill('Ein Dachs gräbt im Regen.')
    await page.getByRole('link', { name: 'Alle Geschichten' }).click()
    await unsavedDialog(page).getByRole('button', { name: 'Weiterschreiben' }).click()
    await expect(page.getByLabel('Teaser')).toHaveValue('Ein Dachs gräbt im Regen.')

    page.once('dialog', (dialog) => dialog.accept())
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Ungespeicherte Fassung' })).toBeFocused()
    await expect(page.getByText('Ein Dachs gräbt im Regen.')).toBeVisible()
    await expectNoFindingsInThemes(page)
    await page.unroute(saving)
    await page.getByRole('button', { name: 'Wiederherstellen' }).click()
    await expect(page.getByLabel('Teaser')).toHaveValue('Ein Dachs gräbt im Regen.')
    await page.keyboard.press('Control+s')
    await expect(
      page.getByRole('status').filter({ hasText: /^Gespeichert \d\d:\d\d/ }),
    ).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Teaser')).toHaveValue('Ein Dachs gräbt im Regen.')
    await expect(page.getByRole('heading', { name: 'Ungespeicherte Fassung' })).toHaveCount(0)

    // The stored draft conflicts with what somebody else has saved since.
    const created = await callApi(page, 'POST', '/editor/stories', { title: 'Zwei Dachse' })
    await page.goto(deskAddress(created.storyId))
    await page.route(saving, (route) => route.abort())
    await page.getByLabel('Autor/in').fill('Lisa')
    await page.getByRole('link', { name: 'Alle Geschichten' }).click()
    await unsavedDialog(page).getByRole('button', { name: 'Trotzdem gehen' }).click()
    const theirStory = { ...created.story, author: 'Nele', license: 'Eigene Geschichte' }
    await callApi(page, 'PUT', `/editor/stories/${created.storyId}`, {
      story: theirStory,
      version: created.version,
    })
    await page.unroute(saving)
    await page.goBack()
    await page.getByRole('button', { name: 'Wiederherstellen' }).click()
    await page.getByRole('button', { name: 'Vergleichen' }).click()
    await expect(page.getByRole('group', { name: /^Autor\/in/ })).toContainText('Beide geändert')
    await page.getByRole('button', { name: 'So speichern' }).click()
    await expect(page.getByLabel('Autor/in')).toHaveValue('Lisa')
    await expect(page.getByLabel('Lizenz')).toHaveValue('Eigene Geschichte')
  })
})

/** The forms of a post, a poll and a roadmap item. */
const forms = [
  { path: 'neuigkeiten&beitrag=', open: null, field: 'Titel' },
  { path: 'abstimmungen&monat=neu', open: null, field: 'Frage' },
  { path: 'fahrplan', open: 'Neuer Punkt', field: 'Titel' },
]

test('unsaved posts, polls, items and answers are confirmed before another area opens', async ({
  page,
}) => {
  await signInAsEditor(page)
  for (const { path, open, field } of forms) {
    await page.goto(`/content-manager?bereich=${path}`)
    if (open) await page.getByRole('button', { name: open }).click()
    await page.getByLabel(field).first().fill('Noch nicht fertig')
    const figures = page.getByRole('link', { name: 'Zahlen' })
    await figures.click()
    await unsavedDialog(page).getByRole('button', { name: 'Weiterschreiben' }).click()
    await expect(page.getByLabel(field).first()).toHaveValue('Noch nicht fertig')
    await figures.click()
    await unsavedDialog(page).getByRole('button', { name: 'Verwerfen und gehen' }).click()
    await expect(page.getByRole('heading', { name: 'Zahlen' })).toBeVisible()
  }

  // One of two answers is started.
  for (const message of ['Die erste Nachricht.', 'Die zweite Nachricht.']) {
    await callApi(page, 'POST', '/contact', {
      topic: 'other',
      name: 'Erna',
      email: 'erna@example.org',
      message,
      language: 'de',
      messageId: crypto.randomUUID(),
    })
  }
  await page.goto('/content-manager?bereich=nachrichten')
  const first = page.getByRole('listitem').filter({ hasText: 'Die erste Nachricht.' }).first()
  await first.getByText('Antworten', { exact: true }).click()
  await first.getByRole('textbox').fill('Liebe Erna,')
  await page.getByRole('link', { name: 'Protokoll' }).click()
  await expect(unsavedDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(first.getByRole('textbox')).toHaveValue('Liebe Erna,')
})
