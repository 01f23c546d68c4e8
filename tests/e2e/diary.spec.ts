import type { Page } from '@playwright/test'
import { expectNoFindingsInThemes } from './axe.ts'
import { accountOf, send } from './family-calls.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { signUp } from './people.ts'

const diary = '/dashboard?view=tagebuch'
/** Not „Wird gespeichert…“. */
const savedWord = /^Gespeichert$/
const isSave = (url: string) => url.endsWith('/rpc/reading/saveProgress')

async function readTwoPages(page: Page) {
  await page.goto('/reader?story=bruno-honig')
  await expect(page.getByText('Seite 1 von 9')).toBeVisible()
  const saved = page.waitForResponse((response) => isSave(response.url()) && response.ok())
  await page.keyboard.press('ArrowRight')
  await saved
}

test('what was read is in the diary, and everybody can write who was there', async ({ page }) => {
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
  await expect(entry.getByText(savedWord)).toBeVisible()
  await expectNoFindingsInThemes(page)
  await entry.getByLabel('Noch jemand').fill('Tante Käthe')
  await entry.getByLabel('Noch jemand').press('Enter')
  await entry.getByRole('button', { name: 'gemütlich' }).click()
  await entry.getByLabel('Notiz').fill('„Noch mal!“, ruft Mia.')
  await entry.getByRole('button', { name: 'Fertig', exact: true }).click()
  await expect(entry.getByText('„Noch mal!“, ruft Mia.')).toBeVisible()
  await expect(entry.getByText(savedWord)).toBeVisible()
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
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(entry.getByText('Mit Mama und Tante Käthe')).toBeVisible()
})

test('an answer that is older than a word does not take it back', async ({ page }) => {
  await signUp(page)
  await page.goto('/dashboard')
  await readTwoPages(page)
  const write = await hold(page, '**/rpc/diary/update')
  await page.goto(diary)
  const entry = page.getByRole('article')
  await entry.getByRole('button', { name: /Wer war dabei/ }).click()
  const mama = entry.getByRole('button', { name: 'Mama' })
  await mama.click()
  const answered = page.waitForResponse('**/rpc/diary/week*')
  await send(
    page,
    'PUT',
    `/users/${await accountOf(page)}/children/default/favorites/frosch-sprung`,
    {
      marked: true,
    },
  )
  await answered
  await expect(mama).toHaveAttribute('aria-pressed', 'true')
  await entry.getByLabel('Noch jemand').fill('Tante Käthe')
  await entry.getByLabel('Noch jemand').press('Enter')
  await write()
  await expect(entry.getByText(savedWord)).toBeVisible()
  await page.reload()
  await expect(entry.getByText('Mit Mama und Tante Käthe')).toBeVisible()
})

test.describe('what fails', () => {
  test.use({ expectedNoise: /status of 500/ })

  test('is said and can be tried again; what was written stays', async ({ page }) => {
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
    await expect(entry.getByText(savedWord)).toBeVisible()
    await expect(entry.getByText('Mit Opa')).toBeVisible()
  })
})
