import { newFamily, signIn, signUp } from './accounts.ts'
import { expect, test } from './fixtures.ts'

const forAdults = 'bestätigst du, dass du volljährig bist'

test('Google’s button is above the form and on the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const address of ['/login', '/login?mode=register']) {
    await page.goto(address)
    const google = page.getByRole('button', { name: /^Mit Google (anmelden|registrieren)$/ })
    const box = await google.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(844)
    const email = await page.getByLabel('E-Mail-Adresse').boundingBox()
    expect(box?.y).toBeLessThan(email?.y ?? 0)
  }
})

test('the first field of both forms is on the first screen of a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const [address, label] of [
    ['/login', 'E-Mail-Adresse'],
    ['/login?mode=register', 'Spitzname'],
    ['/login?mode=register&next=%2Fabo%3Fbestellen%3Dfamily-year', 'Spitzname'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByLabel(label)).toBeInViewport({ ratio: 1 })
  }
})

test.describe('a refusal', () => {
  test.use({ expectedNoise: /status of 401|Google sign-in failed/ })

  test('a guest reads what is wrong with a sign-in, and that accounts are for adults', async ({
    page,
    context,
  }) => {
    const family = await signUp(page)
    await context.clearCookies()
    await page.goto('/login')
    await expect(page.getByText('Konten sind für Erwachsene')).toHaveCount(1)

    // A closed pop-up shows no error.
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Mit Google anmelden' }).click()
    const popup = await opened
    await expect(popup.getByRole('heading', { name: 'Mit welchem Konto?' })).toBeVisible()
    await popup.close()
    await expect(page.getByRole('button', { name: 'Mit Google anmelden' })).toBeEnabled()
    await expect(page.getByRole('alert')).toHaveCount(0)

    // An unknown address reads like a wrong password.
    for (const email of [family.email, newFamily().email]) {
      await page.getByLabel('E-Mail-Adresse').fill(email)
      await page.getByLabel('Passwort', { exact: true }).fill('falsches Passwort')
      await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
      await expect(page.getByText('E-Mail oder Passwort stimmt nicht.').first()).toBeVisible()
      await page.reload()
    }

    // An address in use is named, with the way to sign in.
    await page.goto('/login?mode=register')
    await expect(page.getByText(forAdults)).toHaveCount(1)
    await page.getByLabel('Spitzname').fill('Andere')
    await page.getByLabel('E-Mail-Adresse').fill(family.email)
    const password = page.getByLabel('Passwort', { exact: true })
    await password.fill('kurz')
    await page.getByRole('button', { name: 'Konto anlegen' }).click()
    await expect(password).toHaveAccessibleDescription(
      'Ab 8 Zeichen, gern ein kurzer Satz. Das Passwort braucht mindestens 8 Zeichen.',
    )
    await password.fill('acht gelbe Enten')
    await page.getByRole('button', { name: 'Konto anlegen' }).click()
    const problem = page.getByRole('alert')
    await expect(problem).toContainText('Zu dieser E-Mail-Adresse gibt es schon ein Konto.')
    await expect(problem.getByRole('link')).toHaveText([
      'Damit anmelden',
      'Neues Passwort per E-Mail wählen',
    ])
    // The field is red until it is changed.
    const email = page.getByLabel('E-Mail-Adresse')
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    const taken = await email.inputValue()
    await email.fill(newFamily().email)
    await expect(email).not.toHaveAttribute('aria-invalid')
    await email.fill(taken)

    // After too many tries, the page says when to come back.
    await page.route('**/api/auth/sign-up/email', (route) =>
      route.fulfill({
        status: 429,
        json: { code: 'TOO_MANY_REQUESTS', data: { retryAfterSeconds: 1790 } },
      }),
    )
    await page.getByRole('button', { name: 'Konto anlegen' }).click()
    await expect(problem).toContainText('zu viele Versuche. Bitte warte noch 30 Minuten.')
    await page.unroute('**/api/auth/sign-up/email')
    await page.getByRole('button', { name: 'Konto anlegen' }).click()
    await problem.getByRole('link', { name: 'Neues Passwort per E-Mail wählen' }).click()
    await expect(page.getByRole('button', { name: 'Link schicken' })).toBeVisible()
  })
})

test.describe('a mail', () => {
  // The browser's line about the scripts that the frame of a mail does not run.
  test.use({ expectedNoise: /about:srcdoc/ })

  test('lets its reader replace a forgotten password', async ({ page, newPage }) => {
    const family = await signUp(page)
    const other = await newPage()
    await other.goto('/login')
    await other.getByText('Passwort vergessen?').click()
    await expect(other.getByRole('button', { name: 'Link schicken' })).toBeVisible()
    await other.getByLabel('E-Mail-Adresse').fill(family.email)
    await other.getByRole('button', { name: 'Link schicken' }).click()
    await expect(other.getByText('Schau in dein Postfach')).toBeVisible()

    await expect(async () => {
      await other.goto('/demo/mail')
      await other
        .getByRole('link', {
          name: new RegExp(`Passwort[\\s\\S]*${family.email}|${family.email}[\\s\\S]*Passwort`),
        })
        .first()
        .click({ timeout: 1000 })
    }).toPass()
    const link = await other
      .getByText(/\/login\?token=/)
      .first()
      .textContent()
    await other.goto(/http\S+\/login\?token=[\w-]+/.exec(link ?? '')?.[0] ?? '')
    await other.getByLabel('Neues Passwort').fill('neun grüne Frösche')
    await other.getByRole('button', { name: 'Passwort speichern' }).click()
    await expect(
      other.getByText('Dein neues Passwort gilt.', { exact: false }).first(),
    ).toBeVisible()
    await signIn(other, { ...family, password: 'neun grüne Frösche' })
    await page.goto('/story-collection')
    await expect(page).toHaveURL(/\/login/)
  })

  test('has the language of the page, not of the browser', async ({ page }) => {
    const family = newFamily()
    await page.goto('/login?mode=register')
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByLabel('Nickname').fill(family.name)
    await page.getByLabel('Email address').fill(family.email)
    await page.getByLabel('Password', { exact: true }).fill(family.password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('heading', { name: 'Who are you reading to?' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
    await expect(async () => {
      await page.goto('/demo/mail')
      await page
        .getByRole('link', { name: family.email })
        .filter({ hasText: 'Please confirm your email address' })
        .click({ timeout: 1000 })
    }).toPass()
    await expect(page.frameLocator('iframe').getByText('Hello Familie Winter,')).toBeVisible()
  })
})

test.describe('a failed sign-in with Google', () => {
  test.use({ expectedNoise: /Google sign-in failed|ERR_FAILED/ })

  test('is logged and measured as failed, and the button works again', async ({
    page,
    context,
  }) => {
    const failures: string[] = []
    page.on('console', (message) => {
      if (message.text().startsWith('Google sign-in failed')) failures.push(message.text())
    })
    const outcomes = () =>
      page.evaluate(() =>
        performance
          .getEntriesByName('google-sign-in')
          .map((entry) => entry instanceof PerformanceMeasure && entry.detail.outcome),
      )
    const google = page.getByRole('button', { name: 'Mit Google anmelden' })
    await page.goto('/login')

    await test.step('the pop-up is closed', async () => {
      const opened = page.waitForEvent('popup')
      await google.click()
      const popup = await opened
      await expect(popup.getByRole('heading', { name: 'Mit welchem Konto?' })).toBeVisible()
      await popup.close()
      await expect.poll(outcomes).toEqual(['failed'])
      await expect(google).toBeEnabled()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
    await test.step('the start of the pop-up fails', async () => {
      const start = /oauth-popup\/start/
      await context.route(start, (route) => route.abort())
      await google.click()
      await expect(page.getByText('Wir erreichen den Fabelhain gerade nicht.')).toBeVisible()
      await expect(google).toBeEnabled()
      await context.unroute(start)
    })
    await test.step('the session cannot be read', async () => {
      const session = '**/rpc/session/get**'
      await page.route(session, (route) => route.abort())
      const opened = page.waitForEvent('popup')
      await google.click()
      await (await opened).getByRole('button', { name: /Redaktion Fabelhain/ }).click()
      await expect(page.getByText('Wir erreichen den Fabelhain gerade nicht.')).toBeVisible()
      await expect(google).toBeEnabled()
      await page.unroute(session)
    })
    expect(await outcomes()).toEqual(['failed', 'failed', 'failed'])
    expect(failures).toHaveLength(3)
  })

  test('by a blocked pop-up is explained, with a link instead', async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null
    })
    await page.goto('/login')
    await page.getByRole('button', { name: 'Mit Google anmelden' }).click()
    await expect(page.getByText('Bitte Pop-ups erlauben oder hier weiter')).toBeVisible()
    await page.getByRole('button', { name: 'Ohne Pop-up weiter zu Google' }).click()
    await page.getByRole('button', { name: /Redaktion Fabelhain/ }).click()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  })
})

test.describe('offline', () => {
  test.use({ expectedNoise: /ERR_FAILED/ })

  test('the form says what to do, and its fields keep their values', async ({ page }) => {
    await page.goto('/login')
    await page.route('**/api/auth/**', (route) => route.abort())
    await page.getByLabel('E-Mail-Adresse').fill('familie@example.org')
    await page.getByLabel('Passwort', { exact: true }).fill('sieben lila Löwen')
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await expect(
      page.getByText('Wir erreichen den Fabelhain gerade nicht.', { exact: false }).first(),
    ).toBeVisible()
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('familie@example.org')
  })
})
