import type { BrowserContext, Locator, Page, Route } from '@playwright/test'
import { counter, newFamily, signUp } from './accounts.ts'
import { accountId, callApi } from './family-calls.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'
import { type ProfileFacts, showProfile } from './shown-profile.ts'
import { specTexts, type TextState } from './spec-texts.ts'

const textsOf = (state: TextState) =>
  Object.entries(specTexts).flatMap(([text, states]) => (states.includes(state) ? [text] : []))

/** Matches the text with anything in place of each `{…}`. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\{[^}]*\}/)
  return new RegExp(`^${parts.map((part) => part.replace(/[?.()]/g, '\\$&')).join('.+')}$`)
}

/** Expects every text of a state to be visible. */
async function expectTexts(container: Page | Locator, state: TextState) {
  for (const text of textsOf(state)) {
    const match = container.getByText(patternOf(text)).filter({ visible: true })
    await expect(match.first(), `${state}: ${text}`).toBeVisible()
  }
}

/** Records the console of all pages; the returned function waits for the texts of a state. */
function recordConsole(context: BrowserContext) {
  const lines: string[] = []
  context.on('console', (message) => lines.push(message.text()))
  return async (state: TextState) => {
    for (const text of textsOf(state)) {
      const isLogged = () => lines.some((line) => line.includes(text))
      await expect.poll(isLogged, `${state}: ${text}`).toBe(true)
    }
  }
}

const failure = (code: string, message: string, status = 500) => ({
  status,
  json: { json: { defined: status < 500, code, status, message } },
})

/** States of the header's counter, and the values that lead to them. */
const counterStates: [TextState, ProfileFacts][] = [
  ['family: an unknown quota', { pdfReads: null }],
  ['family: stories left', { used: 8 }],
  ['family: a subscription', { basePlan: 'family', used: 20 }],
]

/** Console lines of a further tab about offline persistence, and the init script that provokes them. */
const persistenceStates: [TextState, () => void][] = [
  ['console: a second tab', () => undefined],
  [
    'console: a second tab without a channel',
    () => Reflect.deleteProperty(globalThis, 'BroadcastChannel'),
  ],
  ['console: no database', () => Reflect.deleteProperty(globalThis, 'indexedDB')],
  [
    'console: a database that does not open',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError')
      }
    },
  ],
]

test.describe('every text of the specification', () => {
  test.use({
    expectedNoise:
      /status of (403|500)|ERR_FAILED|Unexpected error|Start failed|Nickname|Offline-P/,
  })

  test('for guests is shown on its page', async ({ page, context }) => {
    const expectLogged = recordConsole(context)
    const top = '**/rpc/story/top*'
    const release = await holdRequests(page, top, (route) => route.fulfill({ json: { json: [] } }))
    await page.goto('/')
    await expectTexts(page, 'guest: the landing page')
    await expectTexts(page, 'guest: top stories are loading')
    await release()
    await expectTexts(page, 'guest: no top stories')

    const answerWith = async (answer: Parameters<Route['fulfill']>[0]) => {
      await page.unroute(top)
      await page.route(top, (route) => route.fulfill(answer))
      await page.reload()
    }
    const story = { storyId: 'igel', title: 'Igel', fileName: 'Igel.pdf', coverImageUrl: null }
    await answerWith({ json: { json: [{ ...story, likes: 3 }] } })
    await expectTexts(page, 'guest: top stories')
    await answerWith(failure('INTERNAL_SERVER_ERROR', 'Der Igel ist krank.'))
    await expectTexts(page, 'guest: top stories that fail')
    await answerWith(failure('', ''))
    await expectTexts(page, 'guest: top stories that fail without a message')

    await page.route('**/static/js/vision-*.js', (route) => route.abort())
    await page.getByRole('link', { name: 'Vision', exact: true }).click()
    await expectTexts(page, 'guest: a page whose code does not load')
    await expectLogged('console: a page whose code does not load')
  })

  test('for families is shown on its page', async ({ page }) => {
    await signUp(page, { ...newFamily(), name: '' })
    const live = '**/rpc/profile/live'
    const releaseDocument = await holdRequests(page, live)
    await page.goto('/')
    await expectTexts(page, 'family: the document is loading')
    await releaseDocument()
    await expectTexts(page, 'family: the landing page')
    await page.unroute(live)

    const session = '**/rpc/session/get**'
    const release = await holdRequests(page, session)
    await page.reload()
    await expectTexts(page, 'family: the session is loading')
    await release()
    await page.unroute(session)

    // Pages show a friendlier name until the parents give one.
    const children = await callApi(page, 'GET', `/users/${await accountId(page)}/children`)
    const names = children.map(({ name }: { name: string }) => name)
    expect(names).toEqual(textsOf('call: a child without a name'))
    await page.goto('/account-settings')
    await page.route('**/rpc/profile/update', (route) =>
      route.fulfill(failure('GATE_CLOSED', 'Bitte nicht.')),
    )
    await page.getByLabel('Spitzname').fill('Familie Dachs')
    await page.getByRole('button', { name: 'Speichern' }).first().click()
    await expectTexts(page, 'family: a refused nickname')
  })

  test('about persistence is logged, and about the counter is shown', async ({ page, context }) => {
    const expectLogged = recordConsole(context)
    await signUp(page)
    await page.goto('/vision')
    for (const [state, initScript] of persistenceStates) {
      const tab = await context.newPage()
      await tab.addInitScript(initScript)
      await tab.goto('/vision')
      await expectLogged(state)
      await tab.close()
    }

    const header = page.getByRole('banner')
    const show = async (facts: ProfileFacts) => {
      await showProfile(page, facts)
      await page.goto('/vision')
    }
    for (const [state, facts] of counterStates) {
      await show(facts)
      await expectTexts(header, state)
    }

    await page.clock.install()
    await show({ used: 20 })
    await counter(page).getByRole('button').hover()
    await expectTexts(header, 'family: no stories left')
    const tip = header.getByRole('tooltip')
    await expect(tip).toHaveText(/^Reset in: 0d 23h 5\dm$/)
    await page.clock.fastForward('23:00:00')
    await expect(tip).toHaveText(/^Reset in: 0d 0h 5\dm$/)
    await page.clock.fastForward('01:00:00')
    await expectTexts(header, 'family: no stories left, and the month is over')
  })
})
