import { signUp } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { verifyAddress } from './mailbox.ts'
import { showProfile } from './shown-profile.ts'

// The browser's console line about the refused opening.
test.use({ expectedNoise: /status of 403/ })

const unverified = {
  status: 403,
  json: { json: { defined: true, code: 'EMAIL_UNVERIFIED', status: 403, message: '' } },
}

test('an unverified family reads which mail is missing, and can have it sent again', async ({
  page,
}) => {
  const { email } = await signUp(page)
  const resendButton = page.getByRole('button', { name: 'E-Mail noch einmal schicken' })
  const explanation = page.getByText(/^Bestätigt zuerst eure E-Mail-Adresse/)
  const voteButtons = page.getByRole('button', { name: /^Dafür stimmen: / })
  await page.goto('/voting')
  await expect(explanation).toBeVisible()
  await resendButton.click()
  await expect(page.getByText(`Wir haben an ${email} geschrieben.`)).toBeVisible()
  await expect(voteButtons).toHaveCount(0)
  const alert = page.getByRole('status').filter({ has: resendButton })

  const sentPaths: string[] = []
  page.on('request', (request) => sentPaths.push(new URL(request.url()).pathname))
  await page.goto('/story-collection?story=fuchs-laterne')
  await page.setViewportSize({ width: 360, height: 740 })
  const sheet = page.getByRole('dialog')
  const note = sheet.getByText(/^Noch 5 Geschichten, dann bestätige/)
  await expect(note).toBeVisible()
  await expect(note).not.toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 720 })
  const likeButton = sheet.getByRole('button', { name: /gefällt mir/i })
  await likeButton.click()
  await expect(alert).toContainText('Bestätige zuerst deine E-Mail-Adresse')
  await expect(likeButton).toHaveAttribute('aria-pressed', 'false')
  await page.goto('/roadmap')
  // Before the family is known, the server refuses the vote.
  await expect(page.getByTestId('remaining')).toHaveAttribute('data-state', 'left')
  await page
    .getByRole('button', { name: /^Dafür: / })
    .first()
    .click()
  await expect(alert).toContainText('Bestätige zuerst deine E-Mail-Adresse')
  expect(sentPaths).not.toContain('/rpc/story/like')
  expect(sentPaths).not.toContain('/rpc/roadmap/vote')

  await page.route('**/rpc/reading/open', (route) => route.fulfill(unverified))
  await page.goto('/reader?story=fuchs-laterne')
  await expect(
    page.getByRole('heading', { name: 'Erst bestätigen, dann weiterlesen' }),
  ).toBeFocused()
  await expect(page.getByRole('main')).toContainText('Sie öffnet sich, sobald du bestätigt hast.')
  // One message at a time, which does not move the button.
  const retryButton = page.getByRole('button', { name: 'Ich habe bestätigt' })
  await page.setViewportSize({ width: 740, height: 360 })
  await expect(retryButton).toBeInViewport({ ratio: 1 })
  const sent = page.getByText('Ist unterwegs.')
  const notYet = page.getByText('Noch nicht bestätigt.')
  await retryButton.click()
  await expect(notYet).toBeVisible()
  await resendButton.click()
  await expect(sent).toBeVisible()
  await expect(notYet).toHaveCount(0)
  await retryButton.click()
  await expect(notYet).toBeVisible()
  await expect(sent).toHaveCount(0)
  await expect(retryButton).toBeInViewport({ ratio: 1 })
  await page.unroute('**/rpc/reading/open')
  await page.evaluate(() => window.scrollTo(0, 40))
  await retryButton.click()
  await expect(page.getByRole('button', { name: 'Lesen einstellen' })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 720 })

  await verifyAddress(page, email)
  await page.goto('/voting')
  await expect(voteButtons.first()).toBeVisible()
  await expect(explanation).toHaveCount(0)
})

test('the dashboard and its plan say alike which stories wait for the confirmation', async ({
  page,
}) => {
  const { email } = await signUp(page)
  const plan = page.getByRole('region', { name: 'Euer Plan' })
  await page.goto('/dashboard')
  const deadline = 'Ohne Bestätigung löschen wir das Konto nach 48 Stunden.'
  await expect(page.getByText(/^Noch 5 Geschichten, dann bestätige/)).toContainText(deadline)
  await expect(plan).toContainText(/Noch 20 von 20 Geschichten\s· davon 5 vor der Bestätigung/)

  await showProfile(page, { used: 5 })
  await page.goto('/dashboard')
  await expect(
    page.getByRole('heading', { name: 'Erst bestätigen, dann weiterlesen' }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Für wen lest ihr?' })).toHaveCount(0)
  await expect(page.getByText(/5 Geschichten sind geöffnet, 15 weitere warten/)).toContainText(
    email,
  )
  await expect(page.getByText(deadline)).toBeVisible()
  await expect(plan).toContainText(/Noch 15 von 20 Geschichten\s· die nächste nach der Bestätigung/)
  await page.getByRole('button', { name: 'E-Mail noch einmal schicken' }).click()
  await expect(page.getByText(`Wir haben an ${email} geschrieben.`)).toBeVisible()
})
