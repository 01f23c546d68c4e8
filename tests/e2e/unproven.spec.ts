import { expect, test } from './fixtures.ts'
import { proveAddress } from './mailbox.ts'
import { signUp } from './people.ts'

// The browser's own line about the refused opening.
test.use({ expectedNoise: /status of 403/ })

const unproven = {
  status: 403,
  json: { json: { defined: true, code: 'EMAIL_UNPROVEN', status: 403, message: '' } },
}

test('whoever has not proven the address reads on which mail is missing, and can have it again', async ({
  page,
}) => {
  const { email } = await signUp(page)
  const again = page.getByRole('button', { name: 'Bestätigungsmail noch einmal senden' })
  const reason = page.getByText(/^Bestätige zuerst deine E-Mail-Adresse/)
  const vote = page.getByRole('button', { name: /^Dafür stimmen: / })
  await page.goto('/voting')
  await expect(reason).toBeVisible()
  await expect(vote).toHaveCount(0)
  await again.click()
  await expect(page.getByText(`Wir haben an ${email} geschrieben.`)).toBeVisible()

  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await page.goto('/story-collection?story=fuchs-laterne')
  const heart = page.getByRole('dialog').getByRole('button', { name: /gefällt mir/ })
  const alert = page.getByRole('status').filter({ has: again })
  await heart.click()
  await expect(alert).toContainText('Bestätige zuerst deine E-Mail-Adresse')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.goto('/roadmap')
  await page
    .getByRole('button', { name: /^Dafür: / })
    .first()
    .click()
  await expect(alert).toContainText('Bestätige zuerst deine E-Mail-Adresse')
  expect(sent).not.toContain('/rpc/story/like')
  expect(sent).not.toContain('/rpc/roadmap/vote')

  await page.route('**/rpc/reading/open', (route) => route.fulfill(unproven))
  await page.goto('/reader?story=fuchs-laterne')
  await expect(page.getByRole('heading', { name: 'Gleich geht es weiter' })).toBeFocused()
  await expect(again).toBeVisible()
  await page.unroute('**/rpc/reading/open')
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page.getByRole('button', { name: 'Lesen einstellen' })).toBeVisible()

  await proveAddress(page, email)
  await page.goto('/voting')
  await expect(vote.first()).toBeVisible()
  await expect(reason).toHaveCount(0)
})
