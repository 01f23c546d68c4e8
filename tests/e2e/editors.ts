import { type APIRequestContext, expect, type Page, test } from '@playwright/test'

/** Signs the page's browser in as the demo's editor without the login page. */
export async function signInAsEditor(page: Page, origin = test.info().project.use.baseURL ?? '') {
  await signInEditorByCall(page.request, origin)
}

/** Signs in as the demo's editor by the requests that Google's button makes. */
export async function signInEditorByCall(client: APIRequestContext, origin: string) {
  const headers = { origin }
  const started = await client.post(`${origin}/api/auth/sign-in/social`, {
    data: { provider: 'google', callbackURL: '/' },
    headers,
  })
  const { url } = await started.json()
  const chooser = await client.get(url)
  const chosen = await client.post(chooser.url(), { form: { choice: 'redaktion' } })
  expect(chosen.url()).toBe(`${origin}/`)
  const { uid } = await (await client.get(`${origin}/api/session`)).json()
  const profile = await client.put(`${origin}/api/users/${uid}`, { data: {}, headers })
  expect(profile.ok()).toBe(true)
}

/** Signs in as the demo's editor by the button and Google's pop-up. */
export async function signInWithGoogle(page: Page) {
  await page.goto('/login')
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Mit Google anmelden' }).click()
  await (await popup).getByRole('button', { name: /Redaktion Fabelhain/ }).click()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
}
