import { expect, test } from './fixtures.ts'
import { fuchs, offlineOptions, openSheetWithWorker, saveStory } from './save-story.ts'

test.use(offlineOptions)

test('offline a search finds what the shelves know, and nothing is offered that needs the internet', async ({
  page,
  context,
}) => {
  await openSheetWithWorker(page)
  await saveStory(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'E-Mail noch einmal schicken' })).toBeVisible()
  await context.setOffline(true)

  await page.goto('/story-collection?search=laterne')
  const found = page.locator('.library-grid').getByRole('article')
  await expect(found).toHaveCount(1)
  await expect(found).toContainText('Der kleine Fuchs und die Laterne')
  await found.getByRole('button', { name: /gefällt mir/i }).click()
  await expect(page.getByText('Ein Herz geht nur mit Internet.')).toBeVisible()
  await page.goto('/story-collection?search=gibtesnicht')
  await expect(page.getByText(/die dieses Gerät schon kennt, ist keine dabei/)).toBeVisible()

  await page.goto('/dashboard')
  await expect(page.getByText('Noch einmal schicken lässt sich die E-Mail nur')).toBeVisible()
  await expect(page.getByRole('button', { name: 'E-Mail noch einmal schicken' })).toHaveCount(0)
  const tonight = page.getByRole('region', { name: 'Heute vorlesen' }).getByRole('article').first()
  await expect(tonight.getByRole('link', { name: /^Lesen: / })).toHaveAttribute(
    'href',
    `/reader?story=${fuchs}`,
  )
})
