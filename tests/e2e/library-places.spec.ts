import { signUp } from './accounts.ts'
import { accountId, callApi } from './family-calls.ts'
import { expect, test } from './fixtures.ts'

test('the filter button stays where it is when the chosen child is known', async ({ page }) => {
  await signUp(page)
  const limits = { ageBand: '3-4', maxScare: 0, name: 'Mia' }
  await callApi(page, 'PATCH', `/users/${await accountId(page)}/children/default`, limits)
  for (const size of [
    { width: 1280, height: 720 },
    { width: 740, height: 360 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size)
    const known = Promise.withResolvers<void>()
    await page.route('**/rpc/child/list*', async (route) => {
      await known.promise
      await route.continue()
    })
    await page.goto('/story-collection?value=mut')
    const button = page.getByRole('button', { name: 'Filter 1 aktiv' })
    const before = await button.boundingBox()
    known.resolve()
    await expect(page.getByText(/^Für Mia .* ausgesucht/)).toBeVisible()
    expect(await button.boundingBox()).toEqual(before)
    await page.unroute('**/rpc/child/list*')
  }
})
