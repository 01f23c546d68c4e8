import type { Page, Route } from '@playwright/test'
import { signInAsEditor } from './editors.ts'
import { accountOf, send } from './family-calls.ts'
import { expect, test } from './fixtures.ts'
import { untilProfileKept } from './kept-here.ts'
import { signUp } from './people.ts'
import { takenOver } from './taken-over.ts'

test.use({
  expectedNoise:
    /status of 50\d|ERR_FAILED|subscription failed|Session could not|nicht unterstützt/,
})

/** What a server or a network can do to a query. */
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
/** Which pages ask a question first, for questions that not every page asks. */
const ownQuestions: Record<string, string[]> = {
  '/dashboard': [
    '/rpc/note/list',
    '/rpc/shelf/list',
    '/rpc/suggestion/list',
    '/rpc/reading/listUnfinished',
    '/rpc/vote/get',
    '/rpc/news/list',
    '/rpc/story/list',
    '/rpc/diary/week',
    '/rpc/child/list',
    '/rpc/profile/live',
    '/rpc/device/get',
  ],
  '/': ['/rpc/story/top'],
  '/abo': ['/rpc/billing/get'],
  '/story-collection': ['/rpc/story/shelves'],
  '/story-collection?story=bruno-honig': ['/rpc/story/similar', '/rpc/story/get'],
  '/liked': ['/rpc/story/listLiked'],
  '/story-ranking': ['/rpc/story/ranking'],
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

/** Calls that only ask. */
const asking = /\/rpc\/\w+\/((get|list|similar|open)\w*|ranking|shelves|top|live|week|figures)$/
const isQuery = ({ pathname }: URL) => asking.test(pathname)
/** Without these answers hardly a page asks for anything of its own. */
const isBasic = (path: string) => /\/(session\/get|device\/get|child\/list)$/.test(path)
/** These two are asked for again until they come, after growing pauses; the others once. */
const isAskedAgain = (path: string) => /\/(session\/get|profile\/live)$/.test(path)

/** Counts what each page asks, question by question; what a page asks while it is left is its own. */
function countQuestions(page: Page) {
  const asked: { from: string; path: string; question: string }[] = []
  const paths = new Set<string>()
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (!isQuery(url)) return
    const { pathname, search } = new URL(request.headers().referer ?? '')
    const question = `${url.pathname} ${url.search}${request.postData() ?? ''}`
    paths.add(url.pathname)
    asked.push({ from: pathname + search, path: url.pathname, question })
  })
  return {
    /** Every call that was made. */
    paths,
    /** The calls that were made on a page. */
    pathsFrom: (address: string) =>
      asked.filter(({ from }) => from === address).map(({ path }) => path),
    /** What one page has asked more often than `most` times; then counting begins again. */
    tooOften: (most = 1) => {
      const times = Map.groupBy(asked.splice(0), ({ from, question }) => `${from}: ${question}`)
      return [...times]
        .filter(
          ([, [first, ...more]]) => more.length >= (first && isAskedAgain(first.path) ? 3 : most),
        )
        .map(([question, { length }]) => [question, length])
    },
  }
}

/** Goes to another page as a link does: what has failed stays known. */
async function goOn(page: Page, address: string) {
  await page.evaluate((url) => {
    const state = { key: url, idx: history.state.idx + 1 }
    history.pushState(state, '', url)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }, address)
}

const loading = /(lädt|geladen) ?(…|\.\.\.)/

/** Header and page say something, and nothing is on its way but what stays so. */
async function expectWhole(page: Page, isSilent = false) {
  await expect(page.getByRole('banner').getByRole('button').first()).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText(/\p{L}{4}/u)
  if (isSilent) return
  await expect(main.getByText(loading)).toHaveCount(0)
  // Its own heading, not the one of a page that is on its way.
  await expect(main.locator('h1:not([data-awaited])')).toHaveCount(1)
}

/** The general client's pauses of 1, 2 and 4 s go by until nothing is on its way. */
async function passPauses(page: Page) {
  await expect(async () => {
    await page.clock.fastForward(4000)
    await expectWhole(page, true)
    await expect(page.getByRole('main').getByText(loading)).toHaveCount(0, { timeout: 100 })
  }).toPass()
}

for (const [name, happen] of Object.entries(failures)) {
  test(`${name} for every query of the editors: each is asked four times, and no page is empty`, async ({
    page,
  }) => {
    await signInAsEditor(page)
    await page.clock.install()
    const questions = countQuestions(page)
    // What is asked again until it comes would be, while time flies.
    const isLasting = (path: string) => isBasic(path) || isAskedAgain(path)
    await page.route((url) => isQuery(url) && !isLasting(url.pathname), happen)
    await page.goto('/impressum')
    // Before that, time that flies would be a tab that does not answer.
    await untilProfileKept(page)
    for (const address of editorPages) {
      await test.step(address, async () => {
        await goOn(page, address)
        await expectWhole(page, true)
        if (name !== 'silence') await passPauses(page)
        expect(questions.tooOften(4)).toEqual([])
      })
    }
  })
}

for (const [name, happen] of Object.entries(failures)) {
  const isSilent = name === 'silence'
  test(`${name} for every query of every page: each is asked once, and no page is empty`, async ({
    page,
  }) => {
    await signInAsEditor(page)
    const questions = countQuestions(page)
    const expectWholeAndQuiet = async () => {
      await expectWhole(page, isSilent)
      expect(questions.tooOften()).toEqual([])
    }
    await page.route((url) => isQuery(url) && !isBasic(url.pathname), happen)
    await page.goto('/impressum')
    await takenOver(page)
    for (const address of familyPages) {
      await test.step(address, async () => {
        await goOn(page, address)
        await expectWholeAndQuiet()
      })
    }
    await test.step('also where the family is not known', async () => {
      await page.route((url) => isQuery(url) && !url.pathname.endsWith('/session/get'), happen)
      await page.evaluate(() => localStorage.clear())
      await page.goto('/dashboard')
      await expectWholeAndQuiet()
      for (const address of ['/', '/vision', '/abo', '/account-settings']) {
        await goOn(page, address)
        await expectWholeAndQuiet()
      }
    })
    await test.step('and where nobody is known', async () => {
      await page.route(isQuery, happen)
      await page.goto('/story-ranking')
      await expectWholeAndQuiet()
    })
    const known = [...Object.values(ownQuestions).flat(), '/rpc/session/get']
    expect([...questions.paths].filter((path) => !known.includes(path))).toEqual([])
  })
}

/** The header's own question is the dashboard's last; it needs these answers. */
const headersQuestion = '/rpc/note/list'
const beforeHeader = ['/rpc/profile/live', '/rpc/device/get']

for (const [name, isMeant] of Object.entries({
  'the dashboard': (address: string) => address === '/dashboard',
  'every other page': (address: string) => address !== '/dashboard',
})) {
  test(`each query of ${name} that fails alone is asked once, and the page around it is there`, async ({
    page,
  }) => {
    await signUp(page)
    // What is kept from the last time would answer, and be asked for again.
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'indexedDB'))
    const uid = await accountOf(page)
    await send(page, 'PATCH', `/users/${uid}/preferences`, { prefMessage: true })
    await page.goto('/impressum')
    await takenOver(page)
    const questions = countQuestions(page)
    for (const [address, paths] of Object.entries(ownQuestions).filter(([each]) => isMeant(each))) {
      for (const [at, failing] of paths.entries()) {
        await test.step(`${failing} on ${address}`, async () => {
          const isIt = ({ pathname }: URL) => pathname === failing
          await page.route(isIt, fail)
          questions.tooOften()
          // What is known already is not asked: only a page's first question is new as it is.
          await (at === 0 && address !== '/dashboard' ? goOn(page, address) : page.goto(address))
          await expect.poll(() => questions.pathsFrom(address)).toContain(failing)
          if (address === '/dashboard' && !beforeHeader.includes(failing))
            await expect.poll(() => questions.pathsFrom(address)).toContain(headersQuestion)
          await expectWhole(page)
          expect(questions.tooOften()).toEqual([])
          await page.unroute(isIt)
        })
      }
    }
  })
}
