import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { takenOver } from './taken-over.ts'

/** Signs the page's browser in as the demo's editor, for tests that are about something else. */
export async function signInAsEditor(page: Page, origin = test.info().project.use.baseURL ?? '') {
  await callAsEditor(page.request, origin)
}

/** Signs in as the demo's editor by the calls behind Google's button. */
export async function callAsEditor(calls: APIRequestContext, origin: string) {
  const headers = { origin }
  const asked = await calls.post(`${origin}/api/auth/sign-in/social`, {
    data: { provider: 'google', callbackURL: '/' },
    headers,
  })
  const { url } = await asked.json()
  const chooser = await calls.get(url)
  const chosen = await calls.post(chooser.url(), { form: { choice: 'redaktion' } })
  expect(chosen.url()).toBe(`${origin}/`)
  const { uid } = await (await calls.get(`${origin}/api/session`)).json()
  const profile = await calls.put(`${origin}/api/users/${uid}`, { data: {}, headers })
  expect(profile.ok()).toBe(true)
}

/** Signs in as the demo's editor by the button and Google's window. */
export async function signInWithGoogle(page: Page) {
  await page.goto('/login')
  await takenOver(page)
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Mit Google anmelden' }).click()
  await (await popup).getByRole('button', { name: /Redaktion Fabelhain/ }).click()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
}
