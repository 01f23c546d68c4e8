import type { Page } from '@playwright/test'
import { clearSession, counter, newFamily, signUp, signUpVerified } from './accounts.ts'
import { expectNoFindingsInThemes } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { verifyAddress } from './mailbox.ts'
import { buy, contractCard, order, payWith } from './shop.ts'

const welcome = 'Willkommen im Familien-Abo!'
const orderButton = (page: Page) =>
  page.getByRole('button', { name: 'Zahlungspflichtig bestellen' })

/** Cancels the monthly plan, continues it, pauses it, resumes it and cancels it again. */
async function cancelAndPause(page: Page) {
  await page.goto('/abo')
  const card = contractCard(page, 'Familien-Abo monatlich')
  await expect(card).toContainText('Aktiv')
  await expectNoFindingsInThemes(page)
  const cancel = async () => {
    await card.getByRole('button', { name: 'Abo kündigen: Familien-Abo monatlich' }).click()
    await expect(card.getByText(/läuft dann noch bis zum \d+\. \S+ \d{4}/)).toBeVisible()
    await card.getByRole('button', { name: 'Abo kündigen', exact: true }).click()
    await expect(card.getByText(/^Gekündigt – läuft bis \d\d\.\d\d\.\d{4}$/)).toBeVisible()
    await expect(
      page.getByRole('heading', { name: 'Familien-Abo monatlich' }).first(),
    ).toBeFocused()
  }
  await cancel()
  await expect(counter(page)).toContainText('Unbegrenzt')
  await card.getByRole('button', { name: 'Kündigung zurücknehmen' }).click()
  await expect(card).toContainText('Nächste Abbuchung')

  await card.getByRole('button', { name: 'Pausieren' }).click()
  await card.getByRole('radio', { name: /2 Monate/ }).check()
  await expectNoFindingsInThemes(page)
  await card.getByRole('button', { name: 'Pausieren' }).click()
  await expect(card).toContainText(/Pause vom \d\d\.\d\d\.\d{4} bis/)
  await card.getByRole('button', { name: 'Pause beenden' }).click()
  await expect(card).toContainText('Aktiv')
  await cancel()
}

test('a family buys the monthly plan, pauses and cancels it, and nobody else has it', async ({
  page,
  context,
}) => {
  const family = await signUpVerified(page)
  const otherTab = await context.newPage()
  await otherTab.goto('/dashboard')
  await expect(counter(otherTab)).toContainText('20')
  await page.goto('/abo')
  await expect(page.getByText(/Du nutzt den kostenlosen Plan: 0 von 20 Geschichten/)).toBeVisible()
  await page.getByRole('link', { name: 'Familien-Abo monatlich auswählen' }).click()
  await expect(page.getByRole('heading', { name: 'Bestellübersicht' })).toBeFocused()
  for (const text of [
    '4,99 € inkl. MwSt.',
    '14 Tage ab heute',
    'Mit Karte über Stripe',
    family.email,
  ]) {
    await expect(page.getByText(text).first()).toBeVisible()
  }
  await orderButton(page).click()
  await payWith(page, '4242')
  await expect(page.getByRole('heading', { name: welcome, level: 1 })).toBeFocused()
  await expect(counter(page)).toContainText('Unbegrenzt')
  await expect(counter(otherTab)).toContainText('Unbegrenzt')
  await expect(page.getByText('Visa •••• 4242')).toBeVisible()
  await expectNoFindingsInThemes(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: welcome, level: 1 })).toBeVisible()
  const successAddress = page.url()

  await page.goto('/account-settings')
  await expect(page.getByText(/Familien-Abo monatlich – unbegrenzt lesen/)).toBeVisible()
  await page.goto('/abo?bestellen=family-month')
  await expect(page.getByText('Familien-Abo monatlich habt ihr schon.')).toBeVisible()
  await expect(orderButton(page)).toHaveCount(0)

  await cancelAndPause(page)

  await clearSession(page)
  await signUp(page)
  await page.goto(successAddress)
  await expect(page.getByText(/finden wir keine Bestellung von euch/)).toBeVisible()
  await expect(counter(page)).toContainText('20')
})

test('a declined card, a refusal by the bank and a cancelled checkout have their own texts and can be retried', async ({
  page,
}) => {
  await signUpVerified(page)
  await order(page, 'family-month')
  await page.getByRole('link', { name: 'Abbrechen' }).click()
  await expect(page.getByText('Du hast den Vorgang abgebrochen.')).toBeVisible()
  await expect(page.getByText('Es wurde nichts abgebucht.')).toBeVisible()
  await expectNoFindingsInThemes(page)
  await page.getByRole('link', { name: 'Erneut versuchen' }).click()
  await expect(page.getByRole('heading', { name: 'Bestellübersicht' })).toBeVisible()

  await orderButton(page).click()
  await payWith(page, '0002')
  await expect(page.getByText('Deine Karte wurde abgelehnt.')).toBeVisible()
  await page.getByRole('link', { name: 'Abbrechen' }).click()
  await expect(page.getByText(/^Deine Karte wurde abgelehnt. Das kann viele/)).toBeVisible()
  await expect(counter(page)).toContainText('20')

  await page.getByRole('link', { name: 'Andere Karte nehmen' }).click()
  await orderButton(page).click()
  await payWith(page, '3155')
  await page.getByRole('button', { name: 'Ablehnen' }).click()
  await page.getByRole('link', { name: 'Abbrechen' }).click()
  await expect(page.getByText(/3-D Secure.* hat nicht geklappt/)).toBeVisible()

  await page.getByRole('link', { name: 'Erneut versuchen' }).click()
  await orderButton(page).click()
  await payWith(page, '3155')
  await page.getByRole('button', { name: 'Freigeben' }).click()
  await expect(page.getByRole('heading', { name: welcome, level: 1 })).toBeVisible()
})

test('five clicks order listening time once, and its minutes appear with their contract', async ({
  page,
}) => {
  await signUpVerified(page)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc/billing/order')) calls.push(request.url())
  })
  await page.goto('/abo')
  await expect(page.getByText(/^Noch keine Hörzeit/)).toBeVisible()
  await page.goto('/abo?bestellen=audio-60')
  await orderButton(page).evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 5; click++) button.click()
  })
  await expect(page.getByRole('heading', { name: 'Bezahlen' })).toBeVisible()
  expect(calls).toHaveLength(1)
  // After going back, the button works again.
  await page.goBack()
  await expect(orderButton(page)).toBeEnabled()
  await orderButton(page).click()
  await expect(page.getByRole('heading', { name: 'Bezahlen' })).toBeVisible()

  await payWith(page, '4242')
  await expect(page.getByRole('heading', { name: 'Eure Hörzeit ist da!', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Zum Abo' }).click()
  await expect(page.getByText(/^0 von 60 Minuten/)).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Hörzeit' })).toHaveAttribute('max', '60')
  await expect(contractCard(page, 'Hörzeit 60')).toContainText('1,99 €')
  await expect(counter(page)).toContainText('20')
})

test('the yearly plan replaces the monthly one; the portal shows invoices and changes the card', async ({
  page,
}) => {
  await signUpVerified(page)
  await buy(page, 'family-month', welcome)
  await page.goto('/abo')
  const change = page.getByRole('link', { name: 'Auf jährlich wechseln' })
  await expect(change).toBeHidden()
  await page.getByText('Alle Pläne vergleichen').click()
  await change.click()
  await expect(page.getByText('49,90 € inkl. MwSt., abzüglich der Gutschrift')).toBeVisible()
  await orderButton(page).click()
  await page.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(page.getByRole('heading', { name: welcome, level: 1 })).toBeVisible()

  // The demo Stripe's pages lead back.
  await page.getByRole('button', { name: 'Rechnungen' }).click()
  await expect(page.getByRole('heading', { name: 'Zahlungen und Rechnungen' })).toBeVisible()
  await page.getByRole('link', { name: 'Zurück zu Fabelhain' }).click()
  const card = contractCard(page, 'Familien-Abo jährlich')
  await expect(card).toContainText('49,90 €')
  await expect(contractCard(page, 'Familien-Abo monatlich')).toHaveCount(0)
  await card.getByRole('button', { name: 'Zahlungsmittel ändern' }).click()
  await page.getByRole('radio', { name: /0341/ }).check()
  await page.getByRole('button', { name: 'Karte speichern' }).click()
  await expect(card).toContainText('•••• 0341')
})

test('the plans begin their lines at one height, and a price is in sight in a low window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1180, height: 820 })
  await page.goto('/abo')
  const plans = page.getByRole('region', { name: 'Pläne' })
  const first = plans.getByText(/^(20 Geschichten in jedem Monat|Unbegrenzt Geschichten lesen)$/)
  await expect(first).toHaveCount(3)
  const tops = await first.evaluateAll((lines) =>
    lines.map((line) => Math.round(line.getBoundingClientRect().top)),
  )
  expect(new Set(tops).size).toBe(1)
  await page.setViewportSize({ width: 740, height: 360 })
  await expect(plans.getByText('0 €', { exact: true })).toBeInViewport({ ratio: 1 })
})

test('a low window and a phone show the invitation with its cost', async ({ page }) => {
  for (const [width, height] of [
    [740, 360],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const cost = page.getByText(/^20 Geschichten im Monat sind kostenlos/).first()
    await expect(cost).toBeInViewport({ ratio: 1 })
  }
})

test('on a phone, upright or not, the first field is in sight where a guest registers for an order', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 660 })
  await page.goto('/login?mode=register&next=%2Fabo%3Fbestellen%3Dfamily-year')
  await expect(page.getByLabel('Spitzname')).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 740, height: 360 })
  await expect(page.getByLabel('Spitzname')).toBeInViewport({ ratio: 1 })
})

test('a guest reads the prices, registers and gets to the order, which waits for a verified address', async ({
  page,
}) => {
  await page.goto('/abo')
  await page
    .getByRole('link', { name: 'Registrieren und bestellen: Familien-Abo jährlich' })
    .click()
  await expect(page).toHaveURL('/login?mode=register&next=%2Fabo%3Fbestellen%3Dfamily-year')
  await expect(page.getByText('Gewählt: Familien\u2011Abo jährlich')).toBeVisible()
  await expect(page.getByText('Schön, dass ihr wieder da seid.')).toHaveCount(0)
  const family = newFamily()
  await page.getByLabel('Spitzname').fill(family.name)
  await page.getByLabel('E-Mail-Adresse').fill(family.email)
  await page.getByLabel('Passwort', { exact: true }).fill(family.password)
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  const toOrder = page.getByRole('main').getByRole('link', { name: 'Zur Bestellung' })
  await toOrder.click()
  await expect(page.getByRole('heading', { name: 'Bestellübersicht' })).toBeVisible()
  const blocked = page.getByText(/^Bestätige zuerst deine E-Mail-Adresse/)
  // Above the facts, and below the total in place of the button that orders.
  const tops = await Promise.all(
    [
      blocked,
      page.getByText('Produkt', { exact: true }),
      page.getByText(/Gesamtpreis/),
      page.getByText('Bestellen kannst du, sobald deine E-Mail-Adresse bestätigt ist.'),
    ].map(async (part) => (await part.boundingBox())?.y ?? 0),
  )
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  await expect(orderButton(page)).toHaveCount(0)
  await expectNoFindingsInThemes(page)

  // The mailed link leads back to the order, not to the onboarding.
  await verifyAddress(page, family.email)
  await toOrder.click()
  await expect(page).toHaveURL('/abo?bestellen=family-year')
  await expect(orderButton(page)).toBeVisible()
})
