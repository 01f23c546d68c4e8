import type { BrowserContext, Locator, Page, Route } from '@playwright/test'
import type { Profile } from '../../src/contract/profile.ts'
import { accountOf, send } from './family-calls.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { counter, newFamily, signUp } from './people.ts'
import type { Seen } from './spec-texts.ts'
import { specTexts } from './spec-texts.ts'

const textsOf = (state: Seen) =>
  Object.entries(specTexts).flatMap(([text, states]) => (states.includes(state) ? [text] : []))

/** The text with anything where it has a `{…}`. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\{[^}]*\}/)
  return new RegExp(`^${parts.map((part) => part.replace(/[?.()]/g, '\\$&')).join('.+')}$`)
}

/** Looks at every text of a state. */
async function see(place: Page | Locator, state: Seen) {
  for (const text of textsOf(state)) {
    const shown = place.getByText(patternOf(text)).filter({ visible: true })
    await expect(shown.first(), `${state}: ${text}`).toBeVisible()
  }
}

/** Hears the console of all pages; the function waits for the texts of a state. */
function listen(context: BrowserContext) {
  const lines: string[] = []
  context.on('console', (message) => lines.push(message.text()))
  return async (state: Seen) => {
    for (const text of textsOf(state)) {
      const heard = () => lines.some((line) => line.includes(text))
      await expect.poll(heard, `${state}: ${text}`).toBe(true)
    }
  }
}

const failure = (code: string, message: string, status = 500) => ({
  status,
  json: { json: { defined: status < 500, code, status, message } },
})

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()

/** The account's document with other facts; a fact that is null is not there. */
function changed({ subscription, ...document }: Profile, facts: Facts) {
  const { basePlan = 'free', pdfReads = 20, used = 0, counterReset = tomorrow() } = facts
  return {
    ...document,
    counterReset,
    subscription: {
      ...subscription,
      basePlan,
      expiry: basePlan === 'free' ? null : tomorrow(),
      quotas: { ...subscription.quotas, pdfReads: pdfReads ?? undefined },
    },
    usage: { ...document.usage, pdfReadsThisMonth: used },
  }
}

interface Facts {
  basePlan?: string
  pdfReads?: number | null
  used?: number
  counterReset?: string
}

/** What the header's counter says of documents that differ. */
const counted: [Seen, Facts][] = [
  ['family: a quota that nobody knows', { pdfReads: null }],
  ['family: stories left', { used: 8 }],
  ['family: a subscription', { basePlan: 'family', used: 20 }],
]

/** What tabs beside the first one say of what the browser keeps. */
const logged: [Seen, () => void][] = [
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

  test('for guests is seen on its page', async ({ page, context }) => {
    const hear = listen(context)
    const top = '**/rpc/story/top*'
    const letGo = await hold(page, top, (route) => route.fulfill({ json: { json: [] } }))
    await page.goto('/')
    await see(page, 'guest: the landing page')
    await see(page, 'guest: top stories on their way')
    await letGo()
    await see(page, 'guest: no top stories')

    const answerWith = async (answer: Parameters<Route['fulfill']>[0]) => {
      await page.unroute(top)
      await page.route(top, (route) => route.fulfill(answer))
      await page.reload()
    }
    const story = { storyId: 'igel', title: 'Igel', fileName: 'Igel.pdf', coverImageUrl: null }
    await answerWith({ json: { json: [{ ...story, likes: 3 }] } })
    await see(page, 'guest: top stories')
    await answerWith(failure('INTERNAL_SERVER_ERROR', 'Der Igel ist krank.'))
    await see(page, 'guest: top stories that fail')
    await answerWith(failure('', ''))
    await see(page, 'guest: top stories that fail without a word')

    await page.route('**/static/js/vision-*.js', (route) => route.abort())
    await page.getByRole('link', { name: 'Vision', exact: true }).click()
    await see(page, 'guest: a page whose code does not come')
    await hear('console: a page whose code does not come')
  })

  test('for families is seen on its page', async ({ page }) => {
    await signUp(page, { ...newFamily(), name: '' })
    const live = '**/rpc/profile/live'
    const letCome = await hold(page, live)
    await page.goto('/')
    await see(page, 'family: the document on its way')
    await letCome()
    await see(page, 'family: the landing page')
    await page.unroute(live)

    const session = '**/rpc/session/get**'
    const letGo = await hold(page, session)
    await page.reload()
    await see(page, 'family: the session on its way')
    await letGo()
    await page.unroute(session)

    await page.goto('/account-settings')
    await see(page.getByRole('main'), 'family: a child without a name')
    await page.route('**/rpc/profile/update', (route) =>
      route.fulfill(failure('GATE_CLOSED', 'Bitte nicht.')),
    )
    await page.getByLabel('Spitzname').fill('Familie Dachs')
    await page.getByRole('button', { name: 'Speichern' }).first().click()
    await see(page, 'family: a nickname that is not taken')
  })

  test('about what is kept and what is left is logged or seen', async ({ page, context }) => {
    const hear = listen(context)
    await signUp(page)
    await page.goto('/vision')
    for (const [state, breaks] of logged) {
      const tab = await context.newPage()
      await tab.addInitScript(breaks)
      await tab.goto('/vision')
      await hear(state)
      await tab.close()
    }

    const document = await send(page, 'GET', `/users/${await accountOf(page)}`)
    const live = '**/rpc/profile/live'
    const header = page.getByRole('banner')
    const show = async (facts: Facts) => {
      const snapshot = JSON.stringify({ json: changed(document, facts) })
      const body = `event: message\nid: 100\ndata: ${snapshot}\n\n`
      await page.unroute(live)
      await page.route(live, (route) => route.fulfill({ contentType: 'text/event-stream', body }))
      await page.goto('/vision')
    }
    for (const [state, facts] of counted) {
      await show(facts)
      await see(header, state)
    }

    await page.clock.install()
    await show({ used: 20 })
    await counter(page).getByRole('button').hover()
    await see(header, 'family: no stories left')
    const tip = header.getByRole('tooltip')
    await expect(tip).toHaveText(/^Reset in: 0d 23h 5\dm$/)
    await page.clock.fastForward('23:00:00')
    await expect(tip).toHaveText(/^Reset in: 0d 0h 5\dm$/)
    await page.clock.fastForward('01:00:00')
    await see(header, 'family: no stories left, and the time is over')
  })
})
