import type { Page, Request, Route } from '@playwright/test'
import { quotaRefusal, signUp } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'

// These tests provoke answers that fail.
test.use({ expectedNoise: /status of (400|403|503)|net::ERR_/ })

const sample = '/reader?story=fuchs-laterne'
const firstWords = 'Es war einmal ein kleiner Fuchs'
const openCall = '**/rpc/reading/open'
const pictures = /\/files\/.*\.avif/
const pdfs = /\/files\/.*\.pdf/

const loadedPicture = (page: Page) =>
  page.locator('.book-picture img').evaluate((image: HTMLImageElement) => image.naturalWidth > 0)

/** Answers an opening with file addresses that have expired and do not work. */
async function openWithExpiredAddresses(route: Route) {
  const answer = await route.fetch()
  const text = (await answer.text())
    .replaceAll('.avif?', '.avif?e=1&')
    .replace(/("addressesExpireAt":)"[^"]+"/, '$1"2026-01-01T00:00:00Z"')
  await route.fulfill({ response: answer, body: text })
}

test('an open story stays readable if its pictures fail, its addresses expire or the month’s stories are used up', async ({
  page,
}) => {
  await test.step('a failed picture leaves the text, and loads with a retry', () =>
    expectPictureAgain(page))
  await test.step('a like button that loads late moves nothing', () => expectNothingMoves(page))
  await test.step('an opened story stays open when the month’s stories are used up', () =>
    expectStaysOpen(page))
  await test.step('expired addresses are renewed automatically, once and at the same page', () =>
    expectRenewedOnce(page))
})

async function expectPictureAgain(page: Page) {
  await page.route(pictures, (route) => route.abort())
  await page.goto(sample)
  await expect(page.getByText(firstWords)).toBeVisible()
  await expect(page.getByText('Das Bild lässt noch auf sich warten.')).toBeVisible()
  await page.getByRole('button', { name: 'Bild neu laden' }).click()
  await expect(page.getByRole('button', { name: 'Bild neu laden' })).toBeVisible()
  await page.unroute(pictures)
  await page.getByRole('button', { name: 'Bild neu laden' }).click()
  await expect.poll(() => loadedPicture(page)).toBe(true)
  await expect(page.getByText(firstWords)).toBeVisible()
}

async function expectNothingMoves(page: Page) {
  const release = await holdRequests(page, '**/rpc/story/get*')
  await page.goto(sample)
  const settings = page.getByRole('button', { name: 'Lesen einstellen' })
  const heart = page.getByRole('button', { name: /gefällt mir/ })
  await expect(settings).toBeVisible()
  await expect(heart).toHaveCount(0)
  const position = await settings.boundingBox()
  await release()
  await expect(heart).toBeVisible()
  expect(await settings.boundingBox()).toEqual(position)
  await page.unroute('**/rpc/story/get*')
}

async function expectStaysOpen(page: Page) {
  let calls = 0
  await page.route(openCall, (route) =>
    ++calls === 1 ? openWithExpiredAddresses(route) : route.fulfill(quotaRefusal),
  )
  await page.goto(sample)
  await expect.poll(() => calls).toBeGreaterThan(1)
  await expect(page.getByText(firstWords)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Seite 2 von 10')).toBeVisible()
  await expect(page.getByRole('heading', { name: /Diesen Monat/ })).toBeHidden()
  await page.unroute(openCall)
}

async function expectRenewedOnce(page: Page) {
  let calls = 0
  await page.route(openCall, (route) =>
    ++calls === 1 ? openWithExpiredAddresses(route) : route.continue(),
  )
  await page.goto(`${sample}&p=2`)
  await expect.poll(() => calls).toBe(2)
  await expect.poll(() => loadedPicture(page)).toBe(true)
  await expect(page.getByText('Seite 2 von 10')).toBeVisible()
  expect(calls).toBe(2)
}

test('a story that cannot be opened says why, and links to the others', async ({ page }) => {
  // With no stories left, the calm page is shown instead of the story.
  await page.route(openCall, (route) => route.fulfill(quotaRefusal))
  await page.goto(sample)
  await expect(page.getByRole('heading', { name: /Diesen Monat habt ihr \d+/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('Neue Geschichten ab 1. Dezember 2026')).toBeVisible()
  await expect(page.getByText(firstWords)).toBeHidden()
  await page.unroute(openCall)

  await signUp(page)
  for (const story of ['gibt-es-nicht', '..%2F..%2Fetc']) {
    await page.goto(`/reader?story=${story}`)
    await expect(
      page.getByRole('heading', { name: 'Diese Geschichte hat sich versteckt' }),
    ).toBeVisible()
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: /Geschichten/ })
    .click()
  await expect(page).toHaveURL('/story-collection')
})

test('offline without a copy, the reader says so, and opens it once the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const runningRequests = new Set<Request>()
  page.on('request', (request) => runningRequests.add(request))
  page.on('requestfinished', (request) => runningRequests.delete(request))
  const readerCode = page.waitForResponse(/\/static\/js\/reader-.*\.js/)
  const sampleLink = page.getByRole('link', { name: 'Erst einmal eine Geschichte probelesen' })
  await sampleLink.hover()
  await readerCode
  // The page's code is several files, requested together.
  await expect.poll(() => runningRequests.size).toBe(0)
  await context.setOffline(true)
  await sampleLink.click()
  await expect(
    page.getByRole('heading', { name: 'Diese Geschichte ist nicht offline gespeichert.' }),
  ).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(firstWords)).toBeVisible()
})

const pdfFailures: Record<string, (route: Route) => Promise<void>> = {
  damaged: (route) => route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7 Honig' }),
  empty: (route) => route.fulfill({ contentType: 'application/pdf', body: '' }),
  missing: (route) => route.fulfill({ status: 404, body: '' }),
  refused: (route) => route.fulfill({ status: 503, body: '' }),
}

test('a PDF that fails offers the text at the same page, or a retry', async ({ page }) => {
  for (const [kind, answer] of Object.entries(pdfFailures)) {
    await test.step(`a ${kind} PDF`, async () => {
      await page.route(pdfs, answer)
      await page.goto(`${sample}&view=pdf&p=2`)
      await expect(page.getByRole('alert')).toContainText(
        'Das PDF zu dieser Geschichte lässt sich gerade nicht öffnen.',
      )
      await page.getByRole('button', { name: 'Zur Textansicht' }).click()
      await expect(page.getByText(firstWords)).toBeVisible()
      await expect(page.getByRole('radio', { name: 'Text' })).toBeChecked()
      await expect(page.getByText('Seite 1 von 10')).toBeVisible()
      await page.unroute(pdfs)
    })
  }
  await test.step('a PDF that fails in the middle', async () => {
    await page.goto(`${sample}&view=pdf&p=1`)
    await expect(
      page.getByRole('region', { name: 'Seite 1 von 12' }).locator('canvas'),
    ).toBeVisible()
    await page.route(pdfs, (route) => route.abort())
    await page.keyboard.press('End')
    await expect(page.getByRole('alert')).toBeVisible()
    await page.unroute(pdfs)
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(page.getByRole('region', { name: /von 12$/ }).locator('canvas')).toBeVisible()
  })
})

test('a guest learns why a story is missing, and sees the way to the library on a low phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await page.goto('/reader?story=gibt-es-nicht')
  await expect(page.getByText('Vielleicht steckt in der Adresse ein Tippfehler')).toBeVisible()
  const library = page.getByRole('main').getByRole('link', { name: 'Zur Geschichtenbibliothek' })
  await expect(library).toBeInViewport({ ratio: 1 })
  await page.getByRole('link', { name: /^Ohne Anmeldung zu lesen:.*Lesen$/ }).click()
  await expect(page.getByText('Seite 1 von 10')).toBeVisible()
})
