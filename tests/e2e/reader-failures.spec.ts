import type { Page, Request, Route } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { quotaRefusal, signUp } from './people.ts'
import { tryAgain } from './try-again.ts'

// Answers that fail are what these tests are about.
test.use({ expectedNoise: /status of (400|403|503)|net::ERR_/ })

const sample = '/reader?story=fuchs-laterne'
const firstWords = 'Es war einmal ein kleiner Fuchs'
const openCall = '**/rpc/reading/open'
const pictures = /\/files\/.*\.avif/
const pdfs = /\/files\/.*\.pdf/

const loadedPicture = (page: Page) =>
  page.locator('.book-picture img').evaluate((image: HTMLImageElement) => image.naturalWidth > 0)

/** Lets a story open with addresses that ended yesterday and lead nowhere. */
async function openWithExpiredAddresses(route: Route) {
  const answer = await route.fetch()
  const text = (await answer.text())
    .replaceAll('.avif?', '.avif?e=1&')
    .replace(/("addressesExpireAt":)"[^"]+"/, '$1"2026-01-01T00:00:00Z"')
  await route.fulfill({ response: answer, body: text })
}

test('a story stays readable while its pictures, its addresses or the month’s stories end', async ({
  page,
}) => {
  await test.step('a missing picture leaves the text and comes when it is asked for again', () =>
    expectPictureAgain(page))
  await test.step('a heart that comes late moves nothing', () => expectNothingMoves(page))
  await test.step('an opened story stays open when the month’s stories end', () =>
    expectStaysOpen(page))
  await test.step('expired addresses are renewed unasked, once and at the same place', () =>
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
  const letGo = await hold(page, '**/rpc/story/get*')
  await page.goto(sample)
  const settings = page.getByRole('button', { name: 'Lesen einstellen' })
  const heart = page.getByRole('button', { name: /gefällt mir/ })
  await expect(settings).toBeVisible()
  await expect(heart).toHaveCount(0)
  const place = await settings.boundingBox()
  await letGo()
  await expect(heart).toBeVisible()
  expect(await settings.boundingBox()).toEqual(place)
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

test('a story that cannot be opened says kindly why, and leads on', async ({ page }) => {
  // With no stories left the calm page comes before the story, never the story.
  await page.route(openCall, (route) => route.fulfill(quotaRefusal))
  await page.goto(sample)
  await expect(page.getByRole('heading', { name: /Diesen Monat habt ihr \d+/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('Neu ab 1. Dezember 2026')).toBeVisible()
  await expect(page.getByText(firstWords)).toBeHidden()
  await page.unroute(openCall)

  await signUp(page)
  for (const story of ['gibt-es-nicht', '..%2F..%2Fetc']) {
    await page.goto(`/reader?story=${story}`)
    await expect(
      page.getByRole('heading', { name: 'Diese Geschichte ist gerade nicht verfügbar.' }),
    ).toBeVisible()
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: /Geschichten/ })
    .click()
  await expect(page).toHaveURL('/story-collection')
})

test('offline without a copy says so, and goes on with another try when the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  const code = page.waitForResponse(/\/static\/js\/reader-.*\.js/)
  const sampleLink = page.getByRole('link', { name: 'Erst einmal eine Geschichte probelesen' })
  await sampleLink.hover()
  await code
  // The page's code is several files, which are asked for together.
  await expect.poll(() => underWay.size).toBe(0)
  await context.setOffline(true)
  await sampleLink.click()
  await expect(page.getByRole('heading', { name: 'Offline nicht gespeichert.' })).toBeVisible()
  await context.setOffline(false)
  // The browser may tell of the connection a little before there is one.
  await tryAgain(page, () => expect(page.getByText(firstWords)).toBeVisible({ timeout: 2000 }))
})

const damages: [string, (route: Route) => Promise<void>][] = [
  ['damaged', (route) => route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7 Honig' })],
  ['cut off', (route) => route.fulfill({ contentType: 'application/pdf', body: '' })],
  ['missing', (route) => route.fulfill({ status: 404, body: '' })],
  ['refused', (route) => route.fulfill({ status: 503, body: '' })],
]

test('a PDF that does not come offers the text at the same page, or another try', async ({
  page,
}) => {
  for (const [kind, answer] of damages) {
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
  await test.step('a PDF that breaks off in the middle', async () => {
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
