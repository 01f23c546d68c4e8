import { signUpVerified } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { showProfile } from './shown-profile.ts'

test('with no stories left, what the month has opened comes first, and nothing else offers „Lesen“', async ({
  page,
}) => {
  await signUpVerified(page)
  await page.goto('/reader?story=bruno-honig')
  await expect(page.getByText(/Seite 1 von/)).toBeVisible()
  await showProfile(page, { used: 20 })

  await page.goto('/dashboard')
  const tonight = page.getByRole('region', { name: 'Heute vorlesen' })
  await expect(tonight.getByText(/^Eure 20 Geschichten für .+ sind gelesen\./)).toBeVisible()
  await expect(tonight.getByRole('link', { name: / Ab \d+\. / })).toHaveCount(2)
  // The sample stays open, and comes first.
  await expect(tonight.getByRole('link', { name: /^Lesen/ })).toHaveAccessibleName(
    'Lesen: „Der kleine Fuchs und die Laterne“',
  )
  await expect(page.getByRole('link', { name: 'Weiterlesen: Bruno teilt den Honig' })).toBeVisible()

  await page.goto('/story-collection')
  const opened = page.getByRole('region', { name: 'Diesen Monat offen' })
  await expect(opened.getByRole('link')).toHaveText([/Bruno/])
  await opened.getByRole('link').click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('link', { name: 'Lesen', exact: true })).toBeVisible()

  await page.goto('/story-collection?story=elster-knopf')
  await expect(sheet.getByText(/^Ab .+ könnt ihr sie öffnen/)).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'Familien-Abo' })).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'Lesen', exact: true })).toHaveCount(0)
})
