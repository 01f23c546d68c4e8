import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type TestInfo,
} from '@playwright/test'
import { waitForApp } from './hydration.ts'

/** Playwright's console line about the service worker that most tests block. */
const blockedWorkerLine = /Service Worker registration blocked by Playwright/

/** The browser's console lines about refused calls. */
const refusalLine = /status of (402|404|409|422|429)/

/** The console line of a second tab of a browser (spec 8.11). */
const severalTabsLine = 'Offline-Persistence (Single-Tab) nicht aktiviert (mehrere Tabs?)'

/** Two names of this machine, as the Google stand-in must have another host than the app. */
const ownHosts = ['localhost', '127.0.0.1']

function watch(context: BrowserContext, findings: string[], expected: RegExp[]) {
  context.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning'
    const text = message.text()
    if (text === severalTabsLine && context.pages().length > 1) return
    if (isProblem && ![blockedWorkerLine, ...expected].some((line) => line.test(text)))
      findings.push(text)
  })
  context.on('page', waitForApp)
  context.on('weberror', (error) => findings.push(String(error.error())))
  context.on('request', (request) => {
    const { hostname } = new URL(request.url())
    if (!ownHosts.includes(hostname)) findings.push(`a request to a third party: ${request.url()}`)
  })
}

/** One line about a page: its address, its headings, dialogs and messages. */
async function summarize(page: Page): Promise<string> {
  const { pathname, search } = new URL(page.url())
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll('h1, dialog[open], [role=alert], [role=status]')]
      .map((element) => element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 120))
      .filter(Boolean),
  )
  return `${pathname}${search} showed: ${texts.map((text) => `“${text}”`).join(' · ')}`
}

/** Attaches a summary of every page to a failed test; the report begins with it. */
async function attachPageContent(context: BrowserContext, testInfo: TestInfo) {
  if (testInfo.status === testInfo.expectedStatus) return
  for (const page of context.pages()) {
    const busy = new Promise<string>((resolve) => setTimeout(resolve, 2000, 'a busy page'))
    const body = await Promise.race([summarize(page), busy]).catch(() => 'a closed page')
    await testInfo.attach('page-content', { body })
  }
}

/** Removes all routes of a test; a request that is still in a handler would fail the run. */
async function endRoutes(context: BrowserContext) {
  for (const page of context.pages()) {
    await page.unrouteAll({ behavior: 'ignoreErrors' }).catch((error) => {
      // A pop-up may close itself meanwhile, and its routes with it.
      if (!page.isClosed()) throw error
    })
  }
  await context.unrouteAll({ behavior: 'ignoreErrors' })
}

/** Names the first finding in the message, which is the first line of the report. */
function expectNoFindings(findings: string[]) {
  expect(findings, `the console said ${findings[0]}`).toEqual([])
}

let testCount = 0

/** Fails every test on console errors and warnings, uncaught errors and requests to third parties. */
export const test = base.extend<{
  allowsRefusals: boolean
  expectedNoise: RegExp
  newPage: (options?: BrowserContextOptions) => Promise<Page>
}>({
  /** Whether calls may be refused without an entry in `expectedNoise`. */
  allowsRefusals: [true, { option: true }],
  /** Console lines and errors that a test provokes on purpose. */
  expectedNoise: [/^$/, { option: true }],
  // Each test has its own client address, as each family has: rate limits count by address.
  extraHTTPHeaders: async ({ baseURL }, use, { workerIndex }) => {
    testCount += 1
    await use(baseURL ? { 'x-forwarded-for': `10.0.${workerIndex}.${testCount % 250}` } : {})
  },
  context: async ({ context, expectedNoise, allowsRefusals }, use, testInfo) => {
    const findings: string[] = []
    const expected = allowsRefusals ? [expectedNoise, refusalLine] : [expectedNoise]
    watch(context, findings, expected)
    await use(context)
    await attachPageContent(context, testInfo)
    expectNoFindings(findings)
    await endRoutes(context)
  },
  /** Opens a page in a new browser context: other cookies, other storage. */
  newPage: async ({ browser, expectedNoise, allowsRefusals }, use, testInfo) => {
    const findings: string[] = []
    const expected = allowsRefusals ? [expectedNoise, refusalLine] : [expectedNoise]
    const contexts = new Set<BrowserContext>()
    await use(async (options) => {
      const context = await browser.newContext(options)
      watch(context, findings, expected)
      contexts.add(context)
      context.on('close', () => contexts.delete(context))
      return context.newPage()
    })
    for (const context of contexts) {
      await attachPageContent(context, testInfo)
      await endRoutes(context)
      await context.close()
    }
    expectNoFindings(findings)
  },
})

export { expect }
