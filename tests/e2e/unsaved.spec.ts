import type { Page } from '@playwright/test'
import { expectNoFindingsInThemes } from './axe.ts'
import { signInAsEditor } from './editors.ts'
import { send } from './family-calls.ts'
import { expect, test } from './fixtures.ts'

test.use({ expectedNoise: /net::ERR_FAILED/ })

const question = (page: Page) => page.getByRole('dialog', { name: 'Noch nicht gespeichert' })

test('what could not be saved waits in the browser', async ({ page }) => {
  await signInAsEditor(page)
  const title = `Der Dachs ${Math.random().toString(36).slice(2, 8)}`
  const { storyId } = await send(page, 'POST', '/editor/stories', { title })
  const desk = `/content-manager?bereich=geschichten&geschichte=${storyId}`
  await page.goto(desk)
  const saving = '**/rpc/draft/save'
  await page.route(saving, (route) => route.abort())
  await page.getByLabel('Teaser').fill('Ein Dachs gräbt im Regen.')
  await page.getByRole('link', { name: 'Alle Geschichten' }).click()
  await question(page).getByRole('button', { name: 'Weiterschreiben' }).click()
  await expect(page.getByLabel('Teaser')).toHaveValue('Ein Dachs gräbt im Regen.')

  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Ungespeicherter Stand' })).toBeFocused()
  await expect(page.getByText('Ein Dachs gräbt im Regen.')).toBeVisible()
  await expectNoFindingsInThemes(page)
  await page.unroute(saving)
  await page.getByRole('button', { name: 'Wiederherstellen' }).click()
  await expect(page.getByLabel('Teaser')).toHaveValue('Ein Dachs gräbt im Regen.')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').filter({ hasText: /^Gespeichert \d\d:\d\d/ })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Teaser')).toHaveValue('Ein Dachs gräbt im Regen.')
  await expect(page.getByRole('heading', { name: 'Ungespeicherter Stand' })).toHaveCount(0)
})

test('what was kept meets what somebody else has saved since', async ({ page }) => {
  await signInAsEditor(page)
  const made = await send(page, 'POST', '/editor/stories', { title: 'Zwei Dachse' })
  const { storyId, version, story } = made
  await page.goto(`/content-manager?bereich=geschichten&geschichte=${storyId}`)
  await page.route('**/rpc/draft/save', (route) => route.abort())
  await page.getByLabel('Autor/in').fill('Lisa')
  await page.getByRole('link', { name: 'Alle Geschichten' }).click()
  await question(page).getByRole('button', { name: 'Trotzdem gehen' }).click()
  const theirs = { ...story, author: 'Nele', license: 'Eigene Geschichte' }
  await send(page, 'PUT', `/editor/stories/${storyId}`, { story: theirs, version })
  await page.unroute('**/rpc/draft/save')
  await page.goBack()
  await page.getByRole('button', { name: 'Wiederherstellen' }).click()
  await page.getByRole('button', { name: 'Vergleichen' }).click()
  await expect(page.getByRole('group', { name: /^Autor\/in/ })).toContainText('Beide geändert')
  await page.getByRole('button', { name: 'So speichern' }).click()
  await expect(page.getByLabel('Autor/in')).toHaveValue('Lisa')
  await expect(page.getByLabel('Lizenz')).toHaveValue('Eigene Geschichte')
})

const forms = {
  'a post': { path: 'neuigkeiten&beitrag=', open: null, field: 'Titel' },
  'a poll': { path: 'abstimmungen&monat=neu', open: null, field: 'Frage' },
  'an idea': { path: 'fahrplan', open: 'Neuer Punkt', field: 'Titel' },
}

for (const [name, { path, open, field }] of Object.entries(forms)) {
  test(`${name} that is not saved is asked about before another area opens`, async ({ page }) => {
    await signInAsEditor(page)
    await page.goto(`/content-manager?bereich=${path}`)
    if (open) await page.getByRole('button', { name: open }).click()
    await page.getByLabel(field).first().fill('Noch nicht fertig')
    const figures = page.getByRole('link', { name: 'Zahlen' })
    await figures.click()
    await question(page).getByRole('button', { name: 'Weiterschreiben' }).click()
    await expect(page.getByLabel(field).first()).toHaveValue('Noch nicht fertig')
    await figures.click()
    await question(page).getByRole('button', { name: 'Verwerfen und gehen' }).click()
    await expect(page.getByRole('heading', { name: 'Zahlen' })).toBeVisible()
  })
}

test('one of two answers that is begun is asked about', async ({ page }) => {
  await signInAsEditor(page)
  for (const message of ['Die erste Nachricht.', 'Die zweite Nachricht.']) {
    await send(page, 'POST', '/contact', {
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
  await expect(question(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(first.getByRole('textbox')).toHaveValue('Liebe Erna,')
})
