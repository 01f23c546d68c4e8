import type { BrowserContext, Page } from '@playwright/test'
import { choose } from './choose.ts'
import { signInWithGoogle } from './editors.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { cachedAnswers, installWorker, keepFile } from './installed-worker.ts'
import { listen, pause, seekSound, soundAt, soundLength, watchSound } from './listening.ts'
import { signUp } from './people.ts'
import { openSample, sample } from './sample-story.ts'

test.use({ serviceWorkers: 'allow' })

async function openWithWorker(page: Page, address = '/dashboard') {
  await signUp(page)
  await page.goto(address)
  await installWorker(page)
}

/** What the server itself answers, and whether a worker came in between. */
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

test('guests get no worker, and one that is installed leaves the server what is the server’s', async ({
  page,
}) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])

  await openWithWorker(page)
  await test.step('addresses that are no pages', async () => {
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
    for (const address of ['/gibt-es-nicht', '/app-shell/gibt-es-nicht']) {
      await expectFromServer(page, address, 404)
    }
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

// What is kept plays in offline.spec.ts, where a story is really saved.
test('sound and book play under the worker, and a page that takes over 4 s opens from the shell', async ({
  page,
  context,
}) => {
  await openWithWorker(page)
  await watchSound(page)
  await listen(page, sample)
  await expect(pause(page)).toBeVisible()
  const endSeconds = await soundLength(page)
  await seekSound(page, endSeconds - 5)
  await expect.poll(() => soundAt(page)).toBeGreaterThan(endSeconds - 5)
  await choose(page.getByRole('radio', { name: 'PDF' }))
  await expect(page.locator('canvas:visible').first()).toBeVisible()

  const letGo = await hold(context, '/news', (route) => route.abort())
  await page.goto('/news')
  await expect(page.getByRole('heading', { level: 1, name: 'Neuigkeiten' })).toBeVisible()
  expect(await page.evaluate(() => document.getElementById('root')?.childElementCount)).not.toBe(0)
  await letGo()
})

test.describe('without a network', () => {
  test.use({ expectedNoise: /net::ERR_|Failed to fetch|network error/ })

  test('pages open from the shell, with their code and their fonts', async ({ page, context }) => {
    await openWithWorker(page)
    await context.setOffline(true)
    const failed: string[] = []
    page.on('requestfailed', (request) => {
      // What a page was still loading when it was left has not failed.
      if (request.failure()?.errorText === 'net::ERR_ABORTED') return
      failed.push(new URL(request.url()).pathname)
    })
    await page.goto('/news')
    await expect(page.getByRole('heading', { level: 1, name: 'Neuigkeiten' })).toBeVisible()
    await page.goto('/reader?story=fuchs-laterne')
    await expect(page.getByRole('main')).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    expect(failed.filter((path) => path.startsWith('/static/'))).toEqual([])
    // What is no page of ours is left to the browser.
    await expect(page.goto('/api/docs')).rejects.toThrow(/ERR_/)
  })
})

test.describe('files of kept stories', () => {
  test.use({ expectedNoise: /status of (404|416)/ })
  const text = 'Es war einmal ein Fuchs.'
  const ask = (page: Page, path: string, range?: string) =>
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

  test('are answered to the account that keeps them, whole and in parts', async ({ page }) => {
    await openWithWorker(page)
    const before = await page.evaluate(() => indexedDB.databases())
    expect((await ask(page, '/files/00/mine.m4a?e=1&s=x')).status).toBe(404)
    // Looking for the account makes no database.
    expect(await page.evaluate(() => indexedDB.databases())).toEqual(before)

    await keepFile(page, { uid: 'mine', files: { mine: text, other: 'Das geht niemanden an.' } })
    const mine = '/files/00/mine.m4a?e=1&s=x'
    expect(await ask(page, mine)).toMatchObject({ status: 200, text, type: 'audio/mp4' })
    expect(await ask(page, mine, 'bytes=3-5')).toMatchObject({
      status: 206,
      text: 'war',
      range: `bytes 3-5/${text.length}`,
      length: '3',
      type: 'audio/mp4',
    })
    expect(await ask(page, mine, 'bytes=18-')).toMatchObject({ status: 206, text: 'Fuchs.' })
    expect(await ask(page, mine, 'bytes=-6')).toMatchObject({ status: 206, text: 'Fuchs.' })
    expect(await ask(page, mine, 'bytes=18-900')).toMatchObject({ status: 206, text: 'Fuchs.' })
    const beyond = await ask(page, mine, 'bytes=900-')
    expect(beyond).toMatchObject({ status: 416, text: '', range: `bytes */${text.length}` })
    expect((await ask(page, '/files/00/other.m4a')).status).toBe(404)
    const answer = await page.goto(mine)
    expect([answer?.status(), answer?.fromServiceWorker()]).toEqual([404, false])
  })
})

test.describe('in a café', () => {
  test.use({ expectedNoise: /./ })
  const portal = { contentType: 'text/html', body: '<h1>WLAN: bitte anmelden</h1>' }

  async function expectNothingForeign(page: Page) {
    const answers = await cachedAnswers(page)
    expect(answers.filter(({ text }) => text.includes('WLAN'))).toEqual([])
    return answers
  }

  /** The café answers whatever the filter lets through. */
  const enterCafe = (context: BrowserContext, isAnswered = (_path: string) => true) =>
    context.route(
      ({ pathname }) => isAnswered(pathname),
      (route) => route.fulfill(portal),
    )

  test('no worker, being installed or at work, keeps the sign-in page, and it goes on', async ({
    page,
    context,
  }) => {
    // A guest's page registers none by itself.
    await page.goto('/')
    // The shell comes last: when it is all that is foreign, everything else is there already.
    for (const path of ['/static/js/', '/app-shell']) {
      await enterCafe(context, (asked) => asked.startsWith(path))
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
    await enterCafe(context)
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
  // A whole browser, as the one without windows installs nothing.
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
  // A private window, as every test has, is the one thing against it.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest')
  await browser.close()
})
