import type { Page } from '@playwright/test'
import { signUp } from './accounts.ts'
import { expect, test } from './fixtures.ts'

const rankingCall = '**/rpc/story/ranking*'

const ranked = (rank: number, storyId: string, title: string, likes: number, reads: number) => ({
  rank,
  storyId,
  title,
  likes,
  reads,
  fileName: `${storyId}.pdf`,
  coverImageUrl: null,
})

/** Answers the ranking of each period; the tests' stories have too few likes for a real one. */
async function answerRankings(page: Page, byPeriod: Record<string, unknown[]>) {
  await page.route(rankingCall, (route) => {
    const { json } = JSON.parse(new URL(route.request().url()).searchParams.get('data') ?? '{}')
    return route.fulfill({ json: { json: byPeriod[json.period] ?? [] } })
  })
}

const ranking = [
  ranked(1, 'bruno-honig', 'Bruno teilt den Honig', 12, 34),
  ranked(2, 'fuchs-laterne', 'Der kleine Fuchs und die Laterne', 9, 1),
  ranked(2, 'frosch-sprung', 'Fine Frosch und der große Sprung', 9, 0),
  ranked(4, 'platz-am-ofen', 'Ein Platz am Ofen', 5, 3),
]

test('the community’s top stories with their search come first', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/story-ranking')
  const heading = page.getByRole('main').getByRole('heading').first()
  await expect(heading).toHaveText('Top-Geschichten der Community')
  const lines = await heading.evaluate((element) => {
    const text = document.createRange()
    text.selectNodeContents(element)
    return text.getClientRects().length
  })
  expect(lines).toBe(1)
  await expect(page.getByLabel('Geschichte suchen')).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})

test('on a phone, the first screen says for which child the stories are chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signUp(page)
  await page.goto('/story-ranking')
  await expect(page.getByText('Für jedes Alter')).toBeInViewport()
})

test('each period has its own list, and one with too few likes has a kind text and a link', async ({
  page,
}) => {
  await answerRankings(page, { week: ranking })
  await page.goto('/story-ranking')
  const places = page.getByRole('listitem').filter({ hasText: /^Platz \d.*Herzen/ })
  // The top stories are those of all time: no story is on the page twice.
  await expect(page.getByText(/^Likes: \d/).first()).toBeVisible()
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /^Platz 1\D/ })
      .first(),
  ).toContainText('Likes:')
  await expect(places).toHaveCount(0)
  await page.getByRole('link', { name: '7 Tage' }).click()
  await expect(page).toHaveURL('/story-ranking?zeitraum=woche')
  await expect(places).toHaveCount(4)
  await expect(places.nth(0)).toContainText('12 Herzen')
  await expect(places.nth(0)).toContainText('34-mal gelesen')
  await expect(places.nth(1)).toContainText('einmal gelesen')
  await expect(places.nth(2)).toHaveText(/^Platz 2.*9 Herzen$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Top-Geschichten der Community')
  await page.getByLabel('Geschichte suchen').fill('FROSCH')
  await expect(places).toHaveText(/^Platz 2.*Fine Frosch/)
  await page.getByLabel('Geschichte suchen').fill('Einhorn')
  await page.getByRole('button', { name: 'Suche löschen' }).click()
  await expect(places).toHaveCount(4)
  await page.reload()
  await expect(page.getByRole('link', { name: '7 Tage' })).toHaveAttribute('aria-current', 'page')
  await expect(places).toHaveCount(4)
  await page.goBack()
  await expect(places).toHaveCount(0)

  await page.goto('/story-ranking?zeitraum=monat')
  await expect(page.getByText('Die Rangliste hält noch ein Nickerchen')).toBeVisible()
  await page.getByRole('link', { name: 'Die Lieblinge aller Zeiten' }).click()
  await expect(page).toHaveURL('/story-ranking')
  await expect(page.getByText(/^Likes: \d/).first()).toBeVisible()
})

test('the sample is open to guests and the other stories need a sign-in; families see the sheet', async ({
  page,
}) => {
  await answerRankings(page, { week: ranking })
  await page.goto('/story-ranking?zeitraum=woche')
  const link = (name: string) => page.getByRole('link', { name: new RegExp(`Platz.*${name}`) })
  await expect(link('Laterne')).toHaveAttribute('href', '/reader?story=fuchs-laterne')
  await expect(link('Bruno')).toHaveAttribute('href', /^\/login\?next=/)
  await signUp(page)
  await page.reload()
  await link('Bruno').click()
  await expect(
    page.getByRole('dialog').getByRole('heading', { name: 'Bruno teilt den Honig' }),
  ).toBeVisible()
})

test('a story’s sheet leads back to the same place of the ranking or of the landing page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signUp(page)
  const scrollTop = () => page.evaluate(() => window.scrollY)
  for (const path of ['/story-ranking', '/']) {
    await page.goto(path)
    // The landing page leaves out the stories that it suggests.
    if (path === '/')
      await expect(page.getByRole('region', { name: 'Heute vorlesen' })).toBeVisible()
    const stories = page.getByRole('listitem').filter({ hasText: /Likes:/ })
    const link = stories.last().getByRole('link')
    await link.scrollIntoViewIfNeeded()
    const before = await scrollTop()
    for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await link.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect(page).toHaveURL(/\/story-collection\?story=/)
      await leave()
      await expect(page).toHaveURL(path)
      await expect(link).toBeInViewport()
      expect(await scrollTop()).toBe(before)
    }
  }
})

test('a search keeps a story’s place, and another period keeps the focus', async ({ page }) => {
  await answerRankings(page, { week: ranking })
  await page.goto('/story-ranking')
  const story = page.getByRole('listitem').filter({ hasText: 'Ein Platz am Ofen' })
  await expect(story).toContainText(/^Platz \d/)
  const place = /^Platz \d+/.exec((await story.textContent()) ?? '')?.[0] ?? ''
  await page.getByLabel('Geschichte suchen').fill('Ofen')
  await expect(page.getByRole('listitem').filter({ hasText: /Likes:/ })).toHaveCount(1)
  await expect(story).toContainText(place)
  for (const name of ['7 Tage', 'Insgesamt']) {
    const period = page.getByRole('link', { name })
    await period.press('Enter')
    await expect(period).toHaveAttribute('aria-current', 'page')
    await expect(period).toBeFocused()
  }
})

test.describe('a failure', () => {
  test.use({ expectedNoise: /status of 500|ERR_FAILED/ })

  test('is reported and can be retried', async ({ page }) => {
    let isFailing = true
    await page.route(rankingCall, (route) =>
      isFailing
        ? route.fulfill({ status: 500, json: {} })
        : route.fulfill({ json: { json: ranking } }),
    )
    await page.goto('/story-ranking?zeitraum=woche')
    await expect(page.getByText('Die Rangliste ließ sich gerade nicht laden.')).toBeVisible()
    isFailing = false
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(page.getByText('12 Herzen')).toBeVisible()
  })
})
