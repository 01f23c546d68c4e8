import type { Page } from '@playwright/test'
import { signUp } from './accounts.ts'
import { expect, test } from './fixtures.ts'

const linksOf = (page: Page, area: 'banner' | 'contentinfo') =>
  page
    .getByRole(area)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => `${link.textContent?.trim()} ${link.getAttribute('href')}`),
    )

test('the landing page has its hero, its three features, the free start and the top stories', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  const features = page.getByRole('region', { name: 'Was euch im Fabelhain erwartet' })
  await expect(features.getByRole('heading', { level: 3 })).toHaveText([
    'Große Geschichtenbibliothek',
    'Werte, die begleiten',
    'Für Familien gemacht',
  ])
  await expect(page.getByRole('region', { name: 'So startet ihr kostenlos' })).toBeVisible()

  const widget = page.getByRole('region', { name: 'Top-Geschichten der Community' })
  await expect(widget.getByText('am meisten gelesen und gemocht', { exact: false })).toBeVisible()
  const cards = widget.getByRole('listitem')
  await expect(cards).toHaveCount(6)
  for (const card of await cards.all()) {
    await expect(card.getByRole('heading', { level: 3 })).not.toBeEmpty()
    await expect(card.getByText(/^Likes: \d+$/)).toHaveCount(1)
    await expect(card.getByRole('img')).toHaveAttribute('loading', 'lazy')
  }
})

test('a guest sees the first page of the sample on the landing page, and what the product costs', async ({
  page,
}) => {
  await page.goto('/')
  const sample = page.getByRole('region', { name: 'So beginnt „Der kleine Fuchs und die Laterne“' })
  await expect(sample.getByText('Es war einmal ein kleiner Fuchs, der hieß Finn.')).toBeVisible()
  await expect(sample.getByRole('listitem')).toHaveText([
    '48 Geschichten',
    '20 im Monat kostenlos',
    /^4,99\s€ im Monat für alle Geschichten mit dem Familien.Abo$/,
  ])
  const picture = sample.getByRole('img', { name: /^Der kleine Fuchs Finn/ })
  await expect(picture).toHaveAttribute('loading', 'lazy')
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await sample.getByRole('link', { name: 'Jetzt lesen' }).click()
  await expect(page).toHaveURL('/reader?story=fuchs-laterne')
})

test('the landing page invites guests to register in its first view, and once more at its end', async ({
  page,
}) => {
  for (const size of [
    { width: 360, height: 740 },
    { width: 740, height: 360 },
    { width: 768, height: 1024 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/')
    const links = page
      .getByRole('main')
      .getByRole('link', { name: 'Kostenlos registrieren & lesen' })
    await expect(links.first()).toBeInViewport({ ratio: 1 })
    await expect(
      page
        .getByRole('region', { name: 'Top-Geschichten der Community' })
        .getByRole('link', { name: 'Kostenlos registrieren & lesen' }),
    ).toBeVisible()
  }
})

test('header and footer have the links of the specification, for guests and for families', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  const register = page.getByRole('link', { name: 'Kostenlos registrieren & lesen' }).first()
  await expect(register).toHaveAttribute('href', /^\/login(\?|$)/)
  const commonLinks = ['Fabelhain /', 'Vision /vision']
  expect(await linksOf(page, 'banner')).toEqual([
    expect.stringMatching(/ \/$/),
    ...commonLinks,
    'Login /login',
  ])
  expect(await linksOf(page, 'contentinfo')).toEqual(
    expect.arrayContaining([
      'Impressum /impressum',
      'AGB /agb',
      'Datenschutzerklärung /privacy-policy',
    ]),
  )
  const year = await page.evaluate(() => new Date().getFullYear())
  await expect(page.getByRole('contentinfo').getByText(`© ${year}`)).toBeVisible()

  await signUp(page)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  const library = page.getByRole('link', { name: 'Zur Geschichtenbibliothek' }).first()
  await expect(library).toHaveAttribute('href', '/story-collection')
  // A family is not told how to begin, but what to read.
  await expect(page.getByRole('region', { name: 'Heute vorlesen' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'So startet ihr kostenlos' })).toHaveCount(0)
  expect(await linksOf(page, 'banner')).toEqual([
    expect.stringMatching(/ \/$/),
    'Willkommen, Familie Winter /account-settings',
    ...commonLinks,
    'Dashboard /dashboard',
    'Geschichten /story-collection',
  ])
})

test.describe('the top stories', () => {
  test.use({ expectedNoise: /status of 500/ })

  test('are searched 300 ms after the last key, shown without a cover, and a failure shows for five seconds', async ({
    page,
  }) => {
    const searches: string[] = []
    let isFailing = false
    await page.route('**/rpc/story/top*', (route) => {
      searches.push(new URL(route.request().url()).searchParams.get('data') ?? '')
      const json = isFailing
        ? {
            defined: false,
            code: 'INTERNAL_SERVER_ERROR',
            status: 500,
            message: 'Der Igel ist krank.',
          }
        : [
            {
              storyId: 'ohne',
              title: '',
              fileName: 'Der_kleine_Igel.pdf',
              coverImageUrl: null,
              likes: 3,
            },
          ]
      return route.fulfill({ status: isFailing ? 500 : 200, json: { json } })
    })
    // Before the page sets its first timer: the fake clock could not clear a real one.
    await page.clock.install()
    await page.goto('/story-ranking')
    const widget = page.getByRole('region', { name: 'Top-Geschichten der Community' })
    await expect(widget.getByRole('heading', { name: 'Der kleine Igel' })).toBeVisible()
    await expect(widget.getByRole('img')).toHaveAttribute('src', /cover-placeholder/)

    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
    const before = searches.length
    const search = page.getByRole('searchbox')
    await search.fill('ig')
    await page.clock.runFor(299)
    await search.fill('igel')
    await page.clock.runFor(299)
    expect(searches).toHaveLength(before)
    isFailing = true
    await page.clock.runFor(1)
    await expect.poll(() => searches.length).toBe(before + 1)
    expect(searches.at(-1)).toContain('"search":"igel"')

    await page.clock.resume()
    await expect(
      widget.getByText('Fehler beim Laden der Top-Stories: Der Igel ist krank.'),
    ).toBeVisible()
    const toast = page.locator('.Toastify__toast').filter({ hasText: 'Der Igel ist krank.' })
    await expect(toast).toBeVisible()
    const box = await toast.boundingBox()
    const width = page.viewportSize()?.width ?? 0
    expect(box?.y).toBeLessThan(150)
    expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(60)
    await expect(toast.locator('.Toastify__progress-bar')).toHaveAttribute('style', /5000ms/)
  })
})
