import type { Page } from '@playwright/test'
import { pagePaths } from '../../src/contract/page.ts'
import { counter, newFamily, signUp } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { watchHeadings } from './heading-watch.ts'
import { holdRequests } from './hold-requests.ts'

test('on a narrow screen the menu opens and closes by button and Escape', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Login' })).toBeHidden()
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Login' })).toBeHidden()
})

test('the header of a signed-in family always shows the counter, and the greeting except on a narrow screen', async ({
  page,
}) => {
  // As long as a nickname may be.
  const name = 'Familie von Hohenstein-Lütjenb'
  await signUp(page, { ...newFamily(), name })
  await page.goto('/news')
  const greeting = page.getByRole('banner').getByText(`Willkommen, ${name}`)
  for (const [width, isGreeted] of [
    [1440, true],
    [1180, true],
    [1024, true],
    [600, true],
    [360, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(counter(page)).toBeVisible()
    await expect(counter(page)).toContainText('20')
    await expect(greeting).toBeVisible({ visible: isGreeted })
    // One line; at these widths it needs no ellipsis, except at 600.
    if (isGreeted) expect((await greeting.boundingBox())?.height).toBeLessThan(30)
    const isWhole = await greeting.evaluate((text) => text.scrollWidth <= text.clientWidth)
    expect(isWhole).toBe(width !== 600)
    // One row, and no sideways scrolling.
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(90)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  await expect(greeting).toBeVisible()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()

  const entries = page.getByRole('group', { name: 'Familie' }).getByRole('list')
  await expect(entries.getByRole('button', { name: 'Kindermodus starten' })).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 800 })
  await expect(entries).toBeHidden()
  const family = page.getByRole('button', { name: 'Familie', exact: true })
  await family.press('Enter')
  await expect(entries.getByRole('link')).toHaveText([
    'Kinderprofile',
    'Eltern-PIN',
    'Einstellungen',
  ])
  await page.keyboard.press('Escape')
  await expect(entries).toBeHidden()
  await expect(family).toBeFocused()
  await family.click()
  await entries.getByRole('link', { name: 'Eltern-PIN' }).click()
  await expect(page).toHaveURL('/account-settings#eltern-pin')
  await expect(entries).toBeHidden()
})

test.describe('before the session is known', () => {
  test('a browser that was signed in shows no sign-in links, but that the profile is loading', async ({
    page,
  }) => {
    await signUp(page)
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    for (const { address, loading } of [
      { address: '/', loading: ['Profil wird geladen…', 'Profil lädt...'] },
      { address: '/vision', loading: ['Profil lädt...'] },
    ]) {
      const release = await holdRequests(page, session)
      await page.goto(address)
      for (const text of loading) await expect(page.getByText(text)).toBeVisible()
      await expectSignInLinks(page, false)
      await release()
      await expect(page.getByRole('link', { name: 'Zur Geschichtenbibliothek' })).not.toHaveCount(0)
      await expectSignInLinks(page, false)
      await page.unroute(session)
    }
    await page.goto('/')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expectSignInLinks(page, true)
    const release = await holdRequests(page, session)
    await page.reload()
    await expect(page.getByText('Profil wird geladen…')).toBeHidden()
    await expectSignInLinks(page, true)
    await release()
  })

  const session = '**/rpc/session/get**'

  async function expectSignInLinks(page: Page, visible: boolean) {
    for (const name of ['Kostenlos registrieren & lesen', 'Login']) {
      await expect(page.getByRole('link', { name }).first()).toBeVisible({ visible })
    }
  }
})

test('another language keeps the focus; the footer leads guests to the community', async ({
  page,
}) => {
  await page.goto('/news')
  const english = page.getByRole('button', { name: 'English' })
  await english.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'News', level: 1 })).toBeVisible()
  await expect(english).toBeFocused()
  const more = page.getByRole('navigation', { name: 'More from Fabelhain' })
  await more.getByRole('link', { name: 'Ranking' }).click()
  await expect(page).toHaveURL('/story-ranking')
  const stories = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /^Place \d|Likes: \d/ })
  for (const period of ['All time', '30 days', '7 days']) {
    await page.getByRole('link', { name: period }).click()
    await expect(stories.first()).toBeVisible()
  }
})

test('a loading page has the spinner, and the product’s name as its title and heading', async ({
  page,
}) => {
  await signUp(page)
  const faultyStates = await watchHeadings(page)
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
  const spinner = page.getByRole('main').getByRole('status').filter({ hasText: 'Wird geladen…' })
  await page.goto('/news')
  for (const { link, part, title } of [
    { link: 'Vision', part: 'vision', title: 'Unsere Vision' },
    // Its code arrives before the code of the gate that guards it.
    { link: 'Willkommen, Familie Winter', part: 'parents-page', title: 'Konto & Familie' },
  ]) {
    const releaseCode = await holdRequests(page, `**/static/js/${part}-*.js`)
    await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click()
    const circle = spinner.locator('.spinner')
    for (const [property, value] of [
      ['width', '50px'],
      ['height', '50px'],
      ['border-radius', '50%'],
      ['border-top-color', 'rgb(76, 143, 220)'],
    ] as const)
      await expect(circle).toHaveCSS(property, value)
    await expect(page).toHaveTitle('Fabelhain')
    await expect(heading('Fabelhain')).toHaveCount(1)
    await releaseCode()
    await expect(page).toHaveTitle(`${title} – Fabelhain`)
    await expect(heading(title)).toBeFocused()
    await expect(spinner).toHaveCount(0)
  }
  const release = await holdRequests(page, '**/rpc/device/get**')
  await page.goto('/abo')
  await expect(page).toHaveTitle('Fabelhain')
  await release()
  await expect(page).toHaveTitle('Abo – Fabelhain')
  // A redirect shows no page in between.
  await page.goto('/login')
  await expect(page).toHaveURL('/dashboard?view=start')
  await expect(heading('Für wen lest ihr?')).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/dashboard')
  await expect(heading('Anmelden')).toBeVisible()
  expect(await faultyStates()).toEqual([])
})

test('an unknown address is a German page with status 404', async ({ page, request }) => {
  expect((await request.get('/gibt-es-nicht')).status()).toBe(404)
  await page.goto('/gibt-es-nicht')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a missing asset is 404 and never a page', async ({ request }) => {
  for (const path of ['/static/js/weg.js', '/rpc/nichts', '/api/nichts', '/files/ab/cd.pdf']) {
    const answer = await request.get(path)
    expect([path, answer.status()]).toEqual([path, 404])
    expect(answer.headers()['content-type']).toContain('application/json')
  }
})

test('the landing page tells search engines and friends what it is, in German', async ({
  request,
  baseURL,
}) => {
  const html = await (await request.get('/')).text()
  expect(html).toContain('<html lang="de"')
  const title = 'Fabelhain – Märchen und Fabeln zum Vorlesen, ohne Werbung'
  const description =
    'Kindergeschichten von Mut, Mitgefühl und Ehrlichkeit: werbefrei, liebevoll bebildert, zum gemeinsamen Lesen. 20 Geschichten im Monat kostenlos.'
  for (const part of [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}"/>`,
    `<link rel="canonical" href="${baseURL}/"/>`,
    `<meta property="og:locale" content="de_DE"/>`,
    `<meta property="og:title" content="${title}"/>`,
    `<meta property="og:description" content="${description}"/>`,
    `<meta property="og:url" content="${baseURL}/"/>`,
    `<meta property="og:image" content="${baseURL}/og/site.jpg"/>`,
    '<meta name="twitter:card" content="summary_large_image"/>',
    'Kostenlos registrieren &amp; lesen',
  ]) {
    expect(html).toContain(part)
  }
  const others = await Promise.all(
    ['/vision', '/login'].map(async (path) => (await request.get(path)).text()),
  )
  for (const other of others) expect(other).not.toContain(`<title>${title}</title>`)
})

test.describe('a deploy during use', () => {
  test.use({ expectedNoise: /ERR_FAILED|Unexpected error|Start failed/ })

  test('a page whose code is gone is reloaded once, then the error screen shows', async ({
    page,
  }) => {
    await page.goto('/')
    let requested = 0
    await page.route('**/static/js/vision-*.js', (route) => {
      requested++
      return route.abort()
    })
    await page.getByRole('link', { name: 'Vision', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    await expect(page).toHaveURL('/vision')
    expect(requested).toBeGreaterThan(1)
  })
})

test('top stories: loading, error, empty and found', async ({ page }) => {
  const top = '**/rpc/story/top*'
  const release = await holdRequests(page, top, (route) => route.fulfill({ json: { json: [] } }))
  await page.goto('/story-ranking')
  await expect(page.getByText('Beliebteste Geschichten werden geladen…')).toBeVisible()
  await release()
  await expect(page.getByText('Keine Geschichten gefunden.')).toBeVisible()

  await page.unroute(top)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Top-Geschichten der Community' })).toBeVisible()
  await expect(page.getByText(/^Likes: \d+$/)).toHaveCount(6)
  await page.getByRole('searchbox').fill('LATERNE')
  await expect(page.getByText(/^Likes: \d+$/)).toHaveCount(1)
  await page.getByRole('searchbox').fill('   ')
  await expect(page.getByText(/^Likes: \d+$/)).toHaveCount(6)
})

test('with reduced motion, a message closes by itself and by its button', async ({ page }) => {
  await signUp(page)
  await page.goto('/account-settings')
  const profile = page.getByRole('region', { name: 'Profil' })
  const message = page.getByRole('status').filter({ hasText: 'Gespeichert' })
  const rename = async (name: string) => {
    await profile.getByLabel('Spitzname').fill(name)
    await profile.getByRole('button', { name: 'Speichern' }).click()
    await expect(message).toBeVisible()
  }
  await rename('Familie Dachs')
  await expect(message).toBeHidden()
  await page.reload()
  await rename('Familie Luchs')
  await message.getByRole('button').click()
  await expect(message).toBeHidden({ timeout: 2000 })
})

test('a public demo says so on every page, and nothing covers the notice', async ({ page }) => {
  await page.route(
    ({ pathname }) => pagePaths.some((path) => path === pathname) || pathname === '/gibt-es-nicht',
    async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('content="demo"', 'content="public-demo"')
      await route.fulfill({ response, body })
    },
  )
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/', '/login', '/reader?storyId=bruno-honig', '/agb', '/gibt-es-nicht']) {
    await page.goto(path)
    const note = page.getByRole('complementary', { name: 'Hinweis zur Demo' })
    await expect(note).toContainText('Hier ist nichts echt und nichts geheim.')
    await expect(note).toBeInViewport({ ratio: 1 })
    const isCovered = await note.evaluate((element) => {
      const { right, top } = element.getBoundingClientRect()
      return document.elementFromPoint(right - 20, top + 4) !== element
    })
    expect([path, isCovered]).toEqual([path, false])
  }
})
