import { signUpVerified } from './accounts.ts'
import { waitForStoredProfile } from './browser-store.ts'
import { expect, test } from './fixtures.ts'
import { installWorker } from './installed-worker.ts'
import { offlineOptions } from './save-story.ts'
import { buy } from './shop.ts'

test.use(offlineOptions)

test('offline a subscriber reads plans and prices, is told that the contracts run on, and orders nothing', async ({
  page,
  context,
}) => {
  await signUpVerified(page)
  await buy(page, 'family-month', 'Willkommen im Familien-Abo!')
  await page.goto('/abo')
  await expect(page.getByRole('heading', { name: 'Eure Verträge' })).toBeVisible()
  await installWorker(page)
  await waitForStoredProfile(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(/Eure Verträge laufen unverändert weiter/)).toBeVisible()
  const offer = page.getByRole('region', { name: 'Familien-Abo monatlich' })
  await expect(offer).toContainText('4,99')
  await expect(offer).toContainText('Bestellen geht nur mit Internet.')
  await expect(page.getByRole('link', { name: /auswählen/ })).toHaveCount(0)
  await page.goto('/abo?bestellen=family-month')
  await expect(page.getByText('Bestellen geht nur mit Internet.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toHaveCount(0)
})
