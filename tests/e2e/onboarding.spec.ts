import type { Locator, Page } from '@playwright/test'
import { newFamily, signIn, signUp } from './accounts.ts'
import { accountId } from './family-calls.ts'
import { expect, test } from './fixtures.ts'
import { verifyAddress } from './mailbox.ts'

const questions = (page: Page) => page.getByRole('heading', { name: 'Für wen lest ihr?', level: 1 })
const stories = (page: Page, name: string) =>
  page.getByRole('heading', { name: `Drei Geschichten für ${name}`, level: 1 })

const invitation = (page: Page) =>
  page.getByRole('main').getByRole('heading', { name: 'Für wen lest ihr?', level: 2 })

/** Reads the children of the signed-in account. */
async function readChildren(page: Page) {
  return (await page.request.get(`/api/users/${await accountId(page)}/children`)).json()
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true })

  test('a new family is on the first page of a story that fits after at most eight taps', async ({
    page,
  }) => {
    const family = newFamily()
    let taps = 0
    const tap = async (target: Locator) => {
      taps++
      await target.tap()
    }
    await page.goto('/login?mode=register')
    await page.getByLabel('Spitzname').fill(family.name)
    await page.getByLabel('E-Mail-Adresse').fill(family.email)
    await page.getByLabel('Passwort', { exact: true }).fill(family.password)

    const startedAt = Date.now()
    await tap(page.getByRole('button', { name: 'Konto anlegen' }))
    await expect(questions(page)).toBeFocused()
    await tap(page.getByLabel('Spitzname'))
    await page.keyboard.type('Mia')
    await tap(page.getByRole('radio', { name: '3–4 Jahre' }))
    await tap(page.getByRole('radio', { name: 'Igel' }))
    await tap(page.getByRole('button', { name: 'Geschichten zeigen' }))
    await expect(stories(page, 'Mia')).toBeFocused()
    const first = page.getByRole('main').getByRole('listitem').first().getByRole('link')
    await expect(first).toContainText(/ab\s[34]\s·\s([1-9]|10)\sMin\./)
    await tap(first)
    await expect(page.getByText(/^Seite 1 von \d+/).first()).toBeVisible()
    const seconds = (Date.now() - startedAt) / 1000
    test.info().annotations.push({ type: 'first page', description: `${taps} taps, ${seconds} s` })
    expect(taps).toBeLessThanOrEqual(8)
    expect(await readChildren(page)).toMatchObject([
      { name: 'Mia', ageBand: '3-4', avatar: 'hedgehog', maxScare: 1 },
    ])
  })
})

test('nothing covers the questions in a small window', async ({ page }) => {
  await signUp(page)
  await page.setViewportSize({ width: 740, height: 360 })
  await page.goto('/dashboard?view=start')
  const name = page.getByLabel('Spitzname (freiwillig)')
  const submit = page.getByRole('button', { name: 'Geschichten zeigen' })
  const lastAge = page.getByText('ab 9 Jahren')
  const bottom = async (part: Locator) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {}
    return y + height
  }
  const top = async (part: Locator) => (await part.boundingBox())?.y
  await expect(name).toBeVisible()
  await expect(submit).toBeInViewport({ ratio: 1 })
  expect(await bottom(lastAge)).toBeLessThan((await top(submit)) ?? 0)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(submit).toBeInViewport({ ratio: 1 })
  const lastAnimal = page.getByRole('radio', { name: 'Dachs' })
  expect(await bottom(lastAnimal)).toBeLessThan((await top(submit)) ?? 0)
  await submit.click()
  await expect(page.getByText('Wie alt ist euer Kind?')).toBeInViewport()
})

test('the library, the dashboard and the confirmation mail lead to the onboarding until it is skipped', async ({
  page,
  newPage,
}) => {
  const family = await signUp(page)
  for (const address of ['/story-collection', '/dashboard']) {
    await page.goto(address)
    await expect(invitation(page)).toBeVisible()
  }
  await verifyAddress(page, family.email)
  await page.getByRole('link', { name: 'Weiter', exact: true }).click()
  await expect(questions(page)).toBeVisible()
  await expect(page.getByLabel('Spitzname (freiwillig)')).toBeVisible()
  await page.getByRole('button', { name: 'Geschichten zeigen' }).click()
  await expect(page.getByText('Wie alt ist euer Kind?')).toBeVisible()
  await page.getByRole('button', { name: 'Überspringen' }).click()
  await expect(stories(page, 'euch')).toBeVisible()
  expect(await readChildren(page)).toMatchObject([{ name: 'Kind', ageBand: null }])

  const otherBrowser = await newPage()
  await signIn(otherBrowser, family)
  await expect(otherBrowser.getByRole('heading', { name: 'Geschichten', level: 1 })).toBeVisible()
  await expect(otherBrowser.getByRole('searchbox')).toBeVisible()
  await expect(invitation(otherBrowser)).toHaveCount(0)
})

test('the way to the library comes with the stories, so that it does not move under a finger', async ({
  page,
}) => {
  await signUp(page)
  const answer = Promise.withResolvers<void>()
  await page.route('**/rpc/suggestion/list*', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.goto('/dashboard?view=start')
  await page.getByRole('button', { name: 'Überspringen' }).click()
  await expect(stories(page, 'euch')).toBeFocused()
  const library = page.getByRole('link', { name: 'Zur Geschichtenbibliothek' })
  await expect(library).toHaveCount(0)
  answer.resolve()
  await library.click()
  await expect(page).toHaveURL('/story-collection')
})

test.describe('by Google', () => {
  // A browser that blocks the pop-up.
  test.use({ expectedNoise: /Google sign-in failed/ })

  test('a new account begins with the onboarding, after the pop-up and after a redirect', async ({
    newPage,
  }) => {
    for (const hasPopup of [true, false]) {
      const page = await newPage()
      if (!hasPopup) await page.addInitScript(() => Object.assign(window, { open: () => null }))
      await page.goto('/login')
      const opened = hasPopup ? page.waitForEvent('popup') : page
      await page.getByRole('button', { name: 'Mit Google anmelden' }).click()
      if (!hasPopup)
        await page.getByRole('button', { name: 'Ohne Pop-up weiter zu Google' }).click()
      const chooser = await opened
      await chooser.getByText('Anderes Konto').click()
      await chooser.getByLabel('Name').fill('Familie Herbst')
      await chooser.getByLabel('E-Mail-Adresse', { exact: true }).fill(newFamily().email)
      await chooser.getByRole('button', { name: 'Mit diesem Konto anmelden' }).click()
      await expect(questions(page)).toBeVisible()
    }
  })
})
