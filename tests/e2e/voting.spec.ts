import type { Page } from '@playwright/test'
import { signUpVerified } from './accounts.ts'
import { expectNoFindingsInThemes } from './axe.ts'
import { waitForStoredProfile } from './browser-store.ts'
import { expect, test } from './fixtures.ts'

const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })

const candidates = ['Der Kuchen im Mond', 'Das Sofa der Schnecken', 'Omas Gewitter']
const idOf = (index: number) => `00000000-0000-4000-8000-00000000000${index}`

/** A poll as the server sends it, for states that the demo's poll cannot have. */
const pollOf = (month: string, change = {}) => ({
  month,
  kind: 'story',
  question: { de: 'Welche Geschichte zuerst?', en: 'Which story first?' },
  candidates: candidates.map((title, index) => ({
    candidateId: idOf(index),
    title: { de: title },
    teaser: { de: 'Worum es geht.' },
    storyId: null,
    votes: null,
  })),
  startsAt: '2026-10-31T23:00:01Z',
  endsAt: '2026-11-30T23:00:01Z',
  ownVote: null,
  totalVotes: null,
  ...change,
})

async function answerPolls(page: Page, polls: object) {
  const answer = { running: null, last: null, serverTime: '2026-11-24T12:00:00Z', ...polls }
  await page.route('**/rpc/vote/get*', (route) => route.fulfill({ json: { json: answer } }))
}

test('a family votes, sees the votes so far, and changes its vote', async ({ page }) => {
  await signUpVerified(page)
  await page.goto('/dashboard')
  const teaser = page.getByRole('region', { name: 'Geschichte des Monats' })
  await teaser.getByRole('link', { name: 'Abstimmen' }).click()
  await expect(page.getByRole('heading', { name: 'Geschichte des Monats', level: 1 })).toBeVisible()
  await expect(page.getByText(/^Noch \d+ (Tage?|Stunden?|Minuten?)$/)).toBeVisible()
  await expect(page.getByText(/Wie es steht, seht ihr/)).toBeVisible()
  const buttons = page.getByRole('button', { name: /^Dafür stimmen: / })
  const count = await buttons.count()
  expect(count).toBeGreaterThanOrEqual(3)
  const running = page.locator('.candidates')
  await expect(running.getByText(/Stimmen? ·/)).toHaveCount(0)

  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc/vote/cast')) sent++
  })
  const name = (await buttons.nth(1).getAttribute('aria-label')) ?? ''
  const title = name.replace('Dafür stimmen: ', '')
  await buttons.nth(1).dblclick()
  await expect(page.getByText(`Ihr habt für „${title}“ gestimmt.`)).toBeVisible()
  expect(sent).toBe(1)
  await expect(card(page, title).getByRole('heading')).toBeFocused()
  await expect(card(page, title).getByText('Eure Stimme')).toBeVisible()
  await expect(running.getByText(/\d Stimmen · \d+ %/)).toHaveCount(count)
  await expectNoFindingsInThemes(page)

  const other = page.getByRole('button', { name: /^Doch lieber dafür stimmen: / }).first()
  const newTitle = ((await other.getAttribute('aria-label')) ?? '').replace(/^.*?: /, '')
  await other.click()
  await expect(page.getByText(`Ihr habt für „${newTitle}“ gestimmt.`)).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Diese Woche' })).toBeVisible()
  await expect(teaser).toHaveCount(0)

  await page.goto('/voting')
  await expect(card(page, newTitle).getByText('Eure Stimme')).toBeVisible()
  const secondTab = await page.context().newPage()
  await secondTab.goto('/vision')
  await secondTab.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Zum Abstimmen anmelden' })).toBeVisible()
  await expect(page.getByText('Eure Stimme')).toHaveCount(0)
})

test('a guest looks at everything, and signs in to vote', async ({ page }) => {
  await page.goto('/voting')
  await expect(page.getByRole('button', { name: /stimmen/ })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Zuletzt gewonnen' })).toContainText('Gewonnen –')
  await page.getByText(/^So habt ihr abgestimmt/).click()
  await expect(page.getByText(/\d Stimmen · \d+ %/).first()).toBeVisible()

  await page
    .getByRole('link', { name: /^Eine ähnliche Geschichte lesen/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/voting')

  await page.getByRole('link', { name: 'Zum Abstimmen anmelden' }).click()
  await expect(page).toHaveURL('/login?next=%2Fvoting')
})

test('the page says that no poll runs, or how long one still runs by the server’s clock', async ({
  page,
}) => {
  await answerPolls(page, { last: { poll: pollOf('2026-10'), winnerId: null, note: null } })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/voting')
  await expect(page.getByRole('heading', { name: 'Gerade läuft keine Abstimmung.' })).toBeVisible()
  await expect(page.getByText('Abstimmung im Oktober 2026')).toBeVisible()
  await expect(page.getByText('Beim letzten Mal hat niemand abgestimmt.')).toBeVisible()
  await expectNoFindingsInThemes(page)

  await answerPolls(page, { running: pollOf('2026-11') })
  await page.goto('/voting')
  await expect(page.getByText('Noch 6 Tage')).toBeVisible()
  await expect(page.getByText('bis 30. November, Mitternacht')).toBeVisible()
})

test.describe('a failure', () => {
  test.use({ expectedNoise: /status of 500|ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/ })

  test('can be retried, and is shown where it happened', async ({ page, context }) => {
    await page.route('**/rpc/vote/get*', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/voting')
    await expect(page.getByText('Die Abstimmung ließ sich gerade nicht laden.')).toBeVisible()
    await page.unroute('**/rpc/vote/get*')
    await answerPolls(page, { running: pollOf('2026-11') })
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(page.getByText('Welche Geschichte zuerst?')).toBeVisible()
    await signUpVerified(page)
    await page.reload()
    await waitForStoredProfile(page)

    let isFailing = true
    await page.route('**/rpc/vote/cast', (route) => {
      const voted = pollOf('2026-11', { ownVote: idOf(2), totalVotes: 1 })
      const votes = voted.candidates.map((candidate, index) => ({
        ...candidate,
        votes: index === 2 ? 1 : 0,
      }))
      return isFailing
        ? route.fulfill({ status: 500, json: {} })
        : route.fulfill({ json: { json: { ...voted, candidates: votes } } })
    })
    const gewitter = card(page, 'Omas Gewitter')
    await gewitter.getByRole('button').click()
    await expect(gewitter.getByRole('alert')).toContainText(
      'Eure Stimme konnte nicht gespeichert werden.',
    )
    await context.setOffline(true)
    await gewitter.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(gewitter.getByRole('alert')).toContainText('Ihr seid gerade offline.')
    await context.setOffline(false)
    isFailing = false
    await gewitter.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(page.getByText('Ihr habt für „Omas Gewitter“ gestimmt.')).toBeVisible()
    await expect(gewitter.getByText('1 Stimme · 100 %')).toBeVisible()
  })
})
