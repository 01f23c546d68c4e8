import type { BrowserContext, BrowserContextOptions, Page, TestInfo } from '@playwright/test'
import { test as base, expect } from '@playwright/test'

/** What a page may say without failing a test: Playwright's line about the worker that most tests do without. */
const blockedWorkerLine = /Service Worker registration blocked by Playwright/

/** The browser's own lines about answers that a test asks for. */
const refusalLine = /status of (402|404|409|422|429)/

/** What a second tab of one browser says (spec section 8). */
const severalTabsLine = 'Offline-Persistence (Single-Tab) nicht aktiviert (mehrere Tabs?)'

/** Google's stand-in listens on the second name of this machine. */
const ownHosts = ['localhost', '127.0.0.1']

function watchConsole(context: BrowserContext, findings: string[], expected: RegExp[]) {
  context.on('console', (message) => {
    const isLoud = message.type() === 'error' || message.type() === 'warning'
    const text = message.text()
    if (text === severalTabsLine && context.pages().length > 1) return
    if (isLoud && ![blockedWorkerLine, ...expected].some((line) => line.test(text)))
      findings.push(text)
  })
  context.on('weberror', (error) => findings.push(String(error.error())))
  context.on('request', (request) => {
    const { hostname } = new URL(request.url())
    if (!ownHosts.includes(hostname)) findings.push(`a third party was asked: ${request.url()}`)
  })
}

/** What a person has before them: the address, what is said loudest, what lies above it. */
async function seenOn(page: Page): Promise<string> {
  const { pathname, search } = new URL(page.url())
  const said = await page.evaluate(() =>
    [...document.querySelectorAll('h1, dialog[open], [role=alert], [role=status]')]
      .map((element) => element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 120))
      .filter(Boolean),
  )
  return `On ${pathname}${search} a person saw: ${said.map((text) => `“${text}”`).join(' · ')}`
}

/** Where a test has failed, notes what every page showed: the first line of what is reported. */
async function noteSeen(context: BrowserContext, testInfo: TestInfo) {
  if (testInfo.status === testInfo.expectedStatus) return
  for (const page of context.pages()) {
    const gone = new Promise<string>((resolve) => setTimeout(resolve, 2000, 'a page that is busy'))
    const body = await Promise.race([seenOn(page), gone]).catch(() => 'a page that is gone')
    await testInfo.attach('seen', { body })
  }
}

/** Lets go of the calls that a test holds back; one that is still on its way would fail the run. */
async function endRoutes(context: BrowserContext) {
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
}

/** The first finding stands in the first line of the report. */
function expectQuiet(findings: string[]) {
  expect(findings, `the console said ${findings[0]}`).toEqual([])
}

let tests = 0

/** Every test fails on console noise, on uncaught errors and on any request to a third party. */
export const test = base.extend<{
  mayBeRefused: boolean
  expectedNoise: RegExp
  newPage: (options?: BrowserContextOptions) => Promise<Page>
}>({
  /** Whether a call may be refused without being named in `expectedNoise`. */
  mayBeRefused: [true, { option: true }],
  /** Console lines that a test provokes on purpose. */
  expectedNoise: [/^$/, { option: true }],
  // Each test comes from an address of its own, as each family does: limits count by address.
  extraHTTPHeaders: async ({ baseURL }, use, { workerIndex }) => {
    tests += 1
    await use(baseURL ? { 'x-forwarded-for': `10.0.${workerIndex}.${tests % 250}` } : {})
  },
  context: async ({ context, expectedNoise, mayBeRefused }, use, testInfo) => {
    const findings: string[] = []
    const expected = mayBeRefused ? [expectedNoise, refusalLine] : [expectedNoise]
    watchConsole(context, findings, expected)
    await use(context)
    await noteSeen(context, testInfo)
    expectQuiet(findings)
    await endRoutes(context)
  },
  /** A page in a browser window of its own: other cookies, other storage. */
  newPage: async ({ browser, expectedNoise, mayBeRefused }, use, testInfo) => {
    const findings: string[] = []
    const expected = mayBeRefused ? [expectedNoise, refusalLine] : [expectedNoise]
    const contexts = new Set<BrowserContext>()
    await use(async (options) => {
      const context = await browser.newContext(options)
      watchConsole(context, findings, expected)
      contexts.add(context)
      context.on('close', () => contexts.delete(context))
      return context.newPage()
    })
    for (const context of contexts) {
      await noteSeen(context, testInfo)
      await endRoutes(context)
      await context.close()
    }
    expectQuiet(findings)
  },
})

export { expect }
