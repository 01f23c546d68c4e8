import { readdir, rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Deployment } from './deployment.ts'
import { expect, test } from './deployment.ts'
import { cachedAnswers, installWorker, workerInstalled } from './installed-worker.ts'
import { newFamily } from './people.ts'

// They share a server that one of them replaces.
test.describe.configure({ mode: 'default', timeout: 180_000 })
// While a server is away, pages say so.
test.use({
  expectedNoise: /net::ERR_|Failed to fetch|network error|status of (404|503)|Profile subscription/,
})

const prompt = (page: Page) => page.getByRole('region', { name: 'Neue Version' })

/** The server has another worker from now on, and this page has asked for it. */
async function publish(deployment: Deployment, page: Page) {
  await deployment.publishWorker()
  await askForUpdate(page)
}

const askForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
  })

/** Registers a family at the deployed server and opens a page. */
async function openSignedIn(page: Page, deployment: Deployment, address: string) {
  const { origin } = new URL(deployment.address)
  const { name, email, password } = newFamily()
  const send = async (method: string, path: string, data: object) => {
    const answer = await page.request.fetch(path, { method, data, headers: { origin } })
    expect(answer.ok(), path).toBe(true)
    return answer.json()
  }
  const { user } = await send('POST', '/api/auth/sign-up/email', { name, email, password })
  await send('PUT', `/api/users/${user.id}`, { email })
  await page.goto(address)
  await expect(page.getByRole('main')).not.toBeEmpty()
  return send
}

/** Counts the documents that a tab loads from now on. */
function countLoads(page: Page) {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}

const seen = 1500

test.describe('a new version', () => {
  test.use({ serviceWorkers: 'allow' })

  test('is offered in every tab, and taken in one', async ({ page, context, deployment }) => {
    await openSignedIn(page, deployment, '/dashboard')
    await workerInstalled(page)
    const other = await context.newPage()
    await other.goto('/news')
    await expect(prompt(page)).toHaveCount(0)

    await publish(deployment, page)
    await expect(prompt(page)).toContainText('Neue Version – neu laden')
    await expect(prompt(other)).toBeVisible()
    const loads = countLoads(page)
    const otherLoads = countLoads(other)
    await prompt(page).getByRole('button', { name: 'Neu laden' }).click()
    await expect(prompt(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    await expect(prompt(other)).toHaveCount(0)
    await expect.poll(loads).toBe(1)
    await page.waitForTimeout(seen)
    expect([loads(), otherLoads()]).toEqual([1, 0])
    // The tab that went on still finds its pages' code.
    await other.getByRole('link', { name: 'Geschichten', exact: true }).first().click()
    await expect(other.getByRole('heading', { level: 1, name: 'Geschichten' })).toBeVisible()
  })

  test('put off, is not offered again until there is a newer one', async ({ page, deployment }) => {
    await openSignedIn(page, deployment, '/dashboard')
    await installWorker(page)
    await publish(deployment, page)
    await prompt(page).getByRole('button', { name: 'Später' }).click()
    await expect(prompt(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Geschichten', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Geschichten' })).toBeVisible()
    await expect(prompt(page)).toHaveCount(0)
    await publish(deployment, page)
    await expect(prompt(page)).toBeVisible()
  })

  test('waits until the story, the form or Kindermodus is left', async ({ page, deployment }) => {
    const send = await openSignedIn(page, deployment, '/reader?story=fuchs-laterne')
    await expect(page.getByRole('button', { name: 'Eine Seite weiter' })).toBeVisible()
    await installWorker(page)
    await publish(deployment, page)
    await page.waitForTimeout(seen)
    await expect(prompt(page)).toHaveCount(0)

    await page.goto('/contact')
    await expect(prompt(page)).toBeVisible()
    const message = page.getByRole('textbox', { name: /Nachricht/ })
    await message.fill('Liebe Redaktion,')
    await expect(prompt(page)).toHaveCount(0)
    await message.fill('')
    await expect(prompt(page)).toBeVisible()

    await send('PUT', '/api/device/kids-mode', { isKidsMode: true })
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: /^Hallo, / })).toBeVisible()
    await page.waitForTimeout(seen)
    await expect(prompt(page)).toHaveCount(0)
  })

  test('is the whole new release, without a network too', async ({ page, context, deployment }) => {
    await openSignedIn(page, deployment, '/dashboard')
    await installWorker(page)
    const scriptOf = () => page.locator('script[type=module]').first().getAttribute('src')
    const before = await scriptOf()
    await deployment.deploy()
    await askForUpdate(page)
    // What is not loaded yet comes from the worker that still holds the old release.
    await page.getByRole('link', { name: 'Geschichten', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Geschichten' })).toBeVisible()
    await prompt(page).getByRole('button', { name: 'Neu laden' }).click()
    await expect.poll(scriptOf).not.toBe(before)
    await context.setOffline(true)
    await page.goto('/news')
    await expect(page.getByRole('heading', { level: 1, name: 'Neuigkeiten' })).toBeVisible()
    expect(await scriptOf()).not.toBe(before)
    const paths = (await cachedAnswers(page)).map(({ path }) => path)
    expect(paths).not.toContain(before)
  })
})

const news = (page: Page) => page.getByRole('heading', { level: 1, name: 'Neuigkeiten' })

async function goToNews(page: Page) {
  await page.getByRole('link', { name: 'Neuigkeiten' }).first().click()
}

test('an old tab finds its code on the new server', async ({ page, deployment }) => {
  await openSignedIn(page, deployment, '/dashboard')
  const loads = countLoads(page)
  await deployment.deploy()
  await goToNews(page)
  await expect(news(page)).toBeVisible()
  expect(loads()).toBe(0)
})

test('an old tab whose code is gone loads once', async ({ page, deployment }) => {
  await openSignedIn(page, deployment, '/dashboard')
  const loads = countLoads(page)
  await deployment.deploy()
  await deployment.forgetReleases()
  await goToNews(page)
  await expect(news(page)).toBeVisible()
  await expect.poll(loads).toBe(1)
  await page.waitForTimeout(seen)
  expect(loads()).toBe(1)
})

test.describe('code that is nowhere', () => {
  test.use({ expectedNoise: /./ })

  test('ends after one load in a screen that says what to do', async ({ page, deployment }) => {
    await deployment.deploy()
    await openSignedIn(page, deployment, '/dashboard')
    await deployment.forgetReleases()
    const scripts = `${deployment.clientDir}/static/js`
    for (const file of await readdir(scripts)) {
      if (/^news-[^.]*\.js/.test(file)) await rm(`${scripts}/${file}`)
    }
    const loads = countLoads(page)
    await goToNews(page)
    await expect(page.getByRole('alert')).toContainText('Unexpected Application Error!')
    await expect.poll(loads).toBe(1)
    await page.waitForTimeout(seen)
    expect(loads()).toBe(1)
  })
})
