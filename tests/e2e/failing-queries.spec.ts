import type { Page, Request, Route } from '@playwright/test'
import { signUp } from './accounts.ts'
import { waitForStoredProfile } from './browser-store.ts'
import { signInAsEditor } from './editors.ts'
import { accountId, callApi } from './family-calls.ts'
import { expect, test } from './fixtures.ts'
import { navigate } from './navigate.ts'

test.use({
  expectedNoise:
    /status of 50\d|ERR_FAILED|subscription failed|Session could not|nicht unterstützt/,
})

/** How a server or a network can fail a query. */
const fail = (route: Route) => route.fulfill({ status: 500, json: {} })
const failures: Record<string, (route: Route) => unknown> = {
  'a failure': fail,
  'a busy server': (route) => route.fulfill({ status: 503, body: 'busy' }),
  'a cut connection': (route) => route.abort(),
  silence: () => undefined,
}

const familyPages = [
  '/dashboard',
  '/dashboard?view=tagebuch',
  '/',
  '/vision',
  '/abo',
  '/story-collection',
  '/story-collection?search=honig',
  '/story-collection?story=bruno-honig',
  '/favorites',
  '/remember',
  '/liked',
  '/story-ranking',
  '/story-ranking?zeitraum=woche',
  '/account-settings',
  '/account-delete',
  '/news',
  '/news?post=fabelhain-ist-da',
  '/contact',
  '/roadmap',
  '/voting',
  '/payment-success?order=nichts',
  '/payment-failure?order=nichts',
  '/reader?story=bruno-honig',
  '/impressum',
]
/** Queries that not every page sends, by the first page that sends them. */
const pageQueries: Record<string, string[]> = {
  '/dashboard': [
    '/rpc/notification/list',
    '/rpc/list/list',
    '/rpc/suggestion/list',
    '/rpc/reading/listUnfinished',
    '/rpc/vote/get',
    '/rpc/news/list',
    '/rpc/story/list',
    '/rpc/diary/week',
    '/rpc/diary/forest',
    '/rpc/child/list',
    '/rpc/profile/live',
    '/rpc/device/get',
  ],
  '/': ['/rpc/story/top', '/rpc/reading/listUnfinished'],
  '/abo': ['/rpc/billing/get'],
  '/story-collection': ['/rpc/story/shelves', '/rpc/reading/listStates'],
  '/story-collection?story=bruno-honig': ['/rpc/story/similar', '/rpc/story/get'],
  '/liked': ['/rpc/story/listLiked'],
  '/story-ranking?zeitraum=woche': ['/rpc/story/ranking'],
  '/account-settings': ['/rpc/session/list', '/rpc/privacy/listConsents', '/rpc/privacy/getExport'],
  '/news?post=fabelhain-ist-da': ['/rpc/news/get'],
  '/roadmap': ['/rpc/roadmap/list'],
  '/reader?story=bruno-honig': ['/rpc/reading/open'],
}
const editorPages = [
  'geschichten',
  'neuigkeiten',
  'abstimmungen',
  'fahrplan',
  'nachrichten',
  'zahlen',
  'messwerte',
  'protokoll',
  'ausgang',
].map((area) => `/content-manager?bereich=${area}`)

/** Calls that only read. */
const queryPath =
  /\/rpc\/\w+\/((get|list|similar|open)\w*|ranking|shelves|top|live|week|forest|statistics)$/
const isQuery = ({ pathname }: URL) => queryPath.test(pathname)
/** Most pages send no queries of their own without the answers to these. */
const isPrerequisite = (path: string) => /\/(session\/get|device\/get|child\/list)$/.test(path)
/** These two are repeated with growing pauses until they succeed; the others are sent once. */
const isRepeated = (path: string) => /\/(session\/get|profile\/live)$/.test(path)

/** Records every query with the page that sent it, which is its referer. */
function recordQueries(page: Page) {
  const queries: { from: string; path: string; query: string; request: Request }[] = []
  const paths = new Set<string>()
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (!isQuery(url)) return
    const { pathname, search } = new URL(request.headers().referer ?? '')
    const query = `${url.pathname} ${url.search}${request.postData() ?? ''}`
    paths.add(url.pathname)
    queries.push({ from: pathname + search, path: url.pathname, query, request })
  })
  page.on('requestfailed', (request) => {
    const cancelled = queries.find((query) => query.request === request)
    // The page that is left sent it while the next address was already set.
    if (cancelled && request.failure()?.errorText === 'net::ERR_ABORTED')
      cancelled.from = `the page before ${cancelled.from}`
  })
  return {
    /** Paths of all queries. */
    paths,
    /** Paths of the queries that a page has sent. */
    pathsFrom: (address: string) =>
      queries.filter(({ from }) => from === address).map(({ path }) => path),
    /** Queries that one page has sent more than `max` times, with their counts; empties the record. */
    takeExcessive: (max = 1) => {
      const groups = Map.groupBy(queries.splice(0), ({ from, query }) => `${from}: ${query}`)
      return [...groups]
        .filter(
          ([, [first, ...repeats]]) =>
            repeats.length >= (first && isRepeated(first.path) ? 3 : max),
        )
        .map(([query, { length }]) => [query, length])
    },
  }
}

const loading = /(lädt|geladen) ?(…|\.\.\.)/

/** Expects a header and a page with text, and that nothing still loads except when `isSilent`. */
async function expectComplete(page: Page, isSilent = false) {
  await expect(page.getByRole('banner').getByRole('button').first()).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText(/\p{L}{4}/u)
  if (isSilent) return
  await expect(main.getByText(loading)).toHaveCount(0)
  // The page's own heading, not the one of a loading page.
  await expect(main.locator('h1:not([data-awaited])')).toHaveCount(1)
}

/** Moves the clock past the query client's pauses of 1, 2 and 4 s until nothing loads. */
async function skipRetryPauses(page: Page) {
  await expect(async () => {
    await page.clock.fastForward(4000)
    await expectComplete(page, true)
    await expect(page.getByRole('main').getByText(loading)).toHaveCount(0, { timeout: 100 })
  }).toPass()
}

for (const [name, respond] of Object.entries(failures)) {
  test(`${name} for every query of the editors: each is sent four times, and no page is empty`, async ({
    page,
  }) => {
    await signInAsEditor(page)
    await page.clock.install()
    const queries = recordQueries(page)
    // Repeated queries would be sent too often while the clock moves.
    const isExcluded = (path: string) => isPrerequisite(path) || isRepeated(path)
    await page.route((url) => isQuery(url) && !isExcluded(url.pathname), respond)
    await page.goto('/impressum')
    // Before that, a moving clock would make the tab look as if it did not answer.
    await waitForStoredProfile(page)
    for (const address of editorPages) {
      await test.step(address, async () => {
        await navigate(page, address)
        await expectComplete(page, true)
        if (name !== 'silence') await skipRetryPauses(page)
        expect(queries.takeExcessive(4)).toEqual([])
      })
    }
  })
}

for (const [name, respond] of Object.entries(failures)) {
  const isSilent = name === 'silence'
  test(`${name} for every query of every page: each is sent once, and no page is empty`, async ({
    page,
  }) => {
    await signInAsEditor(page)
    const queries = recordQueries(page)
    const expectCompleteWithoutRepeats = async () => {
      await expectComplete(page, isSilent)
      expect(queries.takeExcessive()).toEqual([])
    }
    await page.route((url) => isQuery(url) && !isPrerequisite(url.pathname), respond)
    await page.goto('/impressum')
    for (const address of familyPages) {
      await test.step(address, async () => {
        await navigate(page, address)
        await expectCompleteWithoutRepeats()
      })
    }
    await test.step('also if the family is unknown', async () => {
      await page.route((url) => isQuery(url) && !url.pathname.endsWith('/session/get'), respond)
      await page.evaluate(() => localStorage.clear())
      await page.goto('/dashboard')
      await expectCompleteWithoutRepeats()
      for (const address of ['/', '/vision', '/abo', '/account-settings']) {
        await navigate(page, address)
        await expectCompleteWithoutRepeats()
      }
    })
    await test.step('and if the session is unknown', async () => {
      await page.route(isQuery, respond)
      await page.goto('/story-ranking')
      await expectCompleteWithoutRepeats()
    })
    const expected = [...Object.values(pageQueries).flat(), '/rpc/session/get']
    expect([...queries.paths].filter((path) => !expected.includes(path))).toEqual([])
  })
}

/** The header's query, which the dashboard sends last: it needs the answers to the next two. */
const headerQuery = '/rpc/notification/list'
const headerPrerequisites = ['/rpc/profile/live', '/rpc/device/get']
const laterQueries = (address: string, failing: string) =>
  address === '/dashboard' && !headerPrerequisites.includes(failing) ? [headerQuery] : []

for (const [name, isIncluded] of Object.entries({
  'the dashboard': (address: string) => address === '/dashboard',
  'every other page': (address: string) => address !== '/dashboard',
})) {
  test(`each query of ${name} that fails alone is sent once, and the rest of the page is shown`, async ({
    page,
  }) => {
    await signUp(page)
    // Stored answers would be shown first and requested again.
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'indexedDB'))
    const uid = await accountId(page)
    await callApi(page, 'PATCH', `/users/${uid}/preferences`, { prefMessage: true })
    await page.goto('/impressum')
    const queries = recordQueries(page)
    for (const [address, paths] of Object.entries(pageQueries).filter(([each]) =>
      isIncluded(each),
    )) {
      for (const [index, failing] of paths.entries()) {
        await test.step(`${failing} on ${address}`, async () => {
          const isFailingQuery = ({ pathname }: URL) => pathname === failing
          await page.route(isFailingQuery, fail)
          // Cached queries are not sent: only a page's first query is new without a reload.
          const isReloaded = index > 0 || address === '/dashboard'
          // The page that is left, which may have the same address, sends no more queries.
          if (isReloaded) await page.goto('about:blank')
          queries.takeExcessive()
          await (isReloaded ? page.goto(address) : navigate(page, address))
          const sent = expect.arrayContaining([failing, ...laterQueries(address, failing)])
          await expect.poll(() => queries.pathsFrom(address)).toEqual(sent)
          await expectComplete(page)
          expect(queries.takeExcessive()).toEqual([])
          await page.unroute(isFailingQuery)
        })
      }
    }
  })
}
