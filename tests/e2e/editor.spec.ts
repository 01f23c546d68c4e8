import type { Page } from '@playwright/test'
import { runCommand } from '../support/command.ts'
import { signUp, signUpVerified } from './accounts.ts'
import { expectNoFindingsInThemes } from './axe.ts'
import { signInAsEditor } from './editors.ts'
import { callApi } from './family-calls.ts'
import { expect, test } from './fixtures.ts'

const failedEffect = {
  id: 7,
  kind: 'mail',
  state: 'failed',
  attempts: 60,
  createdAt: '2026-11-20T08:00:00Z',
  nextAttemptAt: '2026-11-21T09:00:00Z',
  lastError: 'Error ECONNREFUSED',
}
const sentEffect = { ...failedEffect, id: 6, state: 'done', attempts: 1, lastError: null }

const panel = (page: Page, name: string) => page.getByRole('region', { name })

test('editors see a declaration that nobody could carry out automatically, and settle it', async ({
  page,
}) => {
  const { number } = await callApi(page, 'POST', '/legal/cancellations', {
    name: 'Erna Winter',
    email: 'unbekannt@example.org',
    contract: 'audio',
    kind: 'extraordinary',
    reason: 'Wir ziehen weit weg.',
  })
  await signInAsEditor(page)
  await page.goto('/content-manager?bereich=ausgang')
  await expect(page.getByRole('heading', { name: 'Inhalte verwalten', level: 1 })).toBeVisible()
  const row = panel(page, 'Kündigungen und Widerrufe')
    .getByRole('listitem')
    .filter({ hasText: number })
  for (const text of [
    'für euch',
    'Erna Winter',
    'unbekannt@example.org',
    'Art: außerordentlich',
    'Grund: Wir ziehen weit weg.',
    'Vertrag: Hörzeit',
  ]) {
    await expect(row).toContainText(text)
  }
  await row.getByRole('button', { name: `Erledigt: Kündigung ${number}` }).click()
  await expect(row.getByRole('heading', { name: `Kündigung ${number}` })).toBeFocused()
  await expect(row.getByRole('button')).toHaveCount(0)
  await expectNoFindingsInThemes(page)
})

test('editors find the content manager from the header and from home; families do not', async ({
  page,
  newPage,
}) => {
  await signInAsEditor(page)
  await page.goto('/dashboard')
  const inHeader = page.getByRole('banner').getByRole('link', { name: 'Redaktion', exact: true })
  await expect(inHeader).toHaveAttribute('href', '/content-manager')
  await page.getByRole('main').getByRole('link', { name: 'Inhalte verwalten' }).click()
  await expect(page.getByRole('heading', { name: 'Inhalte verwalten', level: 1 })).toBeVisible()

  const family = await newPage()
  await signUp(family)
  await family.goto('/dashboard')
  await expect(family.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(family.locator('a[href="/content-manager"]')).toHaveCount(0)
})

test('an editor who may not publish gives a story for review, and leaves a planned one alone', async ({
  page,
  newPage,
}) => {
  const { email } = await signUpVerified(page)
  const settings = { DATA_DIR: process.env.E2E_DATA_DIR ?? '' }
  const granted = await runCommand('admin', ['grant', email, 'editor'], settings)
  expect(granted).toMatchObject({ code: 0, stdout: expect.stringContaining('(editor)') })
  const title = `Der Dachs ${email}`
  const { storyId } = await callApi(page, 'POST', '/editor/stories', { title })
  await page.goto(`/content-manager?bereich=geschichten&geschichte=${storyId}`)
  await expect(page.getByText('Veröffentlichen übernimmt, wer dazu berechtigt ist.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Veröffentlichen' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Zur Prüfung geben' }).click()
  await expect(page.getByText('In Prüfung', { exact: true })).toBeVisible()
  await expectNoFindingsInThemes(page)

  const [planned] = (await callApi(page, 'GET', '/editor/stories?state=published&limit=1')).rows
  const { version } = await callApi(page, 'GET', `/editor/stories/${planned.storyId}`)
  const publisher = await newPage()
  await signInAsEditor(publisher)
  const { scheduledAt } = await callApi(
    publisher,
    'POST',
    `/editor/stories/${planned.storyId}/publish`,
    { version, at: '2099-01-01T12:00:00Z' },
  )
  expect(scheduledAt).toBe('2099-01-01T12:00:00.000Z')
  await page.goto(`/content-manager?bereich=geschichten&geschichte=${planned.storyId}`)
  const locked = page.getByText('Ändern kann sie jetzt nur, wer veröffentlichen darf.')
  await expect(locked).toBeVisible()
  await callApi(publisher, 'POST', `/editor/stories/${planned.storyId}/withdraw`, {
    isPlanOnly: true,
  })
})

test('editors retry a mail that the server has given up', async ({ page }) => {
  await signInAsEditor(page)
  await page.route('**/rpc/editor/listEffects*', (route) =>
    route.fulfill({ json: { json: [failedEffect, sentEffect] } }),
  )
  await page.route('**/rpc/editor/retryEffect', (route) =>
    route.fulfill({ json: { json: [sentEffect] } }),
  )
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/content-manager?bereich=ausgang')
  const outbox = panel(page, 'Ausgang')
  const row = outbox.getByRole('listitem').filter({ hasText: 'E-Mail · Nr. 7' })
  for (const text of ['aufgegeben', '60', 'keiner mehr', 'Error ECONNREFUSED']) {
    await expect(row).toContainText(text)
  }
  await expectNoFindingsInThemes(page)
  await row.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(outbox.getByText('Alles ist verschickt.')).toBeVisible()
  await outbox.getByText('Schon verschickt (1)').click()
  await expect(outbox.getByText('E-Mail · Nr. 6')).toBeVisible()
})

test('a failed list is requested again, by a click or automatically', async ({ page }) => {
  await signInAsEditor(page)
  const refusal = { status: 404, json: { json: { defined: true, code: 'NOT_FOUND', status: 404 } } }
  let isFailing = true
  await page.route('**/rpc/editor/list*', (route) =>
    isFailing ? route.fulfill(refusal) : route.fallback(),
  )
  await page.clock.install()
  await page.goto('/content-manager?bereich=ausgang')
  const declarations = panel(page, 'Kündigungen und Widerrufe')
  await expect(declarations.getByRole('alert')).toBeVisible()
  const answered = page.waitForResponse('**/rpc/editor/listDeclarations*')
  await declarations.getByRole('button', { name: 'Erneut versuchen' }).click()
  // A request that is still running is not repeated.
  await (await answered).finished()
  await expect(declarations.getByRole('alert')).toBeVisible()
  isFailing = false
  await page.clock.fastForward('01:00')
  await expect(declarations.getByRole('alert')).toHaveCount(0)
})

test('parents have no access to the content manager', async ({ page }) => {
  await signUp(page)
  await page.goto('/content-manager')
  await expect(page.getByText('Für diesen Bereich fehlt dir die Berechtigung.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Ausgang' })).toHaveCount(0)
})
