import type { Page } from '@playwright/test'
import { signUpVerified } from './accounts.ts'
import { expectNoFindingsInThemes } from './axe.ts'
import { signInAsEditor } from './editors.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'

/** A title that no other test uses. */
const ideaTitle = () => `Rätsel aus dem Wald ${Math.random().toString(36).slice(2, 8)}`

const column = (page: Page, name: string) => page.getByRole('region', { name })
const voteFor = (page: Page, title: string) =>
  page.getByRole('button', { name: `Dafür: ${title}` }).first()

test('a parent can read an item and write an idea, whose draft survives a reload until it is sent', async ({
  page,
}) => {
  const title = ideaTitle()
  await signUpVerified(page)
  await page.goto('/roadmap')
  await page.getByRole('link', { name: '36 Geschichten' }).click()
  await expect(page.getByRole('dialog')).toContainText('Wie es dazu kam')
  await expectNoFindingsInThemes(page)
  await page.goBack()
  const openButton = page.getByRole('button', { name: 'Idee vorschlagen' })
  const dialog = page.getByRole('dialog', { name: 'Idee vorschlagen' })
  await openButton.click()
  await page.getByLabel('Deine Idee in einem Satz').fill('Lesen ohne Netz')
  await expect(page.getByRole('heading', { name: 'Ähnliche Ideen' })).toBeVisible()
  await expectNoFindingsInThemes(page)

  await dialog.getByLabel('Deine Idee in einem Satz').fill(title)
  await dialog.getByLabel('Mehr dazu (freiwillig)').fill('Kleine Rätsel nach jeder Geschichte.')
  await page.reload()
  await openButton.click()
  await expect(dialog.getByLabel('Deine Idee in einem Satz')).toHaveValue(title)
  await expect(dialog.getByLabel('Mehr dazu (freiwillig)')).toHaveValue(/^Kleine Rätsel/)
  await dialog.getByRole('button', { name: 'Idee abschicken' }).click()
  await expect(dialog.getByText('wartet jetzt auf die Redaktion')).toBeVisible()
  await page.reload()
  await openButton.click()
  await expect(dialog.getByLabel('Deine Idee in einem Satz')).toHaveValue('')
})

test('an idea goes from a parent through the editors to the public roadmap', async ({
  page,
  newPage,
}) => {
  const title = ideaTitle()
  await signUpVerified(page)
  await page.goto('/roadmap')
  await page.getByRole('button', { name: 'Idee vorschlagen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Idee vorschlagen' })
  await expect(dialog.getByLabel('Deine Idee in einem Satz')).toBeFocused()
  await dialog.getByRole('button', { name: 'Idee abschicken' }).click()
  await expect(dialog.getByText('mit mindestens fünf Zeichen')).toBeVisible()
  await dialog.getByLabel('Deine Idee in einem Satz').pressSequentially('ohne Netz lesen können')
  await expect(dialog.getByRole('status')).toHaveText('Eine ähnliche Idee gefunden.')
  await expect(dialog.getByText('Lesen ohne Netz Das gibt es schon.')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  const sendButton = dialog.getByRole('button', { name: 'Idee abschicken' })
  await expect(sendButton).toBeInViewport({ ratio: 1 })
  await dialog.getByLabel('Deine Idee in einem Satz').fill('Zusammen mit Oma lesen')
  const similar = dialog.getByRole('button', { name: /^Dafür: Zusammen lesen/ })
  await similar.click()
  await expect(similar).toHaveAttribute('aria-pressed', 'true')
  await dialog.getByLabel('Deine Idee in einem Satz').fill(title)
  await dialog.getByLabel('Mehr dazu (freiwillig)').fill('Kleine Rätsel nach jeder Geschichte.')
  await page.route('**/rpc/roadmap/suggest', (route) => route.fulfill({ status: 404 }), {
    times: 1,
  })
  await sendButton.click()
  await expect(dialog.getByRole('alert')).toHaveText(/^Deine Idee ließ sich gerade nicht senden/)
  await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await sendButton.click()
  await expect(dialog.getByText('wartet jetzt auf die Redaktion')).toBeVisible()
  await dialog.getByRole('button', { name: 'Zurück zum Fahrplan' }).click()
  const ownIdea = column(page, 'Deine Ideen').getByRole('listitem').filter({ hasText: title })
  await expect(ownIdea).toContainText('Wartet auf die Redaktion')

  const guest = await newPage()
  await guest.goto('/roadmap')
  await expect(column(guest, 'Geplant').getByRole('listitem').first()).toBeVisible()
  await expect(guest.getByText(title)).toHaveCount(0)

  const editor = await newPage()
  await signInAsEditor(editor)
  await editor.goto('/content-manager?bereich=fahrplan')
  await editor.getByRole('button', { name: `Lesen und antworten: ${title}` }).click()
  await editor.getByRole('textbox', { name: 'Antwort' }).fill('Die ersten zeichnen wir schon.')
  await editor.getByLabel('Status').selectOption('Geplant')
  await editor.getByLabel('Monat').fill('2027-03')
  await editor.getByRole('button', { name: 'Speichern und veröffentlichen' }).click()
  await expect(editor.getByRole('button', { name: `Bearbeiten: ${title}` })).toBeFocused()

  // A guest's browser caches the plan for a minute, so this is a new one.
  const visitor = await newPage()
  await visitor.goto('/roadmap')
  await column(visitor, 'Geplant').getByRole('link', { name: title }).click()
  const details = visitor.getByRole('dialog', { name: title })
  await expect(details).toContainText('etwa März 2027')
  await expect(details).toContainText('Die ersten zeichnen wir schon.')
  await details.getByRole('button', { name: 'Zurück zum Fahrplan' }).click()
  await expect(visitor.getByRole('link', { name: title })).toBeFocused()
  await voteFor(visitor, title).click()
  await expect(visitor).toHaveURL(/\/login\?next=%2Froadmap/)
})

test('a vote counts immediately, once for a double click, and is undone if it fails', async ({
  page,
}) => {
  await signUpVerified(page)
  const release = await holdRequests(page, '**/rpc/session/get*')
  await page.goto('/roadmap')
  const voteButton = voteFor(page, 'Oma liest vor')
  await expect(voteButton).toHaveAttribute('aria-pressed', 'false')
  // It counts before the page knows the session.
  const counted = page.waitForResponse('**/rpc/roadmap/vote')
  await voteButton.dblclick()
  await expect(voteButton).toHaveAttribute('aria-pressed', 'true')
  await counted
  await release()
  await expect(page.getByRole('button', { name: 'Idee vorschlagen' })).toBeVisible()
  await page.reload()
  await expect(voteButton).toHaveAttribute('aria-pressed', 'true')

  let fail = () => {}
  const bothPressed = new Promise<void>((resolve) => {
    fail = resolve
  })
  let failures = 0
  await page.route('**/rpc/roadmap/vote', async (route) => {
    await bothPressed
    await route.fulfill({ status: 404 })
    failures += 1
  })
  await voteButton.press('Enter')
  await expect(voteButton).toHaveAttribute('aria-pressed', 'false')
  await voteButton.press('Enter')
  await expect(voteButton).toHaveAttribute('aria-pressed', 'true')
  fail()
  await expect.poll(() => failures).toBe(2)
  await expect(page.getByText('Eure Stimme ließ sich gerade nicht speichern.')).toBeVisible()
  await expect(voteButton).toHaveAttribute('aria-pressed', 'true')
  await page.unroute('**/rpc/roadmap/vote')
  await page.getByRole('link', { name: 'Oma liest vor' }).click()
  const dialogVote = page.getByRole('dialog').getByRole('button', { name: /^Dafür/ })
  await dialogVote.click()
  await expect(dialogVote).toHaveAttribute('aria-pressed', 'false')
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(voteButton).toHaveAttribute('aria-pressed', 'false')
})

test('a guest on a phone can retry a failed page, and reads the whole plan', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.route('**/rpc/roadmap/list*', (route) => route.fulfill({ status: 404 }))
  await page.goto('/roadmap?punkt=7b0d4e7c-1111-4222-8333-444455556666')
  const dialog = page.getByRole('dialog', { name: 'Diesen Punkt gibt es nicht' })
  await dialog.getByRole('button', { name: 'Zurück zum Fahrplan' }).last().click()
  await expect(page).toHaveURL('/roadmap')
  await expect(page.getByText('Der Fahrplan ließ sich gerade nicht laden.')).toBeVisible()
  await page.unroute('**/rpc/roadmap/list*')
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(column(page, 'Geplant').getByRole('listitem').first()).toBeVisible()

  // Completed items accept no votes, the folded ones open, and order and item are in the address.
  const done = column(page, 'Fertig')
  await expect(done.getByRole('link', { name: 'Das Lesetagebuch' })).toBeVisible()
  await expect(done.getByRole('button')).toHaveCount(0)
  await page.getByText(/^Nicht geplant/).click()
  await expect(page.getByText(/Lesen soll ein schöner Abend sein/)).toBeVisible()
  await page.getByLabel('Sortieren').selectOption('Neueste')
  await expect(page).toHaveURL('/roadmap?sort=neu')
  await done.getByRole('link', { name: 'Das Lesetagebuch' }).click()
  await expect(page.getByRole('dialog')).toContainText('Ohne Punkte, ohne Druck')
  await page.reload()
  await expect(page.getByRole('dialog', { name: 'Das Lesetagebuch' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/roadmap?sort=neu')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('two editors on one item: the second sees what the first wrote and chooses', async ({
  page,
  newPage,
}) => {
  const title = ideaTitle()
  const first = page
  const second = await newPage()
  for (const editor of [first, second]) {
    await signInAsEditor(editor)
    await editor.goto('/content-manager?bereich=fahrplan')
  }
  await first.getByRole('button', { name: 'Neuer Punkt' }).click()
  await first.getByLabel('Titel auf Deutsch').fill(title)
  await first.getByRole('button', { name: 'Speichern' }).click()
  const edit = `Bearbeiten: ${title}`
  await expect(first.getByRole('button', { name: edit })).toBeVisible()
  await second.reload()
  for (const editor of [first, second]) await editor.getByRole('button', { name: edit }).click()
  await first.getByLabel('Beschreibung auf Deutsch').fill('Vom ersten geschrieben.')
  await expectNoFindingsInThemes(first)
  await first.getByRole('button', { name: 'Speichern' }).click()
  await expect(first.getByRole('button', { name: edit })).toBeVisible()
  await second.getByLabel('Beschreibung auf Deutsch').fill('Vom zweiten geschrieben.')
  await second.getByRole('button', { name: 'Speichern' }).click()
  await expect(second.getByRole('alert')).toContainText('Vom ersten geschrieben.')
  await expect(second.getByLabel('Beschreibung auf Deutsch')).toHaveValue(
    'Vom zweiten geschrieben.',
  )
  await second.getByRole('button', { name: 'Meine Fassung speichern' }).click()
  await expect(second.getByRole('button', { name: edit })).toBeVisible()
  await second.getByRole('button', { name: edit }).click()
  await second.getByRole('button', { name: 'Entfernen' }).click()
  await second.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click()
  await expect(second.getByText(`„${title}“ ist entfernt.`)).toBeVisible()
  await expect(second.getByRole('button', { name: edit })).toHaveCount(0)
})
