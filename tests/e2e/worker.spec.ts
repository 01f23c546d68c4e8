import type { BrowserContext, Page } from '@playwright/test'
import { signUp } from './accounts.ts'
import { chooseRadio } from './choose-radio.ts'
import { signInWithGoogle } from './editors.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'
import { cachedAnswers, installWorker, storeFiles } from './installed-worker.ts'
import {
  audioDuration,
  audioPosition,
  listen,
  pauseButton,
  seekAudio,
  trackAudio,
} from './listening.ts'
import { openSample, sample } from './sample-story.ts'

test.use({ serviceWorkers: 'allow' })

async function openWithWorker(page: Page, address = '/dashboard') {
  await signUp(page)
  await page.goto(address)
  await installWorker(page)
}

/** Expects an answer with that status from the server itself, not from the worker. */
async function expectFromServer(page: Page, address: string, status: number) {
  const answer = await page.goto(address)
  expect([address, answer?.status(), answer?.fromServiceWorker()]).toEqual([address, status, false])
  return answer
}

async function expectDownloads(page: Page) {
  await page.goto('/reader?story=fuchs-laterne&p=11')
  const print = page.waitForEvent('download')
  await page.getByRole('link', { name: /Große Schrift/ }).click()
  expect((await print).suggestedFilename()).toMatch(/_Grossdruck\.pdf$/)

  await page.goto('/account-settings')
  const section = page.getByRole('region', { name: 'Datenschutz' })
  await section.getByRole('button', { name: 'Daten herunterladen' }).click()
  const save = section.getByRole('link', { name: /ZIP-Datei speichern/ })
  await expect(save).toBeVisible({ timeout: 30_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()])
  expect(download.suggestedFilename()).toBe('fabelhain-daten.zip')
}

test('guests get no worker, and an installed one leaves all other addresses to the server', async ({
  page,
}) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])

  await openWithWorker(page)
  await test.step('addresses that are not pages', async () => {
    for (const [address, type] of Object.entries({
      '/api/docs': 'text/html',
      '/api/openapi.json': 'application/json',
      '/healthz': 'application/json',
      '/demo/mail': 'text/html',
      '/sw.js': 'text/javascript',
      '/manifest.webmanifest': 'application/manifest+json',
      '/icons/icon-192.png': 'image/png',
    })) {
      const answer = await expectFromServer(page, address, 200)
      expect(answer?.headers()['content-type']).toContain(type)
    }
    await expectFromServer(page, '/app-shell/gibt-es-nicht', 404)
    expect((await page.goto('/gibt-es-nicht'))?.status()).toBe(404)
    for (const address of ['/sw.js', '/manifest.webmanifest', '/app-shell']) {
      const answer = await page.request.get(address)
      expect([address, answer.headers()['cache-control']]).toEqual([address, 'no-cache'])
    }
    expect((await page.goto('/news'))?.fromServiceWorker()).toBe(true)
    const feed = await page.evaluate(async () => (await fetch('/news/feed.atom')).text())
    expect(feed).toContain('<feed')
  })
  await test.step('files to print and to save', () => expectDownloads(page))
  const paths = (await cachedAnswers(page)).map(({ path }) => path)
  expect(paths.filter((path) => /^\/(api|rpc|files|news|demo|healthz)/.test(path))).toEqual([])
  await test.step('sign-in with Google in its window', async () => {
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0)
    await signInWithGoogle(page)
  })
})

// Stored recordings play in offline.spec.ts, which really saves a story.
test('audio and PDF work with a worker, and a page that takes over 4 s opens from the shell', async ({
  page,
  context,
}) => {
  await openWithWorker(page)
  await trackAudio(page)
  await listen(page, sample)
  await expect(pauseButton(page)).toBeVisible()
  const endSeconds = await audioDuration(page)
  await seekAudio(page, endSeconds - 5)
  await expect.poll(() => audioPosition(page)).toBeGreaterThan(endSeconds - 5)
  await chooseRadio(page.getByRole('radio', { name: 'PDF' }))
  await expect(page.locator('canvas:visible').first()).toBeVisible()

  const release = await holdRequests(context, '/news', (route) => route.abort())
  await page.goto('/news')
  await expect(page.getByRole('heading', { level: 1, name: 'Neuigkeiten' })).toBeVisible()
  expect(await page.evaluate(() => document.getElementById('root')?.childElementCount)).not.toBe(0)
  await release()
})

test.describe('without a network', () => {
  test.use({ expectedNoise: /net::ERR_|Failed to fetch|network error/ })

  test('pages open from the shell, with their code and their fonts', async ({ page, context }) => {
    await openWithWorker(page)
    await context.setOffline(true)
    const failed: string[] = []
    page.on('requestfailed', (request) => {
      // Requests that end because their page is left have not failed.
      if (request.failure()?.errorText === 'net::ERR_ABORTED') return
      failed.push(new URL(request.url()).pathname)
    })
    await page.goto('/news')
    await expect(page.getByRole('heading', { level: 1, name: 'Neuigkeiten' })).toBeVisible()
    await page.goto('/reader?story=fuchs-laterne')
    await expect(page.getByRole('main')).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    expect(failed.filter((path) => path.startsWith('/static/'))).toEqual([])
    await page.goto('/gibt-es-nicht')
    await expect(page.getByRole('heading', { name: 'Diese Seite braucht Internet' })).toBeVisible()
    // Calls and files are left to the browser.
    await expect(page.goto('/api/docs')).rejects.toThrow(/ERR_/)
  })
})

test.describe('files of offline stories', () => {
  test.use({ expectedNoise: /status of (404|416)/ })
  const text = 'Es war einmal ein Fuchs.'
  const fetchFile = (page: Page, path: string, range?: string) =>
    page.evaluate(
      async ([path = '', range]) => {
        const answer = await fetch(path, { headers: range ? { range } : {} })
        const { headers } = answer
        return {
          status: answer.status,
          text: answer.status === 404 ? '' : await answer.text(),
          range: headers.get('content-range'),
          length: headers.get('content-length'),
          type: headers.get('content-type'),
        }
      },
      [path, range] as const,
    )

  test('are sent to the account that stored them only, whole and in ranges', async ({ page }) => {
    await openWithWorker(page)
    const before = await page.evaluate(() => indexedDB.databases())
    expect((await fetchFile(page, '/files/00/mine.m4a?e=1&s=x')).status).toBe(404)
    // Looking up the account creates no database.
    expect(await page.evaluate(() => indexedDB.databases())).toEqual(before)

    await storeFiles(page, { uid: 'mine', files: { mine: text, other: 'Das geht niemanden an.' } })
    const mine = '/files/00/mine.m4a?e=1&s=x'
    expect(await fetchFile(page, mine)).toMatchObject({ status: 200, text, type: 'audio/mp4' })
    expect(await fetchFile(page, mine, 'bytes=3-5')).toMatchObject({
      status: 206,
      text: 'war',
      range: `bytes 3-5/${text.length}`,
      length: '3',
      type: 'audio/mp4',
    })
    expect(await fetchFile(page, mine, 'bytes=18-')).toMatchObject({ status: 206, text: 'Fuchs.' })
    expect(await fetchFile(page, mine, 'bytes=-6')).toMatchObject({ status: 206, text: 'Fuchs.' })
    expect(await fetchFile(page, mine, 'bytes=18-900')).toMatchObject({
      status: 206,
      text: 'Fuchs.',
    })
    const beyond = await fetchFile(page, mine, 'bytes=900-')
    expect(beyond).toMatchObject({ status: 416, text: '', range: `bytes */${text.length}` })
    expect((await fetchFile(page, '/files/00/other.m4a')).status).toBe(404)
    const answer = await page.goto(mine)
    expect([answer?.status(), answer?.fromServiceWorker()]).toEqual([404, false])
  })
})

test.describe('behind a captive portal', () => {
  test.use({ expectedNoise: /./ })
  const signInPage = '<h1>WLAN: bitte anmelden</h1>'
  const portal = { contentType: 'text/html', body: signInPage }

  async function expectNothingForeign(page: Page) {
    const answers = await cachedAnswers(page)
    expect(answers.filter(({ text }) => text.includes(signInPage))).toEqual([])
    return answers
  }

  /** The portal answers every path that the filter accepts. */
  const answerAsPortal = (context: BrowserContext, isAnswered = (_path: string) => true) =>
    context.route(
      ({ pathname }) => isAnswered(pathname),
      (route) => route.fulfill(portal),
    )

  test('a worker stores no sign-in page of the portal, during its installation or later, and works afterwards', async ({
    page,
    context,
  }) => {
    // A guest's page registers no worker by itself.
    await page.goto('/')
    // The shell is loaded last: if only the shell is foreign, all the rest is already stored.
    for (const path of ['/static/js/', '/app-shell']) {
      await answerAsPortal(context, (pathname) => pathname.startsWith(path))
      const state = await page.evaluate(async () => {
        const { installing } = await navigator.serviceWorker.register('/sw.js')
        return new Promise<string | undefined>((resolve) => {
          if (!installing) return resolve(undefined)
          installing.onstatechange = () =>
            installing.state !== 'installing' && resolve(installing.state)
        })
      })
      expect([undefined, 'redundant']).toContain(state)
      await expectNothingForeign(page)
      await context.unrouteAll()
    }

    await openWithWorker(page, '/story-collection')
    expect((await expectNothingForeign(page)).length).toBeGreaterThan(100)
    await answerAsPortal(context)
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      await registration?.update().catch(() => undefined)
      for (const address of [
        '/static/js/gibt-es-nicht.js',
        '/static/gibt-es-nicht.css',
        '/static/gibt-es-nicht.woff2',
        '/covers/fuchs-laterne?v=x&w=400',
        '/avatars/owl.avif?x',
        '/backgrounds/news-desktop.avif?x',
        '/icons/icon-32.png?x',
        '/files/00/mine.m4a',
        '/rpc/story/list',
        '/api/session',
      ]) {
        await fetch(address)
      }
    })
    await page.goto('/news')
    await expect(page.getByRole('heading', { name: 'WLAN' })).toBeVisible()
    await expectNothingForeign(page)

    await context.unrouteAll()
    await page.goto('/news')
    await expect(page.getByRole('heading', { level: 1, name: 'Neuigkeiten' })).toBeVisible()
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
    await expectNothingForeign(page)
  })
})

test('the app can be installed', async ({ playwright, baseURL }) => {
  // The full browser, as the headless shell cannot install apps.
  const browser = await playwright.chromium.launch({
    executablePath: process.env.E2E_WHOLE_BROWSER ?? '',
    args: ['--no-sandbox'],
  })
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const page = await context.newPage()
  await openSample(page)
  const session = await context.newCDPSession(page)
  const { errors } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // The private window of every test is the only obstacle.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest')
  await browser.close()
})
