import type { Page } from '@playwright/test'
import { signUp } from './accounts.ts'
import { expectNoFindingsInThemes } from './axe.ts'
import { accountId, callApi } from './family-calls.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'
import { pressUndo } from './press-undo.ts'

const diary = '/dashboard?view=tagebuch'
/** Does not match „Wird gespeichert…“. */
const savedText = /^Gespeichert$/
const isSaveCall = (url: string) => url.endsWith('/rpc/reading/saveProgress')

async function readTwoPages(page: Page) {
  await page.goto('/reader?story=bruno-honig')
  await expect(page.getByText('Seite 1 von 9')).toBeVisible()
  const saved = page.waitForResponse((response) => isSaveCall(response.url()) && response.ok())
  await page.keyboard.press('ArrowRight')
  await saved
}

test('the diary lists what was read, and a family can add who was there', async ({ page }) => {
  await signUp(page)
  await page.goto(diary)
  await expect(page.getByText('In dieser Woche steht noch nichts.')).toBeVisible()
  await readTwoPages(page)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Zum Lesetagebuch' }).click()
  await expect(page.getByRole('heading', { name: 'Unser Lesetagebuch' })).toBeVisible()
  const entry = page.getByRole('article')
  await entry.getByRole('button', { name: /Wer war dabei\? Wie war es\?/ }).click()
  await entry.getByRole('button', { name: 'Mama' }).click()
  await expect(entry.getByText(savedText)).toBeVisible()
  await expectNoFindingsInThemes(page)
  await entry.getByLabel('Noch jemand').fill('Tante Käthe')
  await entry.getByLabel('Noch jemand').press('Enter')
  await entry.getByRole('button', { name: 'gemütlich' }).click()
  await entry.getByLabel('Notiz').fill('„Noch mal!“, ruft Mia.')
  await entry.getByRole('button', { name: 'Fertig', exact: true }).click()
  await expect(entry.getByRole('textbox', { name: 'Notiz' })).toHaveCount(0)
  await expect(entry.getByText('„Noch mal!“, ruft Mia.')).toBeVisible()
  await expect(entry.getByText(savedText)).toBeVisible()
  await page.reload()
  await expect(entry.getByText('Mit Mama und Tante Käthe')).toBeVisible()
  await expect(entry.getByText('gemütlich')).toBeVisible()
  await expect(entry.getByText('„Noch mal!“, ruft Mia.')).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Unser Lesetagebuch' })).toBeVisible()
  await expect(page.getByText('Hier ist Platz für ein Bild.')).toBeVisible()
  for (const hidden of [page.getByRole('banner'), page.getByRole('button', { name: 'Drucken' })]) {
    await expect(hidden).toBeHidden()
  }
  await page.emulateMedia({ media: 'screen' })

  await entry.getByRole('button', { name: /Bearbeiten/ }).click()
  await entry.getByRole('button', { name: 'Eintrag entfernen' }).click()
  await expect(entry).toBeHidden()
  await pressUndo(page)
  await expect(entry.getByText('Mit Mama und Tante Käthe')).toBeVisible()
})

test('an older answer does not undo what was entered', async ({ page }) => {
  await signUp(page)
  await page.goto('/dashboard')
  await readTwoPages(page)
  const release = await holdRequests(page, '**/rpc/diary/update')
  await page.goto(diary)
  const entry = page.getByRole('article')
  await entry.getByRole('button', { name: /Wer war dabei/ }).click()
  const mama = entry.getByRole('button', { name: 'Mama' })
  await mama.click()
  const answered = page.waitForResponse('**/rpc/diary/week*')
  await callApi(
    page,
    'PUT',
    `/users/${await accountId(page)}/children/default/favorites/frosch-sprung`,
    {
      marked: true,
    },
  )
  await answered
  await expect(mama).toHaveAttribute('aria-pressed', 'true')
  await entry.getByLabel('Noch jemand').fill('Tante Käthe')
  await entry.getByLabel('Noch jemand').press('Enter')
  await release()
  await expect(entry.getByText(savedText)).toBeVisible()
  await page.reload()
  await expect(entry.getByText('Mit Mama und Tante Käthe')).toBeVisible()
})

test.describe('a failed save', () => {
  test.use({ expectedNoise: /status of 500/ })

  test('is reported and can be retried; the entry stays', async ({ page }) => {
    await signUp(page)
    await readTwoPages(page)
    await page.goto(`${diary}&week=2020-W53`)
    await expect(page.getByText('In dieser Woche steht noch nichts.')).toBeVisible()
    await page.goto(`${diary}&week=2090-W01`)
    await page.getByRole('link', { name: 'Zu dieser Woche' }).click()
    const entry = page.getByRole('article')
    await entry.getByRole('button', { name: /Wer war dabei\? Wie war es\?/ }).click()
    const saving = '**/rpc/diary/update'
    await page.route(saving, (route) => route.fulfill({ status: 500, json: {} }))
    await entry.getByRole('button', { name: 'Opa' }).click()
    await expect(entry.getByText('Nicht gespeichert.')).toBeVisible()
    await page.unroute(saving)
    await entry.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(entry.getByText(savedText)).toBeVisible()
    await expect(entry.getByText('Mit Opa')).toBeVisible()
  })
})
