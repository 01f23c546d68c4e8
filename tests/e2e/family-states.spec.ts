import { signUp } from './accounts.ts'
import { waitForStoredProfile } from './browser-store.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'
import { tryAgain } from './try-again.ts'

// These tests provoke answers that are late, fail or never arrive.
test.use({ expectedNoise: /status of 500|ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/ })

const pages = [
  {
    path: '/dashboard',
    call: '**/rpc/diary/week**',
    waiting: 'Wird geladen…',
    failed: 'Eure Woche ließ sich gerade nicht laden.',
    offline: 'Ihr seid offline. Auf diesem Gerät ist noch keine Geschichte gespeichert.',
  },
  ...['/favorites', '/remember', '/liked'].map((path) => ({
    path,
    call: path === '/liked' ? '**/rpc/story/listLiked**' : '**/rpc/list/list**',
    waiting: 'Eure Liste kommt…',
    failed: 'Die Liste ließ sich gerade nicht laden.',
    offline: 'Ihr seid gerade offline.',
  })),
  {
    path: '/account-settings',
    call: '**/rpc/session/list**',
    waiting: null,
    failed: 'Die Geräte ließen sich gerade nicht laden.',
    offline: 'Ihr seid gerade offline. Ansehen geht.',
  },
]

for (const { path, call, waiting, failed, offline } of pages) {
  test(`${path} says that it is loading, that it failed, and that there is no network`, async ({
    page,
    context,
  }) => {
    await signUp(page)
    const release = await holdRequests(page, call, (route) =>
      route.fulfill({ status: 500, json: {} }).catch(() => undefined),
    )
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (waiting) await expect(page.getByText(waiting).first()).toBeAttached()
    await release()
    const failure = page.getByText(failed).first()
    await expect(failure).toBeVisible()
    const block = failure.locator('..')
    await expect(block.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
    await page.unroute(call)
    await tryAgain(block, () => expect(failure).toBeHidden({ timeout: 2000 }))
    await context.setOffline(true)
    await expect(page.getByText(offline).first()).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(offline)).toHaveCount(0)
  })
}

test('/account-delete keeps the form and the account if the request fails', async ({
  page,
  context,
}) => {
  const family = await signUp(page)
  await page.goto('/account-delete')
  await page.getByLabel('Dein Passwort', { exact: true }).fill(family.password)
  await page.getByLabel(/Tippe zur Sicherheit/).fill('LÖSCHEN')
  const submit = page.getByRole('button', { name: 'Konto endgültig löschen' })
  await waitForStoredProfile(page)
  await context.setOffline(true)
  await submit.click()
  await expect(page.getByText('Ihr seid gerade offline.').first()).toBeVisible()
  await context.setOffline(false)
  await page.route('**/rpc/privacy/requestDeletion', (route) =>
    route.fulfill({ status: 500, json: {} }),
  )
  await submit.click()
  await expect(
    page.getByText(/hat gerade nicht geklappt|nicht geklappt|schiefgelaufen/).first(),
  ).toBeVisible()
  await expect(page.getByLabel(/Tippe zur Sicherheit/)).toHaveValue('LÖSCHEN')
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
})
